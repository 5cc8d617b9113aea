import type { Layout } from '../../generator/layout.ts'
import { expected, licence, OLD_FRONT, type Story } from '../blind-u.ts'
import { cardCss, frontTill2022 } from '../blind-u-cards.ts'
import { laidOut } from '../blind-u-pages.ts'

const STORY: Story = {
  name: 'ROSANGELA BITTENCOURT VIEIRA DA CUNHA',
  sex: 'F',
  birth: '1979-01-30',
  first: '2001-10-11',
  issued: '2014-05-20',
  expires: '2019-05-08',
  classes: 'B',
  parents: ['TEREZINHA BITTENCOURT VIEIRA'],
  bornIn: ['BAGE', 'RS'],
  issuedIn: ['PELOTAS', 'RS'],
  identity: ['SJS', 'RS'],
  notes: null,
}
const FONT = 'PT Sans Narrow'

/** Only the front half of the card of 2006, on the glass, as large as life; one parent. */
export const layout: Layout = {
  name: 'blind-u-2006-front',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const front = frontTill2022(held, random, 'MINISTÉRIO DAS CIDADES')
    return {
      html: laidOut(FONT, cardCss(FONT, 'open'), [{ panel: front, x: 24, y: 31, turn: -1.2 }]),
      data: expected(held, OLD_FRONT, true),
    }
  },
}
