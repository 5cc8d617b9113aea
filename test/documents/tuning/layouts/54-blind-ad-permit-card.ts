import { addYears } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { capitals, motorist, reading } from '../blind-ad.ts'
import { NUM_CSS, numberedBack, numberedFront } from '../blind-ad-cards.ts'

const CSS = `@page{size:85mm 60mm;margin:0}
${NUM_CSS}
.num{font-size:5.6pt}
.num .tt{font-size:3.7pt}`

/** A permit of one year on the numbered card: the letter P, one parent; front and back on a page each. */
export const layout: Layout = {
  name: 'blind-ad-permit-card',
  type: 54,
  variants: ['one'],
  print(random) {
    const made = capitals(
      motorist(random, {
        from: 2023,
        to: 2025,
        years: 1,
        kinds: ['A', 'AB', 'B'],
        bornFrom: 1999,
        bornTo: 2004,
      }),
    )
    const m = { ...made, first: made.issued, expires: addYears(made.issued, 1) }
    // The father's name is not on the card; column 10 of the back tells the day of the issue.
    const parents = [m.mother]
    const comments = random.chance(0.5) ? 'A' : null
    return {
      html: sheet(
        {
          font: 'DejaVu Sans Condensed',
          sizePt: 6,
          css: CSS,
        },
        html`${numberedFront(m, random, { letter: 'P', parents })}<div class="break">${numberedBack(m, comments, random)}</div>`,
      ),
      data: reading(m, comments, false, { filiation: parents, documentValidation: true }),
    }
  },
}
