import type { Layout } from '../../generator/layout.ts'
import { motorist } from '../blind-aa.ts'
import { cardPage, cardValues } from '../blind-aa-cards.ts'
import { greenBack, greenCss, greenFront } from '../blind-aa-green.ts'

/** The green card of the Ministry of Infrastructure, opened in a hand: its two halves and nothing else. */
export const layout: Layout = {
  name: 'blind-aa-green-later',
  type: 54,
  variants: ['one'],
  source: 'none',
  print(random) {
    const m = motorist(random, { from: 2017, to: 2021, years: 5, categories: ['AB', 'AD', 'E'] })
    const font = 'DejaVu Sans Condensed'
    const look = { ministry: 'MINISTÉRIO DA INFRAESTRUTURA', font: 'DejaVu Sans Condensed' }
    const panels = [greenFront(random, m, look), greenBack(random, m, 'EAR, CETPP, CETE')]
    return {
      html: cardPage(panels, greenCss(font), 85, 60),
      data: cardValues(m, 'EAR, CETPP, CETE', { placeOfBirth: null, hasCetpp: true }),
    }
  },
}
