import { deflateSync, inflateSync } from 'node:zlib'
import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef } from 'pdf-lib'
import { shareEqualObjects } from './shared-objects.ts'
import { mergeTrueType, parseTrueType, type TrueType, writeTrueType } from './true-type.ts'

/**
 * Printed PDFs as one, its pages in their order, that says the same in fewer bytes: no hints in fonts, one program for
 * all subsets of a font, shorter numbers, nothing twice, small objects in compressed streams.
 */
export async function compactPdf(printed: readonly Uint8Array[]): Promise<Uint8Array> {
  const [first, ...others] = printed
  if (!first) throw new RangeError('no PDF to compact')
  const pdf = await PDFDocument.load(first, { updateMetadata: false })
  for (const bytes of others) {
    const other = await PDFDocument.load(bytes, { updateMetadata: false })
    for (const page of await pdf.copyPages(other, other.getPageIndices())) pdf.addPage(page)
  }
  shareFonts(pdf)
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isDeflated(object)) continue
    const plain = inflateSync(object.contents)
    pdf.context.assign(ref, deflated(object.dict, isDrawing(object.dict) ? shortened(plain) : plain))
  }
  shareEqualObjects(pdf)
  return pdf.save({ useObjectStreams: true })
}

/** Each font's program without hints, and one program for all subsets of the same font. */
function shareFonts(pdf: PDFDocument): void {
  for (const descriptors of fontDescriptors(pdf).values()) {
    const programs = descriptors.map((descriptor) => programOf(pdf, descriptor))
    const found = programs.filter((program) => program !== null)
    const merged = found.length === programs.length ? mergeTrueType(found) : null
    for (const [i, descriptor] of descriptors.entries()) {
      const [program, ref] = [merged ?? programs[i], descriptor.get(FONT_FILE)]
      if (program && ref instanceof PDFRef) pdf.context.assign(ref, fontStream(pdf, program))
    }
  }
}

const FONT_FILE = PDFName.of('FontFile2')
const FILTER = PDFName.of('Filter')

/** By the font's name without the tag of its subset. */
function fontDescriptors(pdf: PDFDocument): Map<string, PDFDict[]> {
  const descriptors = new Map<string, PDFDict[]>()
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || !(object.get(FONT_FILE) instanceof PDFRef)) continue
    const name = String(object.get(PDFName.of('FontName'))).replace(/^\/[A-Z]{6}\+/, '')
    descriptors.set(name, [...(descriptors.get(name) ?? []), object])
  }
  return descriptors
}

function programOf(pdf: PDFDocument, descriptor: PDFDict): TrueType | null {
  const stream = pdf.context.lookup(descriptor.get(FONT_FILE))
  if (!(stream instanceof PDFRawStream) || !isDeflated(stream)) return null
  return parseTrueType(inflateSync(stream.contents))
}

function fontStream(pdf: PDFDocument, program: TrueType): PDFRawStream {
  const bytes = writeTrueType(program)
  return deflated(pdf.context.obj({ Length1: bytes.length, Filter: 'FlateDecode' }), bytes)
}

/** Contents of a page or a form. */
function isDrawing(dict: PDFDict): boolean {
  const kind = dict.get(PDFName.of('Subtype'))
  return !dict.get(PDFName.of('Length1')) && (kind === undefined || kind === PDFName.of('Form'))
}

const PATH_LINE = /^[-\d. ]+ (?:m|l|c|re)$/gm
const FIRST_PLACE = /^(q\n(?:\S+ ){4})(\S+ \S+) cm$/m
const LONG_NUMBER = /[\d.]{7,}/g

/**
 * Chromium writes points of paths to the last bit (`4.4499998 -3.1300001 l`): five digits draw the same. Where a form
 * begins is written with a rounding error of its own in every PDF.
 */
function shortened(drawing: Uint8Array): Uint8Array {
  const text = Buffer.from(drawing).toString('latin1')
  const short = text
    .replace(PATH_LINE, (line) =>
      line.replace(LONG_NUMBER, (number) => written(Number(number).toPrecision(5))),
    )
    .replace(
      FIRST_PLACE,
      (_, scale: string, place: string) =>
        `${scale}${place.replace(LONG_NUMBER, (number) => written(Number(number).toFixed(2)))} cm`,
    )
  return Buffer.from(short, 'latin1')
}

function written(number: string): string {
  return String(Number(number)).replace(/^0\./, '.')
}

function isDeflated({ dict }: PDFRawStream): boolean {
  return String(dict.get(FILTER)) === '/FlateDecode' && !dict.get(PDFName.of('DecodeParms'))
}

function deflated(dict: PDFDict, bytes: Uint8Array): PDFRawStream {
  const contents = deflateSync(bytes, { level: 9 })
  dict.set(PDFName.of('Length'), PDFNumber.of(contents.length))
  return PDFRawStream.of(dict, contents)
}
