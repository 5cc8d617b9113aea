import { denseQrCode } from '../../generator/codes.ts'
import { shortDate } from '../../generator/dates.ts'
import { html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { holding, type Motorist, reading, SIDES } from '../blind-r.ts'
import { newBack, newFront, newLegend, type Print } from '../blind-r-cards.ts'
import { cardPages } from '../blind-r-pages.ts'

const MOTORIST: Motorist = {
  name: 'TARCÍSIO BORGES DE ITUIUTABA',
  bornIn: ['PATROCÍNIO', 'MG'],
  kin: ['DIVINO BORGES NETO', 'LÁZARA MARIA DE ITUIUTABA'],
  rgBy: ['PC', 'MG'],
  classes: 'AB',
  issuedIn: ['BELO HORIZONTE', 'MG'],
  notes: 'A',
  years: [1993, 2025],
  term: 10,
}
const PRINT: Print = { font: 'Noto Sans', widthMm: 86, lines: 'interrupted' }

/** The page that the application gives out: the card as three pictures, the words around it as text. */
export const layout: Layout = {
  name: 'blind-r-export',
  type: 54,
  variants: ['one'],
  source: 'card-scan',
  print: async (random) => {
    const held = holding(random, MOTORIST)
    const born = `${shortDate(held.birth)}, ${held.bornIn.join('/')}`
    const panels = [
      newFront(held, random, 'MINISTÉRIO DOS TRANSPORTES', born),
      newBack(held, random, ['A', 'B'], 'digital'),
      newLegend(held),
    ]
    const css =
      '.top{background:#2f3338;color:#fff;height:16mm;padding:3mm 11mm;font-size:8pt}.top b{float:right;font-size:17pt}img{display:block;width:86mm;margin-bottom:3mm}.say{width:68mm}.say p{font-size:8.6pt;margin:5mm 0 0}'
    return {
      html: sheet(
        { font: 'Noto Sans', sizePt: 9, margin: '0', css },
        html`<div class="top"><b>gov.br</b>REPÚBLICA FEDERATIVA DO BRASIL<br>MINISTÉRIO DOS TRANSPORTES<br>SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN</div>
<div style="display:flex;gap:12mm;padding:9mm 11mm"><div>${panels.map((_, i) => raw(`<img src="{{picture-${i}}}">`))}</div><div class="say"><div class="c b" style="margin-bottom:3mm">QR-CODE</div>${await denseQrCode(random, 64)}<p>Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001. Sua validade poderá ser confirmada por meio do programa Assinador Serpro.</p><p>As orientações para instalar o Assinador Serpro e realizar a validação do documento digital estão disponíveis em: https://www.serpro.gov.br/assinador-digital.</p><p class="b">SERPRO / SENATRAN</p></div></div>`,
      ),
      pictures: panels.map((panel) => cardPages(PRINT, [[panel]])),
      data: reading(held, SIDES['new-both'], false),
    }
  },
}
