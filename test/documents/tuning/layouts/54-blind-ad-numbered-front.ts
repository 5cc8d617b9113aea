import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { capitals, motorist, other, reading } from '../blind-ad.ts'
import { NUM_CSS, numberedFront } from '../blind-ad-cards.ts'

const CSS = `@page{size:85mm 60mm;margin:0}
${NUM_CSS}`

/** The front of the numbered card alone: born abroad, three parents; nothing of the back is known. */
export const layout: Layout = {
  name: 'blind-ad-numbered-front',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = capitals(motorist(random, { from: 2023, to: 2025, years: 10, kinds: ['AB', 'B', 'AD'] }))
    const [city, woman, man] = random.pick([
      ['MONTEVIDÉU', 'URUGUAIA', 'URUGUAIO'],
      ['COIMBRA', 'PORTUGUESA', 'PORTUGUÊS'],
      ['ASSUNÇÃO', 'PARAGUAIA', 'PARAGUAIO'],
    ] as const)
    const parents = [m.mother, m.father, other(random).toUpperCase()]
    // The back is not there, so neither observations nor place and state of issue are known.
    return {
      html: sheet(
        { font: 'PT Sans', sizePt: 6, css: CSS },
        html`${numberedFront(m, random, {
          born: `${city}, EX`,
          parents,
          nationality: m.sex === 'F' ? woman : man,
          ministry: 'MINISTÉRIO DA INFRAESTRUTURA',
        })}`,
      ),
      data: reading(m, null, null, {
        filiation: parents,
        placeOfBirth: `${city}/EX`,
        placeOfIssue: null,
        cardIssuer: null,
        documentValidation: true,
      }),
    }
  },
}
