import { denseQrCode } from '../../generator/codes.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { motorist } from '../blind-aa.ts'
import { cardPage, cardValues } from '../blind-aa-cards.ts'
import { greenBack, greenCss, greenFront } from '../blind-aa-green.ts'

/** An export of the green card: its halves as pictures at the left, the code and the claim of a signature at the right. */
export const layout: Layout = {
  name: 'blind-aa-green-export',
  type: 54,
  variants: ['one'],
  source: 'card-scan',
  async print(random) {
    const m = motorist(random, { from: 2017, to: 2021, years: 5, categories: ['AB', 'B', 'D'] })
    const look = { ministry: 'MINISTÉRIO DA INFRAESTRUTURA', font: 'PT Sans' }
    const css = greenCss('PT Sans')
    const body = html`<div class="bar">CNH DIGITAL<span>Departamento Nacional de Trânsito</span></div>
<div class="l"><img src="{{picture-0}}"><img src="{{picture-1}}"></div>
<div class="q"><p class="b">QR-CODE</p>${await denseQrCode(random, 62)}<p>Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001. Sua validade poderá ser confirmada por meio do programa Assinador Serpro.</p>
<p>As orientações para instalar o Assinador Serpro e realizar a validação do documento digital estão disponíveis em: &lt;http://www.serpro.gov.br/assinador-digital&gt;, opção Validar Assinatura.</p><p class="b">SERPRO / DENATRAN</p></div>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 8.5,
          margin: '0',
          css: `.bar{background:#3a3f45;color:#fff;height:15mm;padding:4mm 10mm;font-weight:bold}.bar span{font-weight:normal;margin-left:8mm}
.l{position:absolute;left:10mm;top:24mm;width:96mm}.l img{width:96mm;display:block}.q{position:absolute;left:118mm;top:24mm;width:76mm}.q svg{margin:2mm 0 5mm}`,
        },
        body,
      ),
      pictures: [
        cardPage([greenFront(random, m, look)], css, 85, 60),
        cardPage([greenBack(random, m, 'EAR')], css, 85, 60),
      ],
      data: cardValues(m, 'EAR', { placeOfBirth: null, hasCetpp: false, documentValidation: false }),
    }
  },
}
