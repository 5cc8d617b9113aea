import { shortDate } from '../../generator/dates.ts'
import type { Layout } from '../../generator/layout.ts'
import { expected, licence, NEW_BACK, NEW_FRONT, type Story } from '../blind-u.ts'
import { backSince2022, cardCss, frontSince2022 } from '../blind-u-cards.ts'
import { laidOut } from '../blind-u-pages.ts'

const STORY: Story = {
  name: 'EDINELSON MOURAO PANTOJA',
  sex: 'M',
  birth: '1972-07-06',
  first: '1995-01-19',
  issued: '2023-10-24',
  expires: '2028-10-16',
  classes: 'AE',
  parents: ['BENEDITO PANTOJA', 'RAIMUNDA MOURAO PANTOJA'],
  bornIn: ['ABAETETUBA', 'PA'],
  issuedIn: ['BELEM', 'PA'],
  identity: ['PC', 'PA'],
  notes: 'EAR, CETPP, CETCI, A',
}
const FONT = 'Open Sans Condensed'

/** Both sides of the card since 2022, laid one under the other on the glass, each a little turned. */
export const layout: Layout = {
  name: 'blind-u-2022-two-sides',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const born = `${shortDate(held.birth)}, ${held.bornIn.join(', ')}`
    const front = frontSince2022(held, random, 'MINISTÉRIO DOS TRANSPORTES', born)
    const back = backSince2022(held, random, ['A', 'B', 'C', 'D', 'CE', 'DE'], false)
    const panels = [
      { panel: front, x: 61, y: 26, turn: 1.4 },
      { panel: back, x: 57, y: 118, turn: -0.8 },
    ]
    return {
      html: laidOut(FONT, cardCss(FONT, 'round'), panels),
      data: expected(held, [...NEW_FRONT, ...NEW_BACK], true),
    }
  },
}
