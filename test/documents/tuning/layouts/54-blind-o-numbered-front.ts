import type { Layout } from '../../generator/layout.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { type Look, numberedFront } from '../blind-o-cards.ts'
import { panelSheet } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'LUDMILA FERRAZ DE OLIVENÇA',
  sex: 'F',
  birthplace: ['COLATINA', 'ES'],
  parents: ['ADEMIR FERRAZ DE OLIVENÇA', 'SUELI BONATTO FERRAZ'],
  identity: 'SPTC ES',
  category: 'AB',
  local: ['COLATINA', 'ES'],
  comments: null,
}
const LOOK: Look = { font: 'Carlito', widthMm: 138, frame: 'ruled' }

/** The front of the card of 2022 alone, large on the page. */
export const layout: Layout = {
  name: 'blind-o-numbered-front',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const card = licence(random, HOLDER, [2023, 2024])
    return {
      html: panelSheet(LOOK, [numberedFront(card, random)], '40mm 34mm'),
      data: cardSays(card, { generation: 'numbered', front: true, back: false, valid: true }),
    }
  },
}
