import { denseQrCode } from '../../generator/codes.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { motorist } from '../blind-aa.ts'
import { cardPage, cardValues } from '../blind-aa-cards.ts'
import { numberedBack, numberedCss, numberedFront, numberedLegend } from '../blind-aa-numbered.ts'

/** An export of the card with numbered fields: three pictured panels one under another, a PDF without the signature it claims. */
export const layout: Layout = {
  name: 'blind-aa-numbered-export',
  type: 54,
  variants: ['one'],
  source: 'card-scan',
  async print(random) {
    const m = motorist(random, { categories: ['AB', 'AC', 'AE'] })
    const css = numberedCss('Open Sans Condensed', 92)
    const look = { signed: 'system', birthSeparator: '/' } as const
    const panels = [
      numberedFront(random, m, look),
      numberedBack(random, m, 'EAR; CETPP', look),
      numberedLegend(m),
    ]
    const body = html`<div class="bar"></div><div class="l">${panels.map((_, i) => html`<img src="{{picture-${i}}}">`)}</div>
<div class="q"><p>QR-CODE</p>${await denseQrCode(random, 63)}<p>Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001. Sua validade poderá ser confirmada por meio do programa Assinador Serpro.</p>
<p>As orientações para instalar o Assinador Serpro e realizar a validação do documento digital estão disponíveis em: https://www.serpro.gov.br/assinador-digital.</p><p class="b">SERPRO / SENATRAN</p></div>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 8.5,
          margin: '0',
          css: `.bar{background:#4a4a4a;height:14mm}.l{position:absolute;left:9mm;top:22mm}.l img{width:92mm;display:block;margin-bottom:2mm}.q{position:absolute;left:116mm;top:24mm;width:78mm}.q svg{margin:1mm 0 6mm}`,
        },
        body,
      ),
      pictures: panels.map((panel) => cardPage([panel], css, 92, 62.56)),
      data: cardValues(m, 'EAR; CETPP', { hasCetpp: true, documentValidation: false }),
    }
  },
}
