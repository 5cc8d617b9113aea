import type { Layout } from '../../generator/layout.ts'
import { expected, licence, OLD_BACK, OLD_FRONT, type Story } from '../blind-u.ts'
import { backTill2022, cardCss, frontTill2022 } from '../blind-u-cards.ts'
import { bare } from '../blind-u-pages.ts'

const STORY: Story = {
  name: 'VALDEMIRO ANTUNES CORREIA PINTO',
  sex: 'M',
  birth: '1963-08-19',
  first: '1983-02-07',
  issued: '2011-09-14',
  expires: '2016-09-01',
  classes: 'AE',
  parents: ['OSORIO CORREIA PINTO', 'ALZIRA ANTUNES CORREIA'],
  bornIn: ['LAGES', 'SC'],
  issuedIn: ['LAGES', 'SC'],
  identity: ['SESP', 'SC'],
  notes: 'EXERCE ATIVIDADE REMUNERADA; HABILITADO EM TRANSPORTE DE PRODUTOS PERIGOSOS; A',
}
const [FONT, ZOOM] = ['Liberation Sans Narrow', 1.1]

/** The card of 2006, open: both halves hang together; a course stands in words. */
export const layout: Layout = {
  name: 'blind-u-2006-open',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const front = frontTill2022(held, random, 'MINISTÉRIO DAS CIDADES', '********')
    const back = backTill2022(held, random, 'DETRAN- SC (SANTA CATARINA)')
    return {
      html: bare(FONT, cardCss(FONT, 'thin', ZOOM), ZOOM, [front, back]),
      data: expected(held, [...OLD_FRONT, ...OLD_BACK], true),
    }
  },
}
