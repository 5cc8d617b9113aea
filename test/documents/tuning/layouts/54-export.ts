import { alone, type Card } from '../../generator/card-sheets.ts'
import { denseQrCode } from '../../generator/codes.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { card as foldedCard } from '../cards/folded-card.ts'
import { card as numberedCard } from '../cards/numbered-card.ts'

/** Which card an export shows. */
const VARIANTS = {
  l3: { card: numberedCard, variant: 'digital' },
  'l3-cetpp': { card: numberedCard, variant: 'digital-cetpp' },
  'l3-identification': { card: numberedCard, variant: 'digital' },
  l2: { card: foldedCard, variant: 'l2-infra' },
} as const

/** The A4 export of the digital licence (E2, E3, E-id): its text layer holds boilerplate, the card is pictures. */
export const layout: Layout = {
  name: 'export',
  type: 54,
  source: 'card-scan',
  variants: Object.keys(VARIANTS),
  async print(random, variant) {
    const { card: made, variant: printed } = VARIANTS[variant as keyof typeof VARIANTS]
    const card: Card = await made.print(random, printed)
    const sides = card.legend ? [card.front, card.back, card.legend] : [card.front, card.back]
    const identification = variant.endsWith('identification')
    const qr = await denseQrCode(random, 62, 900)
    const body = html`<div class="bar">REPÚBLICA FEDERATIVA DO BRASIL<br>MINISTÉRIO DOS TRANSPORTES<br>SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN<span class="gov">gov.br</span></div>
<div class="cols"><div>${sides.map((_, i) => html`<img src="{{picture-${i}}}">`)}</div><div class="right"><p class="b q">QR-CODE</p>${qr}<p>Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001. Sua validade poderá ser confirmada por meio do programa Assinador Serpro.</p><p>As orientações para instalar o Assinador Serpro e realizar a validação do documento digital estão disponíveis em: https://www.serpro.gov.br/assinador-digital.</p>${identification ? html`<p class="b">DOCUMENTO DE IDENTIFICAÇÃO</p><p>Este arquivo não pode ser utilizado como documento de habilitação.</p>` : null}<p class="b">SERPRO / SENATRAN</p></div></div>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 8.5,
          margin: '0',
          css: '.bar{position:relative;height:15mm;background:#2f3437;color:#fff;font-size:7.5pt;line-height:1.35;padding:2mm 12mm}.gov{position:absolute;right:12mm;top:2.6mm;font-size:17pt;font-weight:bold}.cols{display:flex;gap:12mm;padding:10mm 12mm}img{display:block;width:86mm;margin-bottom:3mm}.right{width:64mm}.right p{margin:3mm 0 0}.q{font-size:11pt}',
        },
        body,
      ),
      pictures: sides.map((side) => alone(card, [side])),
      // An export that says it is signed and carries no signature is inconsistent (docs/domain.md 4.1).
      data: { ...card.data({ front: true, back: true, legend: true }), documentValidation: false },
    }
  },
}
