import type { Layout } from '../../generator/layout.ts'
import { motorist } from '../blind-aa.ts'
import { cardPage, cardValues } from '../blind-aa-cards.ts'
import { numberedCss, numberedFront } from '../blind-aa-numbered.ts'

/** The front alone of the card with numbered fields: what its back says is not there. */
export const layout: Layout = {
  name: 'blind-aa-numbered-front',
  type: 54,
  variants: ['one'],
  source: 'none',
  print(random) {
    const m = motorist(random, { categories: ['B', 'AB', 'D'] })
    return {
      html: cardPage([numberedFront(random, m)], numberedCss('Roboto Condensed'), 100, 68),
      data: cardValues(m, '', { placeOfIssue: null, cardIssuer: null, comments: null, hasCetpp: null }),
    }
  },
}
