import { randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** The national identity card: name, CPF, birth and parents as a licence has them. */
export const layout: Layout = {
  name: 'other-identity',
  type: 54,
  variants: ['cin'],
  print(random) {
    const holder = person(random, { uf: 'GO' })
    const row = (label: string, value: string) => html`<p><span class="l">${label}</span><br>${value}</p>`
    const body = html`<div class="k"><p class="b">REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DE GOIÁS · SECRETARIA DE SEGURANÇA PÚBLICA<br>CARTEIRA DE IDENTIDADE</p>${row('Nome / Name', holder.name.toUpperCase())}${row('Registro Geral - CPF / Personal Number', maskCpf(holder.cpf))}${row('Data de Nascimento / Date of Birth', shortDate(holder.birth))}${row('Naturalidade / Place of Birth', `${holder.birthplace.city.toUpperCase()}/GO`)}${row('Filiação / Filiation', `${holder.father.toUpperCase()} ${holder.mother.toUpperCase()}`)}${row('Órgão Expedidor / Card Issuer', 'SSP/GO')}${row('Data de Validade / Date of Expiry', shortDate(randomDate(random, 2030, 2034)))}</div>`
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 9,
          css: '.k{width:110mm;border:1px solid #888;padding:4mm}.l{font-size:6pt}',
        },
        body,
      ),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
