import type { Layout } from '../../generator/layout.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { greenBack, greenFront, type Look } from '../blind-o-cards.ts'
import { panelSheet } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'NAZARENO COUTINHO DAS GAIVOTAS',
  sex: 'M',
  birthplace: ['BREVES', 'PA'],
  parents: ['MARIA DO SOCORRO COUTINHO'],
  identity: 'SEGUP PA',
  category: 'B',
  local: ['ANANINDEUA', 'PA'],
  comments: 'EAR',
}
const LOOK: Look = { font: 'Liberation Sans', widthMm: 112, frame: 'ruled' }

/** Front and back of the card of 2017 to 2022 on a page each; one parent. */
export const layout: Layout = {
  name: 'blind-o-green-pages',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const card = licence(random, HOLDER, [2019, 2020], 5)
    const panels = [
      greenFront(card, random, 'MINISTÉRIO DA INFRAESTRUTURA'),
      greenBack(card, random, 'DETRAN - PA (PARÁ)'),
    ]
    return {
      html: panelSheet(LOOK, panels, '28mm 26mm', '.lay + .lay{break-before:page}'),
      data: cardSays(card, { generation: 'green', front: true, back: true, valid: true }),
    }
  },
}
