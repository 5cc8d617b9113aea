import { company } from '../../generator/companies.ts'
import { addMonths, longDate, randomDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'

/** A certificate of no tax debts: a government letterhead, a CNPJ, a validity and a code. */
export const layout: Layout = {
  name: 'other-debts',
  type: 51,
  variants: ['municipal'],
  print(random) {
    const firm = company(random, 'PR')
    const day = randomDate(random, 2022, 2025)
    const body = html`<p class="c">PREFEITURA MUNICIPAL DE CAMPO INVENTADO<br>Secretaria Municipal da Fazenda</p><h1>CERTIDÃO NEGATIVA DE DÉBITOS Nº ${random.digits(5)}</h1><p class="j">Certificamos que ${firm.name}, CNPJ ${maskCnpj(firm.id)}, não possui débitos de ISS, IPTU e taxas, inclusive da taxa de licença para localização, até a presente data. Esta certidão tem validade até ${longDate(addMonths(day, 3))}.</p><p>Código de autenticidade ${hex(random, 12)}, verificável em https://campoinventado.pr.gov.br/cnd.</p><p>${longDate(day)}</p>`
    return {
      html: sheet({ font: 'PT Serif', sizePt: 11.5, margin: '25mm' }, body),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
