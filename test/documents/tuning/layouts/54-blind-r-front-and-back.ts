import { shortDate } from '../../generator/dates.ts'
import type { Layout } from '../../generator/layout.ts'
import { holding, type Motorist, reading, SIDES } from '../blind-r.ts'
import { newBack, newFront, type Print } from '../blind-r-cards.ts'
import { cardPages } from '../blind-r-pages.ts'

const MOTORIST: Motorist = {
  name: 'ROSILDA PIANCÓ VENTURIM',
  woman: true,
  bornIn: ['COLATINA', 'ES'],
  kin: ['ADEMIR VENTURIM', 'ZENAIDE PIANCÓ', 'MARLUCE FARDIM'],
  rgBy: ['SPTC', 'ES'],
  classes: 'AC',
  issuedIn: ['CACHOEIRO DE ITAPEMIRIM', 'ES'],
  notes: 'A EAR CETE',
  years: [1988, 2023],
  term: 10,
}
const PRINT: Print = { font: 'PT Sans', widthMm: 85, lines: 'interrupted' }

/** The paper card of 2022 on, its front and its back on a page each; three parents. */
export const layout: Layout = {
  name: 'blind-r-front-and-back',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const born = `${shortDate(held.birth)} ${held.bornIn.join('/')}`
    const front = newFront(held, random, 'MINISTÉRIO DA INFRAESTRUTURA', born)
    const back = newBack(held, random, ['A', 'B', 'C'], 'hand')
    return {
      html: cardPages(PRINT, [[front], [back]]),
      data: reading(held, SIDES['new-both'], true),
    }
  },
}
