import { formOf, OWN, plainPicture, streamOf, text } from './drawn-page.ts'
import type { Ways } from './papers.ts'

const [A = '', B = '', C = '', D = ''] = OWN
const box = (x: number, y: number) => `${x - 4} ${y - 5} 400 18`
const rect = (x: number, y: number) => `[${x - 4} ${y - 5} ${x + 396} ${y + 13}]`
const corners = (x: number, y: number) =>
  `[${x} ${y + 10} ${x + 260} ${y + 10} ${x} ${y - 2} ${x + 260} ${y - 2}]`
const marks = (type: string, x: number, y: number, more = '') =>
  `/Annots [<< /Type /Annot /Subtype /${type} /F 4 /Rect ${rect(x, y)} ${more} >>]`
const mark = (type: string, x: number, y: number, colour: string) =>
  marks(type, x, y, `/C [${colour}] /QuadPoints ${corners(x, y)}`)
const TINT = '<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>'
const gradient = (from: number, to: number) => {
  const tint = `<< /FunctionType 2 /Domain [0 1] /C0 [${from}] /C1 [${to}] /N 1 >>`
  return `<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 0] /Extend [true true] /Function ${tint} >>`
}
const cell = (content: string) =>
  streamOf(
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>',
    `${content} 0 0 10 10 re f`,
  )
const mask = (tone: number) => ({
  resources: `/ExtGState << /G << /SMask << /S /Luminosity /G ${A} >> >> >>`,
  objects: [
    streamOf(
      '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceGray >>',
      `${tone} g 0 0 595 842 re f`,
    ),
  ],
})
const inLayer = (line: string, x: number, y: number) => `/OC /L BDC ${text(line, x, y)} EMC`
const LAYER = '<< /Type /OCG /Name (L) >>'
const OFF_ON_SCREENS = '<< /Type /OCG /Name (L) /Usage << /View << /ViewState /OFF >> >> >>'
const UNLESS = `<< /Type /OCMD /VE [/Not ${A}] >>`
const layers = (defaults = '') => `/OCProperties << /OCGs [${A}] /D << ${defaults} >> >>`
const stampOf = (line: string, x: number, y: number, layer: string) => [
  formOf(text(line, x, y)),
  `<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 595 842] /OC ${layer} /AP << /N ${B} >> >>`,
]
const field = (x: number, y: number, more: string) =>
  `<< /Type /Annot /Subtype /Widget /T (a) /Rect ${rect(x, y)} /DA (/F 10 Tf 0 g) ${more} >>`
const form = (fields: string) =>
  `/AcroForm << /Fields [${fields}] /NeedAppearances true /DR << /Font << /F 5 0 R >> >> >>`
/** A font whose glyphs draw nothing, with a map of all that they are called. */
const EMPTY_FONT = [
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 126
/CharProcs << /g ${B} >> /Encoding << /Differences [32 ${'/g '.repeat(95)}] >> /Widths [${'500 '.repeat(95)}] /ToUnicode ${C} >>`,
  streamOf('', '500 0 d0'),
  streamOf(
    '',
    'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap',
  ),
]

/** More ways in which a file holds a line that its page does not show. */
export const HIDDEN: Ways = {
  'a gradient over it': (line, x, y) => ({
    content: `${text(line, x, y)} q ${box(x, y)} re W n /S sh Q`,
    resources: `/Shading << /S ${gradient(0, 0.3)} >>`,
  }),
  'an inline picture over it': (line, x, y) => ({
    content: `${text(line, x, y)} q 400 0 0 18 ${x - 4} ${y - 5} cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q`,
  }),
  'a pattern over it': (line, x, y) => ({
    content: `${text(line, x, y)} /Pattern cs /P scn ${box(x, y)} re f`,
    resources: `/Pattern << /P ${A} >>`,
    objects: [cell('0.5 g')],
  }),
  'a box over it that viewers draw': (line, x, y) => ({
    content: text(line, x, y),
    page: marks('Square', x, y, '/C [0 0 0] /IC [0 0 0]'),
  }),
  'block letters over it': (line, x, y) => ({
    content:
      text(line, x, y) +
      Array.from({ length: 30 }, (_, i) => text('n', x - 5 + i * 13, y - 5, 20, 'Z')).join(''),
    resources: `/Font << /F 5 0 R /Z ${A} >>`,
    objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>'],
  }),
  'a scan over it': (line, x, y) => ({
    content: `${text(line, x, y)} q 595 0 0 440 0 0 cm /I Do Q`,
    resources: `/XObject << /I ${A} >>`,
    objects: [plainPicture(240)],
  }),
  'behind a mask': (line, x, y) => ({ content: `/G gs ${text(line, x, y)}`, ...mask(0) }),
  'ink of no plate': (line, x, y) => ({
    content: `/N cs 1 scn ${text(line, x, y)}`,
    resources: `/ColorSpace << /N [/Separation /None /DeviceGray ${TINT}] >>`,
  }),
  'a white pattern as ink': (line, x, y) => ({
    content: `/Pattern cs /P scn ${text(line, x, y)}`,
    resources: `/Pattern << /P ${A} >>`,
    objects: [cell('1 g')],
  }),
  'blue on blue': (line, x, y) => ({ content: `0.1 0.2 0.8 rg ${box(x, y)} re f ${text(line, x, y)}` }),
  'in a form that is cut': (line, x, y) => ({
    content: '/X Do',
    resources: `/XObject << /X ${A} >>`,
    objects: [formOf(text(line, x, y)).replace('595 842]', '20 20]')],
  }),
  'cut by other text': (line, x, y) => ({
    content: `q BT 7 Tr /F 11 Tf 60 100 Td (o) Tj ET 0 Tr ${text(line, x, y)} Q`,
  }),
  'letters that draw nothing': (line, x, y) => ({
    content: text(line, x, y, 11, 'T'),
    resources: `/Font << /F 5 0 R /T ${A} >>`,
    objects: EMPTY_FONT,
  }),
  'turned, with a box over it': (line, x) => ({
    content: `BT /F 11 Tf 0 1 -1 0 ${x} 200 Tm (${line}) Tj ET 0 g ${x - 12} 190 18 400 re f`,
  }),
  'in a layer that is off as all are': (line, x, y) => ({
    content: inLayer(line, x, y),
    resources: `/Properties << /L ${A} >>`,
    objects: [LAYER],
    catalog: layers('/BaseState /OFF'),
  }),
  'in a layer for paper alone': (line, x, y) => ({
    content: inLayer(line, x, y),
    resources: `/Properties << /L ${A} >>`,
    objects: [OFF_ON_SCREENS],
    catalog: layers(),
  }),
  'a stamp unless a layer is on': (line, x, y) => ({
    content: '',
    page: `/Annots [${C}]`,
    objects: [LAYER, ...stampOf(line, x, y, D), UNLESS],
    catalog: layers(`/ON [${A}]`),
  }),
  'a hidden field': (line, x, y) => ({
    content: '',
    page: `/Annots [${A}]`,
    objects: [field(x, y, `/FT /Tx /F 2 /V (${line})`)],
    catalog: form(A),
  }),
  'struck out by a comment': (line, x, y) => ({
    content: text(line, x, y),
    page: mark('StrikeOut', x, y, '1 0 0'),
  }),
}
/** More ways to draw a line that everybody sees. */
export const SHOWN: Ways = {
  'a gradient as ink': (line, x, y) => ({
    content: `/Pattern cs /P scn ${text(line, x, y)}`,
    resources: `/Pattern << /P << /PatternType 2 /Shading ${gradient(0, 0.5)} >> >>`,
  }),
  'a pattern as ink': (line, x, y) => ({
    content: `/Pattern cs /P scn ${text(line, x, y)}`,
    resources: `/Pattern << /P ${A} >>`,
    objects: [cell('0 0 0.6 rg')],
  }),
  'print that clips as well': (line, x, y) => ({ content: `q 4 Tr ${text(line, x, y)} Q` }),
  'on a turned page': (line, x, y) => ({ content: text(line, x, y), page: '/Rotate 90' }),
  'of a negative size': (line, x, y) => ({ content: `BT /F -11 Tf -1 0 0 -1 ${x} ${y} Tm (${line}) Tj ET` }),
  'mirrored twice': (line, x, y) => ({
    content: `q 1 0 0 -1 0 842 cm BT /F 11 Tf 1 0 0 -1 ${x} ${842 - y} Tm (${line}) Tj ET Q`,
  }),
  narrowed: (line, x, y) => ({ content: `60 Tz ${text(line, x, y)} 100 Tz` }),
  'with its letters apart': (line, x, y) => ({ content: `1.2 Tc ${text(line, x, y)} 0 Tc` }),
  'with spaces by kerning': (line, x, y) => ({
    content: `BT /F 11 Tf ${x} ${y} Td [(${line.split(' ').join(') -278 (')})] TJ ET`,
  }),
  'on a page that begins elsewhere': (line, x, y) => ({
    content: text(line, x, y),
    page: '/MediaBox [-100 -100 695 942]',
  }),
  'multiplied with the paper': (line, x, y) => ({
    content: `/G gs ${text(line, x, y)}`,
    resources: '/ExtGState << /G << /BM /Multiply >> >>',
  }),
  'behind an open mask': (line, x, y) => ({ content: `/G gs ${text(line, x, y)}`, ...mask(1) }),
  'on a gradient': (line, x, y) => ({
    content: `q ${box(x, y)} re W n /S sh Q 0 g ${text(line, x, y)}`,
    resources: `/Shading << /S ${gradient(1, 0.6)} >>`,
  }),
  'under a marker that viewers draw': (line, x, y) => ({
    content: text(line, x, y),
    page: mark('Highlight', x, y, '1 1 0'),
  }),
  'with a line below it that viewers draw': (line, x, y) => ({
    content: text(line, x, y),
    page: mark('Underline', x, y, '1 0 0'),
  }),
  'in a box that viewers draw': (line, x, y) => ({
    content: text(line, x, y),
    page: marks('Square', x, y, '/C [1 0 0]'),
  }),
  'a choice of a field': (line, x, y) => ({
    content: '',
    page: `/Annots [${A}]`,
    objects: [field(x, y, `/FT /Ch /F 4 /Ff 131072 /Opt [(${line}) (outra)] /V (${line})`)],
    catalog: form(A),
  }),
  'in a layer that is on alone': (line, x, y) => ({
    content: inLayer(line, x, y),
    resources: `/Properties << /L ${A} >>`,
    objects: [LAYER],
    catalog: layers(`/BaseState /OFF /ON [${A}]`),
  }),
}
