import { denseQrCode } from '../../generator/codes.ts'
import type { Layout } from '../../generator/layout.ts'
import { holding, type Motorist, reading, SIDES } from '../blind-r.ts'
import { oldBack, oldFront, type Print } from '../blind-r-cards.ts'
import { glassPage } from '../blind-r-pages.ts'

const MOTORIST: Motorist = {
  name: 'JUCILENE DANTAS DO SERIDO',
  woman: true,
  bornIn: ['CAICO', 'RN'],
  kin: ['FRANCISCO CANINDE DO SERIDO', 'MARIA DAS NEVES DANTAS DE MEDEIROS'],
  rgBy: ['ITEP', 'RN'],
  classes: 'B',
  issuedIn: ['MOSSORO', 'RN'],
  notes: null,
  years: [1986, 2020],
  term: 5,
}
const PRINT: Print = { font: 'Roboto Condensed', widthMm: 100, lines: 'none' }

/** The card of 2017 on with its code, unfolded on the glass; nothing is in the box of observations. */
export const layout: Layout = {
  name: 'blind-r-2017-card',
  type: 54,
  variants: ['one'],
  print: async (random) => {
    const held = holding(random, MOTORIST)
    const front = oldFront(held, random, 'MINISTÉRIO DA INFRAESTRUTURA')
    const back = oldBack(held, random, 'DETRAN-RN RIO GRANDE DO NORTE', await denseQrCode(random, 29))
    return {
      html: glassPage(PRINT, [
        { panel: front, x: 48, y: 34 },
        { panel: back, x: 48, y: 34 + (100 * 60) / 85 },
      ]),
      data: reading(held, SIDES['old-both'], true),
    }
  },
}
