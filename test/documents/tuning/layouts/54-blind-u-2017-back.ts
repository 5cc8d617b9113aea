import { denseQrCode } from '../../generator/codes.ts'
import type { Layout } from '../../generator/layout.ts'
import { expected, licence, OLD_BACK, type Story } from '../blind-u.ts'
import { backTill2022, cardCss } from '../blind-u-cards.ts'
import { bare } from '../blind-u-pages.ts'

const STORY: Story = {
  name: 'IVANETE QUEIROGA SALVIANO',
  sex: 'F',
  birth: '1984-11-23',
  first: '2006-03-15',
  issued: '2018-08-29',
  expires: '2023-08-10',
  classes: 'AB',
  parents: ['MANOEL SALVIANO', 'SEVERINA QUEIROGA'],
  bornIn: ['SOUSA', 'PB'],
  issuedIn: ['CAMPINA GRANDE', 'PB'],
  identity: ['SSDS', 'PB'],
  notes: 'A, EAR, CETPP',
}
const [FONT, ZOOM] = ['Noto Sans', 1]

/** Only the back half of a card of 2018. */
export const layout: Layout = {
  name: 'blind-u-2017-back',
  type: 54,
  variants: ['one'],
  print: async (random) => {
    const held = licence(random, STORY)
    const back = backTill2022(held, random, 'DETRAN- PB (PARAIBA)', await denseQrCode(random, 30))
    return {
      html: bare(FONT, cardCss(FONT, 'open', ZOOM), ZOOM, [back]),
      data: expected(held, OLD_BACK),
    }
  },
}
