import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit } from '../../generator/numbers.ts'
import { holding, type Motorist, reading, SIDES } from '../blind-r.ts'
import { oldBack, oldFront, type Print } from '../blind-r-cards.ts'
import { glassPage } from '../blind-r-pages.ts'

const MOTORIST: Motorist = {
  name: 'VALDECI PRATES DA CHAPADA',
  bornIn: ['BARRA DO GARÇAS', 'MT'],
  kin: ['APARECIDA PRATES DOS SANTOS DA CHAPADA'],
  rgBy: ['SSP', 'MT'],
  classes: 'C',
  issuedIn: ['BARRA DO GARÇAS', 'MT'],
  notes: 'EXERCE ATIVIDADE REMUNERADA',
  years: [1978, 2015],
  term: 5,
}
const PRINT: Print = { font: 'Liberation Sans Narrow', widthMm: 112, lines: 'interrupted' }

/** Two halves of an old card, copied larger and apart on one page; the registro has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-r-two-halves',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const drawn = holding(random, MOTORIST)
    const held = { ...drawn, register: breakCheckDigit(drawn.register) }
    return {
      html: glassPage(PRINT, [
        { panel: oldFront(held, random, 'MINISTÉRIO DAS CIDADES'), x: 26, y: 30 },
        { panel: oldBack(held, random, 'DETRAN - MT (MATO GROSSO)'), x: 61, y: 152 },
      ]),
      data: reading(held, SIDES['old-both'], false),
    }
  },
}
