import { shortDate } from '../../generator/dates.ts'
import type { Layout } from '../../generator/layout.ts'
import { holding, type Motorist, reading, SIDES } from '../blind-r.ts'
import { newBack, newFront, newLegend, type Print } from '../blind-r-cards.ts'
import { glassPage } from '../blind-r-pages.ts'

const MOTORIST: Motorist = {
  name: 'EDIVAN MOURA CASTELO DO GURGUEIA',
  bornIn: ['FLORIANO', 'PI'],
  kin: ['RAIMUNDO NONATO DO GURGUEIA', 'TERESINHA MOURA CASTELO'],
  rgBy: ['SSP', 'PI'],
  classes: 'D',
  issuedIn: ['PICOS', 'PI'],
  notes: 'EAR, CETCP, CETPP',
  years: [1984, 2024],
  term: 10,
}
const PRINT: Print = { font: 'Liberation Sans', widthMm: 104, lines: 'interrupted', mrzFont: 'OCR B' }

/** The card of 2022 on: all three panels, one under another on a sheet. */
export const layout: Layout = {
  name: 'blind-r-2022-card',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const born = `${shortDate(held.birth)}, ${held.bornIn.join(', ')}`
    const panels = [
      newFront(held, random, 'MINISTÉRIO DOS TRANSPORTES', born),
      newBack(held, random, ['B', 'C', 'D'], 'digital'),
      newLegend(held),
    ]
    return {
      html: glassPage(
        PRINT,
        panels.map((panel, i) => ({ panel, x: 22 + i, y: 24 + i * 78 })),
      ),
      data: reading(held, SIDES['new-both'], true),
    }
  },
}
