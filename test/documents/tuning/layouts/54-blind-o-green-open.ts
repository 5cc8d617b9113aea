import type { Layout } from '../../generator/layout.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { greenBack, greenFront, type Look } from '../blind-o-cards.ts'
import { panelSheet } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'GILMARA FONTOURA DO PAMPA',
  sex: 'F',
  birthplace: ['BAGÉ', 'RS'],
  parents: ['ARI FONTOURA DO PAMPA', 'NILZA TERESINHA BRUM FONTOURA'],
  identity: 'SJS RS',
  category: 'C',
  local: ['BAGÉ', 'RS'],
  comments: 'EAR, A',
}
const LOOK: Look = { font: 'Liberation Sans', widthMm: 130, frame: 'broken' }

/** The unfolded card of 2017 to 2022, halves hanging together. */
export const layout: Layout = {
  name: 'blind-o-green-open',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const card = licence(random, HOLDER, [2017, 2018], 5)
    const panels = [
      greenFront(card, random, 'MINISTÉRIO DAS CIDADES'),
      greenBack(card, random, 'DETRAN-RS (RIO GRANDE DO SUL)'),
    ]
    return {
      html: panelSheet(LOOK, panels, '24mm 38mm'),
      data: cardSays(card, { generation: 'green', front: true, back: true, valid: true }),
    }
  },
}
