import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { business, clauses, dashed, duties, fleet, human, LINES, lined } from '../blind-w.ts'

/** FEPAM of Rio Grande do Sul: a haulier of dangerous goods, plates in a table of a condition, the term at the end. */
export const layout: Layout = licencePages('blind-w-fepam-quimico', {
  one: (random) => {
    const owner = business(random, 'TRANSPORTES # LTDA')
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 5)
    const serial = `0${random.int(1200, 9700)}`
    const key = hex(random, 10)
    const plates = fleet(random, 8)
    const activity = 'TRANSPORTE RODOVIÁRIO DE PRODUTOS PERIGOSOS'
    const kinds = ['Caminhão-trator', 'Semirreboque tanque', 'Caminhão baú']
    return {
      paper: { font: 'PT Sans', sizePt: 10.5, margin: '14mm 20mm', css: `${LINES} .lined { width: 80% }` },
      body: html`<p class="c b">FUNDAÇÃO ESTADUAL DE PROTEÇÃO AMBIENTAL<br>HENRIQUE LUIZ ROESSLER - RS</p>
<table><tr><td class="s">Processo n.º<br>${random.digits(4)}-05.67 / ${String(year(issued) - 1).slice(2)}.${random.digits(1)}</td><td class="r b" style="font-size:14pt">LO N.º &nbsp;${serial} / ${year(issued)}</td></tr></table>
<p class="c b" style="font-size:16pt;margin:3mm 0">LICENÇA DE OPERAÇÃO</p>
<p class="j">A Fundação Estadual de Proteção Ambiental, criada pela Lei Estadual n.º 9.077 de 04/06/90, registrada no Ofício do Registro Oficial em 01/02/91, no uso das atribuições que lhe confere a Lei n.º 6.938, de 31/08/81, e com base nos autos do processo administrativo acima expede a presente LICENÇA DE OPERAÇÃO, que autoriza o:</p>
<p><b>EMPREENDEDOR RESPONSÁVEL:</b> ${random.digits(6)} - ${owner.name.toUpperCase()}<br>
<b>CPF / CNPJ / Doc Estr:</b> ${maskCnpj(owner.id)}<br>
<b>ENDEREÇO:</b> ${owner.street.toUpperCase()}, ${owner.door}, ${owner.quarter.toUpperCase()}, ${owner.zip} ${owner.town.toUpperCase()} - RS</p>
<p><b>EMPREENDIMENTO:</b> ${random.digits(6)} - FONTES MÓVEIS</p>
<p><b>A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE:</b> ${activity}<br><b>RAMO DE ATIVIDADE:</b> 4.720,10<br><b>MEDIDA DE PORTE:</b> ${plates.length} veículo(s)</p>
<p class="b">COM AS CONDIÇÕES E RESTRIÇÕES:</p>
<p>1. Quanto aos veículos</p>
<p class="j">1.1. Esta licença contempla somente os veículos de placas abaixo, cujos CIPP e CIV devem estar em dia:</p>
${lined(
  ['Seq.', 'Placa', 'Espécie', 'Ano'],
  plates.map((value, index) => [index + 1, dashed(value), random.pick(kinds), random.int(2009, 2023)]),
)}
<p>2. Quanto à operação</p>
${clauses(duties(random, 7, issued), (place) => `2.${place}.`)}
<p class="j b" style="margin-top:3mm">Este documento é válido para as condições acima no período de ${shortDate(issued)} à ${shortDate(expires)}.</p>
<p class="j">Havendo alteração nos atos constitutivos, cópia deverá ser enviada à FEPAM em 30 dias. Esta licença perde a validade caso os dados fornecidos não correspondam à realidade.</p>
<p>Porto Alegre, ${longDate(issued)}.</p>
<p class="s">Documento assinado digitalmente por ${human(random)}, Chefe do Serviço de Emergência Ambiental. Verifique a validade em https://secweb.fepam.rs.gov.br/valida com o código ${key}.</p>`,
      read: {
        id: owner.id,
        number: `${serial}/${year(issued)}`,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://secweb.fepam.rs.gov.br/valida',
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      },
    }
  },
})
