import { blindQr } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { type Look, numberedBack, numberedFront } from '../blind-o-cards.ts'
import { exportPage } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'RUBENITA SALES AROEIRA',
  sex: 'F',
  birthplace: ['LAGARTO', 'SE'],
  parents: ['JOSIVALDO SALES AROEIRA', 'CREUZA MENESES SALES'],
  identity: 'SSP SE',
  category: 'B',
  local: ['ARACAJU', 'SE'],
  comments: 'A',
}
const LOOK: Look = { font: 'Lato', widthMm: 90, frame: 'ruled' }
const SAID = [
  'Este arquivo não pode ser utilizado como documento de habilitação.',
  'Para conduzir veículos apresente a CNH no aplicativo ou em papel.',
]

/** What the app gives out to prove who one is; it says that it is no licence to drive. */
export const layout: Layout = {
  name: 'blind-o-export-identity',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const card = licence(random, HOLDER, [2023, 2024])
    return {
      html: exportPage(LOOK, {
        panels: [numberedFront(card, random), numberedBack(card, random, ['B'])],
        code: blindQr(random.int(1, 99_999), 58),
        ministry: 'MINISTÉRIO DOS TRANSPORTES - SECRETARIA NACIONAL DE TRÂNSITO',
        said: SAID,
        title: 'DOCUMENTO DE IDENTIFICAÇÃO',
      }),
      data: cardSays(card, { generation: 'numbered', front: true, back: true, valid: false }),
    }
  },
}
