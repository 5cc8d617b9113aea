import { addYears } from '../../generator/dates.ts'
import type { Layout } from '../../generator/layout.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { type Look, numberedBack, numberedFront } from '../blind-o-cards.ts'
import { panelSheet } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'KAUÃ BENTO LAVRADIO',
  sex: 'M',
  birthplace: ['SANTARÉM', 'PA'],
  parents: ['ELIELSON LAVRADIO', 'ROSINETE BENTO', 'SANDRO PIMENTEL'],
  identity: 'PC PA',
  category: 'AB',
  local: ['ALTAMIRA', 'PA'],
  comments: null,
}
const LOOK: Look = { font: 'DejaVu Sans Condensed', widthMm: 120, frame: 'ruled' }

/** A provisional licence: one year, the letter P, an empty box of remarks and three parents. */
export const layout: Layout = {
  name: 'blind-o-numbered-provisional',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const known = licence(random, HOLDER, [2023, 2025], 1)
    const card = { ...known, birth: `${addYears(known.issued, -19).slice(0, 8)}01`, first: known.issued }
    return {
      html: panelSheet(
        LOOK,
        [numberedFront(card, random, 'P'), numberedBack(card, random, ['A', 'B'])],
        '18mm 24mm',
        '.lay{margin-bottom:12mm}',
      ),
      data: cardSays(card, { generation: 'numbered', front: true, back: true, valid: true }),
    }
  },
}
