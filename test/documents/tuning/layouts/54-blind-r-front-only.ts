import type { Layout } from '../../generator/layout.ts'
import { holding, type Motorist, reading, SIDES } from '../blind-r.ts'
import { oldFront, type Print } from '../blind-r-cards.ts'
import { cardPages } from '../blind-r-pages.ts'

const MOTORIST: Motorist = {
  name: 'LUANA STEFFENS AZAMBUJA',
  woman: true,
  bornIn: ['BAGE', 'RS'],
  kin: ['NEREU AZAMBUJA', 'CLECI STEFFENS'],
  rgBy: ['SJS', 'RS'],
  classes: 'AB',
  issuedIn: ['BAGE', 'RS'],
  notes: null,
  years: [1990, 2018],
  term: 5,
}
const PRINT: Print = { font: 'DejaVu Sans Condensed', widthMm: 85, lines: 'cells' }

/** The folded green card from its front only: what the back tells is not there. */
export const layout: Layout = {
  name: 'blind-r-front-only',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    return {
      html: cardPages(PRINT, [[oldFront(held, random, 'MINISTÉRIO DAS CIDADES')]]),
      data: reading(held, SIDES['old-front'], true),
    }
  },
}
