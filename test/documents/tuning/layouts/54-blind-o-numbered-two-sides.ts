import type { Layout } from '../../generator/layout.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { type Look, numberedBack, numberedFront, numberedLegend } from '../blind-o-cards.ts'
import { panelSheet } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'VALTENCIR BORGES ITAMARACÁ',
  sex: 'M',
  birthplace: ['UMUARAMA', 'PR'],
  parents: ['DIRCEU BORGES ITAMARACÁ', 'IVONE TEREZINHA SCHERER BORGES'],
  identity: 'SESP PR',
  category: 'E',
  local: ['CASCAVEL', 'PR'],
  comments: 'EAR, CETPP, CETCI, A',
}
const LOOK: Look = { font: 'Noto Sans', widthMm: 116, frame: 'broken' }

/** All three panels of the card of 2022 under one another on a white sheet. */
export const layout: Layout = {
  name: 'blind-o-numbered-two-sides',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const card = licence(random, HOLDER, [2023, 2024])
    const panels = [
      numberedFront(card, random),
      numberedBack(card, random, ['B', 'C', 'D', 'CE', 'DE']),
      numberedLegend(card),
    ]
    return {
      html: panelSheet(LOOK, panels, '12mm 46mm', '.lay{margin-bottom:5mm}'),
      data: cardSays(card, { generation: 'numbered', front: true, back: true, valid: true }),
    }
  },
}
