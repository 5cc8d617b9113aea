import type { Layout } from '../../generator/layout.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { type Look, numberedBack } from '../blind-o-cards.ts'
import { panelSheet } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'JANDUÍ MEDEIROS CARNAUBAL',
  sex: 'M',
  birthplace: ['CAICÓ', 'RN'],
  parents: ['FRANCISCO CARNAUBAL', 'LINDALVA MEDEIROS'],
  identity: 'ITEP RN',
  category: 'AC',
  local: ['MOSSORÓ', 'RN'],
  comments: 'EAR CETVE D',
}
const LOOK: Look = { font: 'PT Sans', widthMm: 128, frame: 'broken' }

/** The back of the card of 2022 alone. */
export const layout: Layout = {
  name: 'blind-o-numbered-back',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const card = licence(random, HOLDER, [2023, 2024])
    return {
      html: panelSheet(LOOK, [numberedBack(card, random, ['A', 'B', 'C'])], '30mm 20mm'),
      data: cardSays(card, { generation: 'numbered', front: false, back: true, valid: false }),
    }
  },
}
