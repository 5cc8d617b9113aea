import { shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { expected, licence, NEW_BACK, NEW_FRONT, type Story } from '../blind-u.ts'
import { backSince2022, cardCss, frontSince2022 } from '../blind-u-cards.ts'
import { laidOut } from '../blind-u-pages.ts'

const STORY: Story = {
  name: 'GERALDO MAGELA FONTOURA RESENDE',
  sex: 'M',
  birth: '1958-02-14',
  first: '1977-09-30',
  issued: '2022-11-08',
  expires: '2027-10-25',
  classes: 'C',
  parents: ['SEBASTIAO RESENDE SOBRINHO', 'MARIA APARECIDA FONTOURA'],
  bornIn: ['ITAPECERICA', 'MG'],
  issuedIn: ['DIVINOPOLIS', 'MG'],
  identity: ['PC', 'MG'],
  notes: 'A EAR',
}
const FONT = 'Lato'
const CSS =
  '.pale,.f i{background:#efefef!important}.band{background:#5a5a5a}.card,.card *{color:#1c1c1c!important}.hd,.oval{color:#fff!important}.oval{border-color:#fff}.card svg{filter:grayscale(1)}.seal{position:absolute;left:24mm;top:206mm;width:74mm;border:.4mm solid #24356f;color:#24356f;padding:2mm 3mm;font:8.5pt/1.35 "Liberation Sans"}.seal p{margin:0 0 .4em}'

/** A copy of a card since 2022 without colours, enlarged, with a notary's seal beneath. */
export const layout: Layout = {
  name: 'blind-u-2022-certified-copy',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const born = `${shortDate(held.birth)} ${held.bornIn.join('/')}`
    const front = frontSince2022(held, random, 'MINISTÉRIO DA INFRAESTRUTURA', born)
    const back = backSince2022(held, random, ['B', 'C'], false)
    const seal = html`<div class="seal"><p class="b c">2º OFÍCIO DE NOTAS – ITAÚNA/MG</p><p>AUTENTICAÇÃO: certifico que a presente cópia é reprodução fiel do original que me foi apresentado. Dou fé.</p><p>Itaúna, 16/01/2025. Em test. ______ da verdade.</p><p>Noêmia Sardinha Prates – Escrevente autorizada</p><p>Selo: HJK${random.digits(5)} &nbsp; Cód. seg.: ${random.digits(4)}.${random.digits(4)}.${random.digits(4)} &nbsp; Emol. R$ 7,42</p></div>`
    const panels = [front, back].map((panel, at) => ({
      panel,
      x: 38,
      y: 20 + at * 92,
    }))
    return {
      html: laidOut(FONT, cardCss(FONT, 'round', 1.4) + CSS, panels, seal),
      data: expected(held, [...NEW_FRONT, ...NEW_BACK], true),
    }
  },
}
