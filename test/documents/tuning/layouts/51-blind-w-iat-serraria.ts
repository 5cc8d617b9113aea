import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { above, business, clauses, duties, human, LINES, lined } from '../blind-w.ts'

/** IAT of Paraná: a renewal with its suffix, three boxes at the top, numbered blocks of captions above values. */
export const layout: Layout = licencePages('blind-w-iat-serraria', {
  one: (random) => {
    const owner = business(random, 'Madeireira # Ltda - EPP')
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(201000, 298000)}-R2`
    const key = `${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}`
    const protocol = `${random.int(15, 22)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`
    const activity = 'Serraria com desdobramento de toras e secagem em estufa'
    const head = 'background:#e9efe6;padding:1mm 2mm;font-weight:bold;margin:2mm 0 0'
    return {
      paper: { font: 'Open Sans', sizePt: 9.5, margin: '14mm 16mm', css: LINES },
      body: html`<table><tr><td><b>INSTITUTO ÁGUA E TERRA</b><br>Secretaria do Desenvolvimento Sustentável<br>Governo do Estado do Paraná</td>
<td class="r b" style="font-size:13pt">RENOVAÇÃO DE LICENÇA<br>DE OPERAÇÃO</td></tr></table>
${lined([], [[above('Nº do documento', html`<b>${number}</b>`), above('Validade', html`<b>${shortDate(expires)}</b>`), above('Protocolo', protocol)]])}
<p class="j">O Instituto Água e Terra, com base na legislação ambiental e demais normas pertinentes, e tendo em vista o contido no expediente protocolado sob o nº ${protocol}, concede a presente Renovação de Licença de Operação nas condições e restrições abaixo especificadas.</p>
<div style="${head}">1. IDENTIFICAÇÃO DO EMPREENDEDOR</div>
${lined([], [[above('CPF/CNPJ', maskCnpj(owner.id)), above('Nome/Razão social', owner.name)]])}
${lined([], [[above('Logradouro e número', `${owner.street}, ${owner.door}`), above('Bairro', owner.quarter), above('Município/UF', `${owner.town}/PR`), above('CEP', owner.zip)]])}
<div style="${head}">2. IDENTIFICAÇÃO DO EMPREENDIMENTO</div>
${lined([], [[above('Atividade específica', activity)]])}
${lined([], [[above('Porte', 'Médio'), above('Coordenadas UTM (E-N)', `${random.digits(6)},0 - 7${random.digits(6)},0`), above('Corpo receptor', 'Não se aplica'), above('Bacia hidrográfica', 'Piquiri')]])}
<div style="${head}">3. REQUISITOS DO LICENCIAMENTO AMBIENTAL</div>
${clauses(duties(random, 9, issued), (place) => `${place}.`)}
<p class="j">Substitui a RLO nº ${random.int(101000, 199000)}-R1, expedida em ${shortDate(addYears(issued, -4))}.</p>
<p class="r">Curitiba, ${longDate(issued)}</p>
<p class="c">Assinado eletronicamente por ${human(random)}<br>Gerência de Licenciamento</p>
<p class="s">Documento emitido pelo SGA. Sua autenticidade pode ser confirmada em www.sga.pr.gov.br/sga-iap/autenticidade usando o código de autenticidade ${key}.</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'www.sga.pr.gov.br/sga-iap/autenticidade',
        mainActivity: [activity],
      },
    }
  },
})
