import { denseQrCode } from '../../generator/codes.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { motorist } from '../blind-aa.ts'
import { cardValues } from '../blind-aa-cards.ts'
import { numberedBack, numberedCss, numberedFront, numberedLegend } from '../blind-aa-numbered.ts'

/** An export printed on paper, of which only pictures are taken: no file tells whether it was signed. */
export const layout: Layout = {
  name: 'blind-aa-export-sheet',
  type: 54,
  variants: ['one'],
  source: 'none',
  async print(random) {
    const m = motorist(random, { categories: ['AB', 'AD'] })
    const look = { signed: 'system' } as const
    const body = html`<div class="top">SENATRAN – CARTEIRA DIGITAL DE TRÂNSITO</div>
<div class="l">${numberedFront(random, m, look)}<br>${numberedBack(random, m, 'EAR, A', look)}<br>${numberedLegend(m)}</div>
<div class="q"><p>QR-CODE</p>${await denseQrCode(random, 60)}<p>Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001. Sua validade poderá ser confirmada por meio do programa Assinador Serpro.</p><p>SERPRO / SENATRAN</p></div>`
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 8.5,
          margin: '0',
          css: `${numberedCss('Lato', 104)}.top{background:#333a40;color:#fff;height:13mm;padding:4mm 9mm}.l{position:absolute;left:9mm;top:21mm}.q{position:absolute;left:122mm;top:24mm;width:74mm}.q svg{margin:1mm 0 6mm}`,
        },
        body,
      ),
      data: cardValues(m, 'EAR, A', { hasCetpp: false }),
    }
  },
}
