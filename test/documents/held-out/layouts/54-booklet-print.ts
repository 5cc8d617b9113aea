import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { folded } from '../cards/wallet-folded.ts'

/** The open card of 2006 to 2022, enlarged on a sheet with the text of an office around it. */
export const layout: Layout = {
  name: 'booklet-print',
  type: 54,
  variants: ['l1-hazard', 'l2-mother'],
  print(random, variant) {
    const card = folded(random, variant, false)
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 9,
          margin: '18mm 25mm',
          css: `${card.css}.panel{zoom:1.6;font-family:Go;line-height:1.1}`,
        },
        html`<p>Anexo II - Documento do condutor</p>${card.front}${card.back}<p style="margin-top:6mm">Cópia para cadastro de motorista. Uso interno.</p>`,
      ),
      data: card.data({ front: true, back: true, legend: false }),
    }
  },
}
