import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { numbered } from '../cards/wallet-numbered.ts'

/** The A4 page of an export whose card is drawn with text: panels at the left, code and signature words at the right. */
export const layout: Layout = {
  name: 'portal-export',
  type: 54,
  variants: ['coach', 'driver'],
  print(random, variant) {
    const card = numbered(random, variant, false)
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 8,
          margin: '0',
          css: `${card.css}.top{background:#3b3b3b;color:#fff;padding:4mm 10mm;font-size:7.4pt;display:flex;justify-content:space-between}.cols{display:flex;gap:12mm;padding:12mm 12mm}.panel{margin-bottom:4mm}.say{width:78mm;font-size:8pt;text-align:justify}`,
        },
        html`<div class="top"><div>REPÚBLICA FEDERATIVA DO BRASIL<br>MINISTÉRIO DOS TRANSPORTES<br>SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN</div><b>gov.br</b></div><div class="cols"><div>${card.front}${card.back}${card.legend ?? null}</div><div class="say"><p class="c">QR-CODE</p><p class="c">${blindQr(random.int(1, 1e9), 60)}</p><p>As orientações para instalar o aplicativo de conferência estão disponíveis na página da Senatran. O código acima contém os dados deste documento.</p><p class="c b">SERPRO / SENATRAN</p></div></div>`,
      ),
      data: card.data({ front: true, back: true, legend: true }),
    }
  },
}
