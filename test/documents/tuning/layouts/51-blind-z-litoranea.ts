import { addMonths, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { duties, engineer, holder, somebody } from '../blind-z.ts'

const LINK = 'https://fumapos.portodosabia.sc.gov.br/consulta-licenca'
const css = `
.top { display: flex; gap: 4mm; border-bottom: 1.5pt solid #0b4f6c } .top p { margin: 0 } h1 { font-size: 15pt; margin: 5mm 0 0; text-align: center }
h2 { font-size: 9.5pt; background: #0b4f6c; color: #fff; padding: .8mm 2mm; margin: 4mm 0 1.5mm } .f p { margin: 0 0 .8mm } td, th { border: .5pt solid #999; padding: 1mm 3mm; text-align: center }`

/** A coastal town's foundation with the state's form: dangerous transport, the term in months, plates in an annex. */
export const layout = licencePages('blind-z-litoranea', {
  one: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const firm = holder(random, 'Transportadora')
    const expert = engineer(random)
    const number = `${random.int(14, 238)}/${year(issued)}`
    const code = random.digits(6)
    const activity =
      '47.10.10 – Transporte rodoviário de produtos perigosos, exclusivamente no território do município'
    const plates = Array.from({ length: 12 }, (_, index) => plate(random, index % 3 ? 'mercosul' : 'old'))
    const kinds = ['Cavalo mecânico', 'Tanque', 'Truck', 'Carreta graneleira']
    const body = html`<div class="top">${crest(15, '#0b4f6c')}<div><p>MUNICÍPIO DE PORTO DO SABIÁ</p><p class="b">FUNDAÇÃO MUNICIPAL DO MEIO AMBIENTE – FUMAPOS</p><p class="s">Rua das Gaivotas, 310 – Centro – Porto do Sabiá – Santa Catarina</p></div></div>
      <h1>LICENÇA AMBIENTAL DE OPERAÇÃO</h1><p class="c b">LAO Nº ${number}</p>
      <p class="j">A FUMAPOS, no uso de suas atribuições, com base no processo nº TPP/${random.digits(5)}/FPS e no Parecer Técnico nº ${random.int(100, 700)}/${year(issued)}, concede a presente Licença Ambiental de Operação à:</p>
      <h2>EMPREENDEDOR</h2><div class="f"><p>NOME / RAZÃO: ${firm.name.toUpperCase()}</p><p>ENDEREÇO: ${firm.street}, ${firm.district}</p><p>CEP: ${firm.postcode} &nbsp;&nbsp; MUNICÍPIO: PORTO DO SABIÁ &nbsp;&nbsp; ESTADO: SC</p><p>CPF/CNPJ: ${maskCnpj(firm.id)}</p></div>
      <h2>PARA ATIVIDADE DE</h2><div class="f"><p>ATIVIDADE: ${activity}</p><p>EMPREENDIMENTO: Frota própria, ${plates.length} veículos (Anexo 1)</p></div>
      <h2>RESPONSÁVEL TÉCNICO</h2><div class="f"><p>${expert.name} – CPF ${expert.cpf} – ART ${random.digits(7)}-${random.digits(1)}</p></div>
      <h2>CONDIÇÕES DE VALIDADE</h2>${duties(random, 6).map((duty, index) => html`<p class="j s">${index + 1}. ${duty}</p>`)}
      <h2>PRAZO DE VALIDADE</h2><p>(48) meses, a contar da data de assinatura desta licença.</p>
      <p class="r">Porto do Sabiá, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">${somebody(random, 'm')}<br>Superintendente da FUMAPOS</p>
      <p class="s c">Para verificar a autenticidade deste documento acesse ${LINK}, informando o FCEI ${random.digits(6)}/${year(issued)} e o código ${code}.</p>
      <div class="break"><p class="b c">ANEXO 1 DA LAO Nº ${number} – VEÍCULOS</p>
      <table><tr><th>Item</th><th>Placa</th><th>Tipo</th><th>Ano</th></tr>${plates.map((one, index) => html`<tr><td>${index + 1}</td><td>${hyphenated(one)}</td><td>${random.pick(kinds)}</td><td>${random.int(2009, year(issued))}</td></tr>`)}</table></div>`
    return {
      paper: { font: 'Open Sans', sizePt: 9.4, css, margin: '13mm 19mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: addMonths(issued, 48),
        licensePlate: plates,
        validationLink: LINK,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      },
    }
  },
})
