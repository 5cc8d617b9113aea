import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { numbered } from '../cards/wallet-numbered.ts'

/** The three panels of the card of 2022 one under another, as an application prints them with text. */
export const layout: Layout = {
  name: 'plain-print',
  type: 54,
  variants: ['tanker', 'learner'],
  print(random, variant) {
    const card = numbered(random, variant, false)
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 7,
          margin: '20mm 55mm',
          css: `${card.css}.panel{margin-bottom:5mm;border:.2mm solid #9a9;zoom:1.15}`,
        },
        html`${card.front}${card.back}${card.legend ?? null}`,
      ),
      data: card.data({ front: true, back: true, legend: true }),
    }
  },
}
