import { longDate, randomDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** A petition for damages: court, case number and parties, yet no guardianship at all. */
export const layout: Layout = {
  name: 'other-petition',
  type: 23,
  variants: ['damages'],
  print(random) {
    const [plaintiff, lawyer] = [person(random), person(random)]
    const body = html`<p class="b">EXCELENTÍSSIMO SENHOR DOUTOR JUIZ DE DIREITO DA 3ª VARA CÍVEL DA COMARCA DE CAMPINAS - SP</p><p style="margin:12mm 0">Processo nº ${caseNumber(random, 2023, '26')}</p>
<p class="j">${plaintiff.name.toUpperCase()}, já qualificado(a) nos autos da AÇÃO DE INDENIZAÇÃO POR DANOS MATERIAIS que move em face de Loja Inventada de Móveis Ltda., CPF ${maskCpf(plaintiff.cpf)}, residente na ${oneLine(plaintiff.address)}, vem, por seu advogado, requerer a juntada do comprovante de pagamento das custas e o prosseguimento do feito, com a designação de audiência de instrução.</p>
<p class="j">Requer, ainda, a expedição de ofício ao banco depositário, a fim de que informe o saldo da conta judicial, bem como a intimação da ré para que se manifeste no prazo de 15 (quinze) dias.</p><p>Termos em que, pede deferimento.</p><p>Campinas, ${longDate(randomDate(random, 2023, 2025))}.</p><p class="c">${lawyer.name}<br>OAB/SP ${random.digits(6)}</p>`
    return {
      html: sheet({ font: 'Liberation Serif', sizePt: 12, margin: '30mm 25mm' }, body),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
