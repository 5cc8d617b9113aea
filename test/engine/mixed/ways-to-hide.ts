import { formOf, OWN, plainPicture, text } from './drawn-page.ts'
import type { Ways } from './papers.ts'

const [FIRST = ''] = OWN
const box = (x: number, y: number) => `${x - 4} ${y - 5} 400 18`

/** Twenty ways in which a file holds a line that its page does not show. */
export const HIDDEN: Ways = {
  'a black box over it': (line, x, y) => ({ content: `${text(line, x, y)} 0 g ${box(x, y)} re f` }),
  'a white box over it': (line, x, y) => ({ content: `${text(line, x, y)} 1 g ${box(x, y)} re f` }),
  'a thick line over it': (line, x, y) => ({
    content: `${text(line, x, y)} 16 w ${x - 4} ${y + 3} m ${x + 400} ${y + 3} l S`,
  }),
  'a picture over it': (line, x, y) => ({
    content: `${text(line, x, y)} q 400 0 0 18 ${x - 4} ${y - 5} cm /I Do Q`,
    resources: `/XObject << /I ${FIRST} >>`,
    objects: [plainPicture(0)],
  }),
  'a form over it': (line, x, y) => ({
    content: `${text(line, x, y)} /X Do`,
    resources: `/XObject << /X ${FIRST} >>`,
    objects: [formOf(`0.2 g ${box(x, y)} re f`)],
  }),
  'an annotation over it': (line, x, y) => ({
    content: text(line, x, y),
    page: `/Annots [<< /Type /Annot /Subtype /Stamp /F 4 /Rect [${x - 4} ${y - 5} ${x + 396} ${y + 13}] /AP << /N ${FIRST} >> >>]`,
    objects: [formOf('0 g 0 0 595 842 re f')],
  }),
  'white on white': (line, x, y) => ({ content: `1 g ${text(line, x, y)}` }),
  'nearly white on white': (line, x, y) => ({ content: `0.985 g ${text(line, x, y)}` }),
  'black on black': (line, x, y) => ({ content: `0 g ${box(x, y)} re f ${text(line, x, y)}` }),
  'white strokes alone': (line, x, y) => ({ content: `1 G 1 Tr ${text(line, x, y)}` }),
  'no opacity': (line, x, y) => ({
    content: `/G gs ${text(line, x, y)}`,
    resources: '/ExtGState << /G << /ca 0 >> >>',
  }),
  'hardly any opacity': (line, x, y) => ({
    content: `/G gs ${text(line, x, y)}`,
    resources: '/ExtGState << /G << /ca 0.01 >> >>',
  }),
  'invisible print': (line, x, y) => ({ content: `3 Tr ${text(line, x, y)}` }),
  'print that clips nothing': (line, x, y) => ({ content: `q 7 Tr ${text(line, x, y)} Q` }),
  'clipped away': (line, x, y) => ({ content: `q 10 10 20 20 re W n ${text(line, x, y)} Q` }),
  'beyond the page': (line) => ({ content: text(line, 700, 400) }),
  'outside the crop box': (line, x) => ({
    content: text(line, x, 10),
    page: '/MediaBox [0 0 595 842] /CropBox [0 40 595 842]',
  }),
  'in a layer that is off': (line, x, y) => ({
    content: `/OC /L BDC ${text(line, x, y)} EMC`,
    resources: `/Properties << /L ${FIRST} >>`,
    objects: ['<< /Type /OCG /Name (L) >>'],
    catalog: `/OCProperties << /OCGs [${FIRST}] /D << /OFF [${FIRST}] >> >>`,
  }),
  'in a form of a layer that is off': (line, x, y) => ({
    content: '/X Do',
    resources: `/XObject << /X ${OWN[1]} >>`,
    objects: ['<< /Type /OCG /Name (L) >>', formOf(text(line, x, y), `/OC ${FIRST}`)],
    catalog: `/OCProperties << /OCGs [${FIRST}] /D << /OFF [${FIRST}] >> >>`,
  }),
  'as small as dust': (line, x, y) => ({ content: text(line, x, y, 0.4) }),
}

/** Twenty ways to draw a line that everybody sees. */
export const SHOWN: Ways = {
  'black on white': (line, x, y) => ({ content: text(line, x, y) }),
  'grey on white': (line, x, y) => ({ content: `0.6 g ${text(line, x, y)}` }),
  'white on black': (line, x, y) => ({ content: `0 g ${box(x, y)} re f 1 g ${text(line, x, y)}` }),
  'red on green of the same grey': (line, x, y) => ({
    content: `0 0.42 0 rg ${box(x, y)} re f 0.83 0 0 rg ${text(line, x, y)}`,
  }),
  'half transparent': (line, x, y) => ({
    content: `/G gs ${text(line, x, y)}`,
    resources: '/ExtGState << /G << /ca 0.5 >> >>',
  }),
  'under a marker': (line, x, y) => ({
    content: `${text(line, x, y)} /G gs 1 1 0 rg ${box(x, y)} re f`,
    resources: '/ExtGState << /G << /BM /Multiply >> >>',
  }),
  'under yellow glass': (line, x, y) => ({
    content: `${text(line, x, y)} /G gs 1 1 0 rg ${box(x, y)} re f`,
    resources: '/ExtGState << /G << /ca 0.4 >> >>',
  }),
  'on a picture': (line, x, y) => ({
    content: `q 400 0 0 18 ${x - 4} ${y - 5} cm /I Do Q ${text(line, x, y)}`,
    resources: `/XObject << /I ${FIRST} >>`,
    objects: [plainPicture(220)],
  }),
  'in a form': (line, x, y) => ({
    content: '/X Do',
    resources: `/XObject << /X ${FIRST} >>`,
    objects: [formOf(text(line, x, y))],
  }),
  'in a form in a form': (line, x, y) => ({
    content: '/X Do',
    resources: `/XObject << /X ${FIRST} >>`,
    objects: [
      formOf('/Y Do').replace('/Font', `/XObject << /Y ${OWN[1]} >> /Font`),
      formOf(text(line, x, y)),
    ],
  }),
  'in a layer that is on': (line, x, y) => ({
    content: `/OC /L BDC ${text(line, x, y)} EMC`,
    resources: `/Properties << /L ${FIRST} >>`,
    objects: ['<< /Type /OCG /Name (L) >>'],
    catalog: `/OCProperties << /OCGs [${FIRST}] /D << /ON [${FIRST}] >> >>`,
  }),
  'in a clip that holds it': (line, x, y) => ({ content: `q ${box(x, y)} re W n ${text(line, x, y)} Q` }),
  'strokes alone': (line, x, y) => ({ content: `0.3 w 1 Tr ${text(line, x, y)}` }),
  'filled and stroked': (line, x, y) => ({ content: `0.2 w 2 Tr ${text(line, x, y)}` }),
  bold: (line, x, y) => ({ content: text(line, x, y, 11, 'B') }),
  'printed twice': (line, x, y) => ({ content: text(line, x, y) + text(line, x, y) }),
  'with a shadow': (line, x, y) => ({
    content: `0.7 g ${text(line, x + 0.6, y - 0.6)} 0 g ${text(line, x, y)}`,
  }),
  'as small as on a receipt': (line, x, y) => ({ content: text(line, x, y, 4) }),
  'in a stamp': (line, x, y) => ({
    content: '',
    page: `/Annots [<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 595 842] /AP << /N ${FIRST} >> >>]`,
    objects: [formOf(text(line, x, y))],
  }),
  'in a crop box': (line, x, y) => ({
    content: text(line, x, y),
    page: '/MediaBox [0 0 595 842] /CropBox [20 20 575 822]',
  }),
}
