import { addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { hex } from '../../generator/numbers.ts'
import { arms, blindLayout, firm, fleet, human, issueDate, phone } from '../blind-ac.ts'

/** Mato Grosso: adhesion for a carrier, cards of two columns, plates four in a row, a link over two lines. */
export const layout = blindLayout('blind-ac-mato-grosso-adhesion', (random) => {
  const carrier = firm(random, 'Rodoviário * Transportes Ltda.', '0003')
  const issued = issueDate(random, 2022, 2025)
  const expires = addYears(issued.date, 3)
  const number = `31${random.digits(4)}/${issued.year}`
  const hash = hex(random, 20).toLowerCase()
  const [first, second] = [
    'https://sistemas.sema.mt.gov.br/simlam/',
    `conferencia/lac?documento=31${random.digits(5)}`,
  ]
  const plates = fleet(random, 8)
  const rows = [plates.slice(0, 4), plates.slice(4)]
  const activity = 'Transporte rodoviário de substâncias perigosas a granel'
  const engineer = human(random)
  const body = html`
<table class="lh"><tr><td class="c">${arms(15, '#115', 'tree')}</td><td class="c"><b>GOVERNO DO ESTADO DE MATO GROSSO</b><br>SECRETARIA DE ESTADO DE MEIO AMBIENTE – SEMA</td><td class="c s">Licenciamento<br>por adesão</td></tr></table>
<h1>LICENÇA POR ADESÃO E COMPROMISSO – LAC Nº ${number}</h1>
<p class="j s">Emitida pelo sistema com os dados que o interessado declarou sob as penas da lei, nos termos da Lei Complementar nº 592, de 26 de maio de 2017, e do Decreto nº 697, de 3 de novembro de 2020. Termo de adesão aceito em ${shortDate(issued.earlier)}.</p>
<div class="cards">
<div><h3>Nome ou razão social</h3>${carrier.name}</div><div><h3>CNPJ</h3>${carrier.masked}</div>
<div><h3>Endereço da filial</h3>${carrier.street}<br>${carrier.quarter}<br>Campo Limpo do Araguaia – MT<br>${carrier.postcode}</div><div><h3>Responsável técnico</h3>${engineer.name}<br>CPF ${engineer.masked}<br>ART ${random.digits(11)}</div>
<div><h3>Atividade</h3>${activity}</div><div><h3>Processo</h3>${random.digits(6)}/${issued.earlier.slice(0, 4)}</div>
<div><h3>Data de emissão</h3>${shortDate(issued.date, '.')}</div><div><h3>Data de vencimento</h3><b>${shortDate(expires, '.')}</b></div></div>
<h2>Veículos cadastrados (placas)</h2>
<table class="pl">${rows.map((row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>`)}</table>
<h2>Compromissos</h2>
<ul><li>Usar somente condutores com curso específico válido.</li><li>Levar no veículo o envelope e a ficha de emergência (NBR 7503).</li><li>Não lavar tanques nos pátios de postos.</li><li>Informar à SEMA, em 24 horas, todo acidente, pelo número ${phone(random, 65)}.</li><li>Comunicar em 30 dias a baixa de veículo.</li><li>Aderir de novo até 30 dias antes do vencimento.</li></ul>
<p class="j s">A falsidade das declarações sujeita o responsável às sanções do art. 69-A da Lei nº 9.605/1998. A fiscalização pode ocorrer a qualquer tempo. Esta licença não alcança explosivos nem materiais radioativos, que dependem do Exército e da CNEN.</p>
<div class="auth"><p>Verificação de autenticidade no endereço</p><p class="u">${first}<br>${second}</p><p>Hash: ${hash}</p></div>
<p class="c s">Centro Político das Araras, bloco C – Cuiabá – MT – CEP 78.000-000 – www.sema.mt.gov.br</p>`
  return {
    paper: {
      font: 'Noto Serif',
      sizePt: 9.5,
      css: '.lh{border:.3mm solid #115}.lh td{vertical-align:middle;padding:2mm;border:.3mm solid #115}h1{font-size:12.5pt;text-align:center;margin:5mm 0}h2{font-size:10.5pt;margin:4mm 0 1mm}h3{font-size:7.5pt;font-weight:normal;color:#446;margin:0}.cards{display:grid;grid-template-columns:3fr 2fr;gap:2mm}.cards>div{background:#f1f2f8;padding:1.5mm 2mm}.pl td{border:.2mm solid #aaa;text-align:center;padding:1mm}ul{margin:0 0 2mm;padding-left:5mm}.auth{border-top:.4mm solid #115;border-bottom:.4mm solid #115;padding:2mm;margin:4mm 0;text-align:center}.auth p{margin:0}.u{color:#114}',
    },
    body,
    read: {
      id: carrier.id,
      number,
      scope: 'STATE',
      accessKey: hash,
      expirationDate: expires,
      licensePlate: plates,
      validationLink: first + second,
      mainActivity: [activity],
      authorizationDangerousProducts: true,
    },
  }
})
