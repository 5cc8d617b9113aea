import { addYears } from '../../generator/dates.ts'
import type { Layout } from '../../generator/layout.ts'
import { motorist } from '../blind-aa.ts'
import { cardValues } from '../blind-aa-cards.ts'
import { greenBack, greenCss, greenFront } from '../blind-aa-green.ts'

/** The green card of the Ministry of Cities, unfolded on a scanner's glass; one parent's name takes two lines. */
export const layout: Layout = {
  name: 'blind-aa-green-open',
  type: 54,
  variants: ['one'],
  source: 'none',
  print(random) {
    const someone = motorist(random, { from: 2008, to: 2014, years: 5, categories: ['AB', 'D', 'AE'] })
    const m = { ...someone, expires: addYears(someone.issued, 5) }
    const father = m.father.toUpperCase()
    const mother = m.mother.toUpperCase()
    const font = 'Liberation Sans'
    const look = {
      ministry: 'MINISTÉRIO DAS CIDADES',
      font,
      parentLines: [father, mother, 'DA CONCEIÇÃO'],
    }
    const front = greenFront(random, m, look)
    const back = greenBack(random, m, 'EAR  CETCP  A')
    return {
      html: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0}${greenCss(font)}
.lay{position:absolute;left:41mm;top:52mm;transform:rotate(.7deg)}</style></head><body><div class="lay">${front.markup}${back.markup}</div></body></html>`,
      data: cardValues(m, 'EAR CETCP A', {
        filiation: [father, `${mother} DA CONCEIÇÃO`],
        placeOfBirth: null,
        hasCetpp: false,
      }),
    }
  },
}
