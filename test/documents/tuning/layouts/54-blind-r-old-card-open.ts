import type { Layout } from '../../generator/layout.ts'
import { holding, type Motorist, reading, SIDES } from '../blind-r.ts'
import { oldBack, oldFront, type Print } from '../blind-r-cards.ts'
import { cardPages } from '../blind-r-pages.ts'

const MOTORIST: Motorist = {
  name: 'GERSON LUIZ KAMPMANN BRANDALISE',
  bornIn: ['CAÇADOR', 'SC'],
  kin: ['ALFREDO BRANDALISE', 'IVONE KAMPMANN BRANDALISE'],
  rgBy: ['SESP', 'SC'],
  classes: 'AE',
  issuedIn: ['CURITIBANOS', 'SC'],
  notes: 'A EAR MOPP',
  years: [1971, 2013],
  term: 5,
}
const PRINT: Print = { font: 'Liberation Sans', widthMm: 85, lines: 'cells' }

/** The old paper card, unfolded: the front above the back, of the size it has. */
export const layout: Layout = {
  name: 'blind-r-old-card-open',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const halves = [
      oldFront(held, random, 'MINISTÉRIO DAS CIDADES'),
      oldBack(held, random, 'DETRAN - SC (SANTA CATARINA)'),
    ]
    return { html: cardPages(PRINT, [halves]), data: reading(held, SIDES['old-both'], true) }
  },
}
