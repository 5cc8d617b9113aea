import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { capitals, motorist, phone, reading } from '../blind-ad.ts'
import { FOLD_CSS, foldedBack, foldedFront } from '../blind-ad-cards.ts'

const SIZE = '@page{size:99mm 146mm;margin:0}body{background:#f4f2ee;padding:6mm 7mm 0}'
const CREASE =
  '.open{position:relative;width:85mm}.crease{position:absolute;left:0;right:0;top:60mm;border-top:.2mm dotted #8aa;height:0}'
const SLEEVE = '.sleeve{margin-top:3mm;font-size:7pt;line-height:1.25;color:#7a2c2c;text-align:center}'

/** The folding card of the first design, open: front above back, in the transparent sleeve a dispatcher gives away. */
export const layout: Layout = {
  name: 'blind-ad-fold-open',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = capitals(motorist(random, { from: 2013, to: 2016, years: 5, kinds: ['AE', 'D', 'AD'] }))
    const comments = 'EAR; HTPP; CETCP'
    const sleeve = html`<div class="sleeve"><b>DESPACHANTE RODAMOINHO</b> – emplacamento, transferência e seguros<br>
      ${phone(random)} · ao lado do mercado · vistoria móvel marcada para ${shortDate(addDays(m.issued, 240))}</div>`
    const both = html`<div class="open">${foldedFront(m, 'MINISTÉRIO DAS CIDADES', random)}
      ${foldedBack(m, comments, random, null)}<div class="crease"></div></div>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 6,
          css: `${SIZE}${FOLD_CSS}${CREASE}${SLEEVE}`,
        },
        html`${both}${sleeve}`,
      ),
      data: reading(m, comments, true, { placeOfBirth: null, documentValidation: true }),
    }
  },
}
