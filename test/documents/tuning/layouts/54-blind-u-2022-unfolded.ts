import { shortDate } from '../../generator/dates.ts'
import type { Layout } from '../../generator/layout.ts'
import { expected, licence, NEW_BACK, NEW_FRONT, type Story } from '../blind-u.ts'
import { backSince2022, cardCss, frontSince2022, legendSince2022 } from '../blind-u-cards.ts'
import { bare } from '../blind-u-pages.ts'

const STORY: Story = {
  name: 'THALITA NOGUEIRA DE ALBUQUERQUE',
  sex: 'F',
  birth: '1998-12-09',
  first: '2018-05-02',
  issued: '2024-03-12',
  expires: '2034-02-27',
  classes: 'AB',
  parents: ['RENATO DE ALBUQUERQUE FILHO', 'SIMONE NOGUEIRA BRAGA'],
  bornIn: ['QUIXADA', 'CE'],
  issuedIn: ['FORTALEZA', 'CE'],
  identity: ['SSPDS', 'CE'],
  notes: null,
}
const [FONT, ZOOM] = ['DejaVu Sans Condensed', 1.25]

/** The card since 2022 with its three panels one under another; nothing is observed. */
export const layout: Layout = {
  name: 'blind-u-2022-unfolded',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const born = `${shortDate(held.birth)}, ${held.bornIn.join('/')}`
    const panels = [
      frontSince2022(held, random, 'MINISTÉRIO DOS TRANSPORTES', born),
      backSince2022(held, random, ['A', 'B'], true),
      legendSince2022(held),
    ]
    return {
      html: bare(FONT, cardCss(FONT, 'round', ZOOM), ZOOM, panels),
      data: expected(held, [...NEW_FRONT, ...NEW_BACK], true),
    }
  },
}
