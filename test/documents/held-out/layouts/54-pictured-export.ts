import { alone } from '../../generator/card-sheets.ts'
import { denseQrCode } from '../../generator/codes.ts'
import { html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { numbered } from '../cards/wallet-numbered.ts'

/** The A4 page of an export as it is: the card in pictures, only the words around it as text. */
export const layout: Layout = {
  name: 'pictured-export',
  type: 54,
  source: 'card-scan',
  variants: ['hauler', 'three-parents', 'tanker'],
  async print(random, variant) {
    const card = numbered(random, variant, false)
    const panels = [card.front, card.back, ...(card.legend ? [card.legend] : [])]
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 8,
          margin: '0',
          css: '.top{background:#3b3b3b;color:#fff;padding:4mm 10mm;font-size:7.4pt;display:flex;justify-content:space-between}.cols{display:flex;gap:12mm;padding:12mm}.say{width:78mm;font-size:8pt;text-align:justify}img{display:block;width:85mm;height:60mm;margin-bottom:4mm}',
        },
        html`<div class="top"><div>REPÚBLICA FEDERATIVA DO BRASIL<br>MINISTÉRIO DOS TRANSPORTES<br>SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN</div><b>gov.br</b></div><div class="cols"><div>${panels.map((_, index) => raw(`<img src="{{picture-${index}}}">`))}</div><div class="say"><p class="c">QR-CODE</p><p class="c">${await denseQrCode(random, 60)}</p><p>O código acima reúne os dados deste documento e é lido pelo aplicativo de conferência da Senatran. Orientações na página do órgão.</p><p class="c b">SERPRO / SENATRAN</p></div></div>`,
      ),
      pictures: panels.map((panel) => alone(card, [panel])),
      data: card.data({ front: true, back: true, legend: true }),
    }
  },
}
