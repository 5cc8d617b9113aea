import { inflateSync } from 'node:zlib'
import { type PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'

/** What the streams of a PDF hold. Like beside like compresses best, so an archive keeps each kind apart. */
export const KINDS = ['drawing', 'font', 'image', 'jpeg'] as const
export type Kind = (typeof KINDS)[number]

/** A PDF whose streams are not deflated: its objects as text, and the streams' bytes in the order of the objects. */
export interface PlainPdf {
  /** Of the trailer and then of each object: `<number> <text>`, and what its stream holds after `STREAM`. */
  readonly objects: readonly string[]
  readonly streams: readonly { readonly kind: Kind; readonly bytes: Uint8Array }[]
}

/** Between an object's dictionary and the kind of its stream. */
const STREAM = '\u0001'

/** @throws RangeError when the PDF has objects of a later generation */
export async function plainPdf(pdf: Uint8Array): Promise<PlainPdf> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  const { Root, Info } = context.trailerInfo
  const objects = [`/Root ${Root}${Info ? ` /Info ${Info}` : ''}`]
  const streams: { kind: Kind; bytes: Uint8Array }[] = []
  for (const [{ objectNumber, generationNumber }, object] of context.enumerateIndirectObjects()) {
    if (generationNumber !== 0)
      throw new RangeError(`object ${objectNumber} is of generation ${generationNumber}`)
    if (object instanceof PDFRawStream) {
      const bytes = inflated(object)
      const kind = kindOf(object.dict)
      object.dict.set(PDFName.of('Length'), PDFNumber.of(bytes.length))
      streams.push({ kind, bytes })
      objects.push(`${objectNumber} ${object.dict}${STREAM}${kind}`)
    } else {
      objects.push(`${objectNumber} ${object}`)
    }
  }
  const marks = objects.join('').split(STREAM).length - 1
  if (marks !== streams.length) throw new RangeError('an object holds U+0001')
  return { objects, streams }
}

/** @returns the stream's bytes, from whose dictionary the filter is taken; those of pictures stay JPEG */
function inflated({ dict, contents }: PDFRawStream): Uint8Array {
  const filter = PDFName.of('Filter')
  if (String(dict.get(filter)) !== '/FlateDecode' || dict.get(PDFName.of('DecodeParms'))) return contents
  dict.delete(filter)
  return inflateSync(contents)
}

function kindOf(dict: PDFDict): Kind {
  if (dict.get(PDFName.of('Filter'))) return 'jpeg'
  if (dict.get(PDFName.of('Length1'))) return 'font'
  return dict.get(PDFName.of('Subtype')) === PDFName.of('Image') ? 'image' : 'drawing'
}

const LENGTH = /\/Length (\d+)/

/**
 * The PDF as a file: always the same bytes.
 *
 * @param take the next bytes of a kind
 */
export function writePdf(
  objects: readonly string[],
  take: (kind: Kind, length: number) => Uint8Array,
): Buffer {
  const [trailer, ...others] = objects
  const chunks: Uint8Array[] = []
  const places: number[] = []
  let length = 0
  const add = (chunk: Uint8Array): void => {
    chunks.push(chunk)
    length += chunk.length
  }
  const addText = (text: string): void => add(Buffer.from(text, 'latin1'))
  addText('%PDF-1.7\n%\u0081\u0081\u0081\u0081\n')
  for (const object of others) {
    const [text = '', kind] = object.split(STREAM)
    const blank = text.indexOf(' ')
    places[Number(text.slice(0, blank))] = length
    addText(`${text.slice(0, blank)} 0 obj\n${text.slice(blank + 1)}`)
    if (kind !== undefined) {
      addText('\nstream\n')
      add(take(kindNamed(kind), Number(LENGTH.exec(text)?.[1])))
      addText('\nendstream')
    }
    addText('\nendobj\n')
  }
  const start = length
  addText(`xref\n0 ${places.length}\n`)
  // Objects are found by their places; 0 and numbers that are not used are free.
  for (let i = 0; i < places.length; i++) addText(entry(places[i]))
  addText(`trailer\n<< /Size ${places.length} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(chunks)
}

function entry(place: number | undefined): string {
  return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
}

function kindNamed(name: string): Kind {
  const kind = KINDS.find((one) => one === name)
  if (!kind) throw new RangeError(`${name} is no kind of stream`)
  return kind
}
