import { addYears, dateInWords, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { breakCheckDigit, maskCnpj } from '../../generator/numbers.ts'
import { asPrinted, demands, firm, listed, signs, somebody, trucks, unbroken } from '../blind-t.ts'

/** SEMAD of Goiás: a licence of functioning for rubble, dangerous goods excluded, plates in a sentence; the CNPJ is wrong. */
export const layout: Layout = licencePages('blind-t-goias-entulho', {
  one: (random) => {
    const owner = firm(random, '~ Caçambas e Entulhos Ltda')
    const id = breakCheckDigit(owner.id)
    const issued = randomDate(random, 2018, 2023)
    const expires = addYears(issued, 3)
    const number = `${random.int(210, 980)}/${year(issued)}`
    const plates = trucks(random, 5)
    const activity = 'Coleta e transporte de resíduos da construção civil'
    return {
      paper: { font: 'Roboto', sizePt: 10.5, margin: '18mm 20mm 16mm 30mm' },
      body: html`<p><b>ESTADO DE GOIÁS</b><br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E DESENVOLVIMENTO SUSTENTÁVEL – SEMAD<br>Superintendência de Licenciamento Ambiental</p>
<p class="b" style="font-size:15pt;margin:6mm 0 1mm">LICENÇA DE FUNCIONAMENTO Nº ${number}</p>
<p style="border-top:.5mm solid #333;padding-top:2mm">Válida até ${shortDate(expires)} &nbsp;|&nbsp; Processo nº ${random.digits(5)}/${year(issued) - 1} &nbsp;|&nbsp; Protocolo nº ${random.digits(6)}</p>
<p class="j">A Superintendência concede a presente licença à empresa <b>${owner.name}</b>, inscrita no CNPJ sob o nº ${maskCnpj(id)}, estabelecida na ${owner.road}, em ${owner.city}, Goiás.</p>
<p>Atividade licenciada: ${activity}.</p>
<p class="j">Fica vedado o transporte de produtos perigosos e de resíduos de serviços de saúde. Veículos autorizados, de placas: ${plates.map((plate, index) => html`${index === 0 ? '' : index === plates.length - 1 ? ' e ' : ', '}${unbroken(asPrinted(plate))}`)}.</p>
<p class="b">Exigências</p>
${listed(demands(random, 12, issued), (place) => `${place}.`)}
<p class="j" style="margin-top:5mm">Dada em Goiânia, aos ${dateInWords(issued)}.</p>
${signs(somebody(random), 'Superintendente')}`,
      read: {
        id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
