import { addYears } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit } from '../../generator/numbers.ts'
import { motorist } from '../blind-aa.ts'
import { cardValues } from '../blind-aa-cards.ts'
import { numberedBack, numberedCss, numberedFront } from '../blind-aa-numbered.ts'

/** A provisional licence printed with its text, a side on each page; its CPF has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-aa-numbered-provisional',
  type: 54,
  variants: ['one'],
  print(random) {
    const someone = motorist(random, { categories: ['B', 'AB', 'A'] })
    const m = {
      ...someone,
      cpf: breakCheckDigit(someone.cpf),
      first: someone.issued,
      expires: addYears(someone.issued, 1),
    }
    const body = html`<div class="pg">${numberedFront(random, m, { letter: 'P' })}</div><div class="pg break">${numberedBack(random, m, 'A')}</div>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 9,
          margin: '24mm 30mm',
          css: `${numberedCss('Carlito', 128)}.pg{position:relative}`,
        },
        body,
      ),
      data: cardValues(m, 'A', { hasCetpp: false, documentValidation: false }),
    }
  },
}
