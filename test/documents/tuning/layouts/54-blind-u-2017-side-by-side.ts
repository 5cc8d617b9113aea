import { denseQrCode } from '../../generator/codes.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit } from '../../generator/numbers.ts'
import { expected, licence, OLD_BACK, OLD_FRONT, type Story } from '../blind-u.ts'
import { backTill2022, cardCss, frontTill2022 } from '../blind-u-cards.ts'
import { laidOut } from '../blind-u-pages.ts'

const STORY: Story = {
  name: 'CLEBERSON ARAGAO TAVARES',
  sex: 'M',
  birth: '1991-04-02',
  first: '2010-06-25',
  issued: '2019-12-03',
  expires: '2024-11-18',
  classes: 'AD',
  parents: ['JOSE RAIMUNDO TAVARES', 'EDNALVA ARAGAO DE JESUS DOS SANTOS TAVARES'],
  bornIn: ['LAGARTO', 'SE'],
  issuedIn: ['ARACAJU', 'SE'],
  identity: ['SSP', 'SE'],
  notes: 'EAR CETCP CETE',
}
const FONT = 'Roboto Condensed'

/** The card of 2017 on, its halves side by side on a sheet that lies; a check digit of the CPF is wrong. */
export const layout: Layout = {
  name: 'blind-u-2017-side-by-side',
  type: 54,
  variants: ['one'],
  print: async (random) => {
    const drawn = licence(random, STORY)
    const held = { ...drawn, cpf: breakCheckDigit(drawn.cpf) }
    const front = frontTill2022(held, random, 'MINISTÉRIO DA INFRAESTRUTURA')
    const back = backTill2022(held, random, 'DETRAN-SE SERGIPE', await denseQrCode(random, 30))
    const panels = [
      { panel: front, x: 22, y: 40 },
      { panel: back, x: 156, y: 41 },
    ]
    return {
      html: laidOut(FONT, cardCss(FONT, 'thin', 1.35), panels, undefined, 'A4 landscape'),
      data: expected(held, [...OLD_FRONT, ...OLD_BACK]),
    }
  },
}
