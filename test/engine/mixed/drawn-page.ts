import { deflateSync } from 'node:zlib'

/** A PDF of one page whose content is written by hand, for what no library writes. */
export interface DrawnPage {
  readonly content: string
  /** Of the page's resources, as PDF: `/XObject << … >>`. */
  readonly resources?: string
  /** Who has the resources; a page inherits those of the tree of pages. */
  readonly resourcesAt?: 'page' | 'tree'
  /** Objects from number 7 on. */
  readonly objects?: readonly string[]
  /** Of the page itself: boxes, annotations. */
  readonly page?: string
  readonly catalog?: string
}

const FIRST_OWN = 7
export const OWN = Array.from({ length: 8 }, (_, i) => `${FIRST_OWN + i} 0 R`)

export function drawnPage(page: DrawnPage): Uint8Array {
  const body = objectsOf(page)
    .map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`)
    .join('')
  return Uint8Array.from(Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1'))
}

/** The bodies of the objects from number 1 on; the first is the catalog. */
export function objectsOf({
  content,
  resources = '',
  resourcesAt = 'page',
  objects = [],
  page = '',
  catalog = '',
}: DrawnPage): string[] {
  const box = page.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]'
  const fonts = resources.includes('/Font') ? '' : '/Font << /F 5 0 R /B 6 0 R >>'
  const held = `/Resources << ${fonts} ${resources} >>`
  const at = (place: typeof resourcesAt) => (place === resourcesAt ? held : '')
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [3 0 R] /Count 1 ${at('tree')} >>`,
    `<< /Type /Page /Parent 2 0 R ${box} ${page} /Contents 4 0 R ${at('page')} >>`,
    streamOf('', content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...objects,
  ]
}

export function streamOf(dictionary: string, content: string): string {
  const data = deflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  return `<< ${dictionary} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`
}

/** A form XObject over the whole page. */
export function formOf(content: string, more = ''): string {
  return streamOf(
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> ${more}`,
    content,
  )
}

/** A picture of one tone, 4 × 4. */
export function plainPicture(tone: number): string {
  return streamOf(
    '/Type /XObject /Subtype /Image /Width 4 /Height 4 /ColorSpace /DeviceGray /BitsPerComponent 8',
    String.fromCharCode(tone).repeat(16),
  )
}

export const text = (line: string, x: number, y: number, size = 11, font = 'F') =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${line}) Tj ET\n`
