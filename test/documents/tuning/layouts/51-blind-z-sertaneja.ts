import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { breakCheckDigit, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, somebody } from '../blind-z.ts'

const css = `
.top p { margin: 0 } .ement { margin: 5mm 0 5mm 85mm; text-align: justify; font-style: italic; font-size: .92em } .art { text-align: justify; text-indent: 10mm }
.gazette { border-top: .6pt solid #000; margin-top: 9mm; padding-top: 2mm; font-size: .85em }`

/** A town of the backlands grants by an order with articles; its term runs from publication; the CNPJ is mistyped. */
export const layout = licencePages('blind-z-sertaneja', {
  one: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const published = addDays(issued, random.int(2, 8))
    const firm = holder(random, 'Cerâmica')
    const id = breakCheckDigit(firm.id)
    const number = `1.${random.int(104, 988)}`
    const activity = 'fabricação de telhas, tijolos e blocos de barro cozido'
    const body = html`<div class="top c">${crest(18, '#7a3b12')}<p class="b">PREFEITURA DE SANTA IFIGÊNIA DO VALE</p><p>Estado da Bahia</p><p>Secretaria Municipal de Agricultura e Meio Ambiente – SEAMA</p></div>
      <p class="b c" style="margin-top:7mm">PORTARIA SEAMA Nº ${number}, DE ${longDate(issued).toUpperCase()}</p>
      <p class="ement">Concede LICENÇA UNIFICADA a ${firm.name} e dá outras providências.</p>
      <p class="art">A SECRETÁRIA MUNICIPAL DE AGRICULTURA E MEIO AMBIENTE, no uso de suas atribuições, com base na Lei Municipal nº 412, de 9 de junho de 2011, e no que consta do processo nº ${year(issued) - 1}.${random.digits(5)}/LU, RESOLVE:</p>
      <p class="art"><b>Art. 1º</b> Conceder LICENÇA UNIFICADA, válida pelo prazo de 03 (três) anos, contados da publicação desta Portaria, à empresa ${firm.name.toUpperCase()}, inscrita no CNPJ sob o nº ${maskCnpj(id)}, com sede na ${firm.street}, ${firm.district}, neste município, para a atividade de ${activity}.</p>
      <p class="art"><b>Art. 2º</b> A licença fica sujeita ao cumprimento das condicionantes seguintes:</p>
      ${duties(random, 7).map((duty, index) => html`<p class="art">${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][index]} – ${duty}</p>`)}
      <p class="art"><b>Art. 3º</b> A licença refere-se à análise de viabilidade ambiental de competência do município e não afasta as autorizações de outros órgãos.</p>
      <p class="art"><b>Art. 4º</b> Fica revogada a Portaria SEAMA nº ${random.int(310, 790)}, de ${longDate(`${year(issued) - 3}-08-20`)}.</p>
      <p class="art"><b>Art. 5º</b> Esta Portaria entra em vigor na data de sua publicação.</p>
      <p class="c" style="margin-top:13mm">${somebody(random, 'f').toUpperCase()}<br>Secretária Municipal</p>
      <p class="gazette">Publicada no Diário Oficial do Município, edição nº ${random.int(1200, 2900)}, de ${shortDate(published)}.</p>`
    return {
      paper: { font: 'Caladea', sizePt: 11.3, css, margin: '18mm 25mm' },
      body,
      read: {
        id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addYears(published, 3),
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
