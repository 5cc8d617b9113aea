import { addYears, isoDate, longDate, shortDate } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumericCnpj, maskCnpj } from '../../generator/numbers.ts'
import { clauses, duties, holder, person, RULED, ruled, signature, town } from '../blind-q.ts'

/** A consortium of towns: a single licence of 2026 for a firm with letters in its CNPJ; a period, two activities. */
export const layout: Layout = licencePages('blind-q-consorcio-unica', {
  one: (random) => {
    const firm = holder(random, 'Reciclagem * Ltda')
    const id = alphanumericCnpj(random)
    const issued = isoDate(2026, random.int(8, 10), random.int(1, 28))
    const expires = addYears(issued, 4)
    const number = `00${random.int(12, 94)}/2026`
    return {
      paper: { font: 'Noto Sans', sizePt: 10.5, css: RULED, margin: '16mm 19mm' },
      body: html`<table style="border-bottom:.6mm solid #2c6a86"><tr><td style="width:20mm">${crest(16, '#2c6a86')}</td><td><b>CONSÓRCIO INTERMUNICIPAL DO VALE DO RIO SERENO – CIVARS</b><br>Câmara Técnica de Licenciamento Ambiental<br><span class="s">Municípios consorciados: ${town(random)}, Alto Sereno e Campo das Emas</span></td></tr></table>
<p class="c b" style="font-size:16pt;margin:6mm 0 5mm">LICENÇA AMBIENTAL ÚNICA<br>LAU N.º ${number}</p>
<p class="j">O Consórcio Intermunicipal do Vale do Rio Sereno, por delegação dos municípios consorciados e em atenção ao requerimento nº ${random.digits(4)}/2026, outorga a presente licença:</p>
${ruled([
  ['Razão social', firm.name],
  ['Nº do CNPJ', maskCnpj(id)],
  ['Endereço', `${firm.street}, CEP ${firm.postcode}`],
  ['Vigência', html`<b>de ${shortDate(issued)} a ${shortDate(expires)}</b>`],
])}
<p class="b" style="margin:0">Atividades licenciadas</p>
${ruled(
  [
    ['8.02', 'Triagem e prensagem de papel, plástico e metal', '1.150 m²'],
    ['8.07', 'Transporte de resíduos recicláveis, exceto resíduos perigosos', '4 veículos'],
  ],
  ['Código', 'Descrição', 'Porte'],
)}
<p class="j">Observação: esta licença não autoriza o transporte de produtos perigosos, que depende de ato do órgão estadual.</p>
<p class="b">Condições</p>${clauses(duties(random, 5, issued), (index) => `${['I', 'II', 'III', 'IV', 'V'][index]} –`)}
<p class="r">Alto Sereno, ${longDate(issued)}.</p>
<table><tr><td>${signature(person(random), 'Presidência do Consórcio')}</td><td>${signature(person(random), 'Coordenação Técnica')}</td></tr></table>`,
      read: {
        id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: [
          '8.02 Triagem e prensagem de papel, plástico e metal',
          '8.07 Transporte de resíduos recicláveis, exceto resíduos perigosos',
        ],
      },
    }
  },
})
