import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { asPrinted, demands, firm, GRID, grid, listed, signs, somebody, trucks } from '../blind-t.ts'

/** FEPAM: transport of dangerous products; sections in roman numbers, the term as a period, plates in a table of two pairs of columns. */
export const layout: Layout = licencePages('blind-t-fepam-carga', {
  one: (random) => {
    const owner = firm(random, '~ TRANSPORTES RODOVIÁRIOS LTDA')
    const name = owner.name.toUpperCase()
    const issued = randomDate(random, 2018, 2024)
    const expires = addYears(issued, 4)
    const serial = `0${random.int(1100, 8900)}`
    const plates = trucks(random, 12)
    const activity = 'TRANSPORTE RODOVIÁRIO DE PRODUTOS E/OU RESÍDUOS PERIGOSOS'
    const cell = (at: number) => [at + 1, asPrinted(plates[at] ?? '')]
    return {
      paper: { font: 'Noto Serif', sizePt: 9.5, margin: '15mm 20mm', css: GRID },
      body: html`<p class="c b">FUNDAÇÃO ESTADUAL DE PROTEÇÃO AMBIENTAL HENRIQUE LUIZ ROESSLER – RS</p>
<p class="r s">Processo n.º ${random.digits(4)}-05.67 / ${random.int(15, 23)}.${random.int(1, 9)}</p>
<p class="c" style="font-size:14pt"><b>LICENÇA DE OPERAÇÃO</b><br><b>LO N.º ${serial} / ${year(issued)}</b></p>
<p class="j">A Fundação Estadual de Proteção Ambiental, criada pela Lei Estadual n.º 9.077, de 04/06/90, registrada no Ofício do Registro Oficial em 01/02/91, no uso das atribuições que lhe confere a Lei n.º 6.938, de 31/08/81, e com base nos autos do processo administrativo acima, expede a presente LICENÇA DE OPERAÇÃO.</p>
<p class="b">I – Identificação:</p>
<p>EMPREENDEDOR RESPONSÁVEL: ${random.digits(6)} - ${name}<br>CPF / CNPJ / Doc Estr: ${maskCnpj(owner.id)}<br>ENDEREÇO: ${owner.road.toUpperCase()}<br>MUNICÍPIO: ${owner.city.toUpperCase()} - RS &nbsp; CEP: ${owner.postcode}<br>EMPREENDIMENTO: ${random.digits(5)}<br>RESPONSÁVEL TÉCNICO: ${somebody(random)} – CPF ${maskCpf(cpf(random))}</p>
<p>RAMO DE ATIVIDADE: 4.720,10<br>A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE: <b>${activity}</b></p>
<p class="b">II – Condições e restrições:</p>
<p class="j">1. Quanto ao empreendimento: 1.1. esta licença revoga a LO n.º ${random.digits(5)} / ${year(issued) - 3}; 1.2. somente os veículos relacionados a seguir estão autorizados:</p>
${grid(
  [0, 2, 4, 6, 8, 10].map((at) => [...cell(at), ...cell(at + 1)]),
  ['Nº', 'PLACA', 'Nº', 'PLACA'],
)}
${listed(demands(random, 4, issued), (place) => `2.${place}.`)}
<p class="b">III – Documentos para a renovação desta licença:</p>
<p class="j">1. requerimento; 2. cópia desta licença; 3. certificados de inspeção (CIPP) dos equipamentos, com prazo até ${shortDate(addDays(issued, 350))}.</p>
<p class="j">Havendo alteração nos atos constitutivos, a empresa deverá apresentar, imediatamente, cópia à FEPAM, sob pena do empreendedor acima continuar com a responsabilidade.</p>
<p class="j">Esta licença é válida para as condições acima no período de ${shortDate(issued)} à ${shortDate(expires)}, desde que cumpridas; não dispensa certidões ou alvarás exigidos por outras leis.</p>
<p>Porto Alegre, ${longDate(issued)}.</p>${signs(somebody(random), 'Diretora Técnica')}`,
      read: {
        id: owner.id,
        number: `${serial}/${year(issued)}`,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      },
    }
  },
})
