import { type Point, type TextReading, UnreadableDocument } from '@ficha/engine'
import type { PagePicture } from '@ficha/engine/node'
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib'
import { type InvisibleFont, invisibleFont } from './invisible-font.ts'
import { type ToPdf, textLayer } from './text-layer.ts'

/** Longer side of a picture's page, in points: that of A4. */
const LONGER_SIDE = 842
const PDF_HEAD_BYTES = 1024
/** Exif orientation → matrix in a unit square, from the picture as stored (y up) to the page as displayed. */
const TURNS: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
}

/** The pictures of a file's pages, as this host gets them; none of a PDF. */
export type PicturesOf = (file: Uint8Array) => AsyncIterable<PagePicture>

/**
 * The document as a PDF whose text can be selected and found. Pictures stay as they are, under invisible words; a PDF keeps
 * its pages, and those that were read from pixels get words.
 *
 * @param files of the document, in order
 * @throws {UnreadableDocument} where a PDF is encrypted: its pages cannot be copied
 */
export async function searchablePdf(
  files: readonly Uint8Array[],
  { pages }: Pick<TextReading, 'pages'>,
  picturesOf: PicturesOf,
): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = files
  const pdf =
    files.length === 1 && first && isPdf(first) ? await openPdf(first) : await joined(files, picturesOf)
  const font = invisibleFont(pdf.context)
  const all = pdf.getPages()
  const drawn = new Set<PDFPage>()
  for (const page of pages) {
    const target = all[page.page - 1]
    if (!target) continue
    const operators = textLayer(page, 'ocr', font, displayedTo(target))
    if (operators.length === 0) continue
    target.pushOperators(...operators)
    drawn.add(target)
  }
  addFonts(drawn, font)
  font.finish()
  // pdf-lib makes the array itself, in memory that is nobody else's.
  return (await pdf.save()) as Uint8Array<ArrayBuffer>
}

function addFonts(pages: ReadonlySet<PDFPage>, font: InvisibleFont): void {
  for (const page of pages) {
    for (const [name, ref] of font.fonts()) page.node.setFontDictionary(PDFName.of(name), ref)
  }
}

async function openPdf(file: Uint8Array): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false, ignoreEncryption: true })
  if (!pdf.isEncrypted) return pdf
  throw new UnreadableDocument(
    'password_protected',
    'the PDF is encrypted, and its pages cannot be copied; print it to a PDF and make that searchable',
  )
}

async function joined(files: readonly Uint8Array[], picturesOf: PicturesOf): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  for (const file of files) {
    if (isPdf(file)) {
      const other = await openPdf(file)
      for (const page of await pdf.copyPages(other, other.getPageIndices())) pdf.addPage(page)
    } else for await (const picture of picturesOf(file)) await addPicture(pdf, picture)
  }
  return pdf
}

async function addPicture(pdf: PDFDocument, picture: PagePicture): Promise<void> {
  const { ref, width, height, orientation } = await embed(pdf, picture)
  const turned = orientation >= 5
  const size = turned ? ([height, width] as const) : ([width, height] as const)
  const scale = LONGER_SIDE / Math.max(...size)
  const [w, h] = [size[0] * scale, size[1] * scale]
  const page = pdf.addPage([w, h])
  if (!ref) return
  const name = page.node.newXObject('Picture', ref)
  const [a, b, c, d, e, f] = TURNS[orientation] ?? [1, 0, 0, 1, 0, 0]
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(a * w, b * h, c * w, d * h, e * w, f * h),
    drawObject(name),
    popGraphicsState(),
  )
}

interface Embedded {
  readonly ref: PDFRef | null
  /** As stored. */
  readonly width: number
  readonly height: number
  readonly orientation: number
}

async function embed(pdf: PDFDocument, picture: PagePicture): Promise<Embedded> {
  if (picture.kind !== 'grey') {
    const { kind, orientation } = picture
    // The library reads the whole buffer that a view is of.
    const file = new Uint8Array(picture.file)
    const image = await (kind === 'jpeg' ? pdf.embedJpg(file) : pdf.embedPng(file))
    return { ref: image.ref, width: image.width, height: image.height, orientation }
  }
  const { raster } = picture
  if (!raster) return { ref: null, width: 1, height: 1, orientation: 1 }
  const stream = pdf.context.flateStream(raster.data, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: raster.width,
    Height: raster.height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  })
  return { ref: pdf.context.register(stream), width: raster.width, height: raster.height, orientation: 1 }
}

/** @see ISO 32000-1, 14.11.2: a page shows its crop box, turned clockwise by `Rotate` */
function displayedTo(page: PDFPage): ToPdf {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()]
  const left = Math.max(media.x, crop.x)
  const bottom = Math.max(media.y, crop.y)
  const width = Math.min(media.x + media.width, crop.x + crop.width) - left
  const height = Math.min(media.y + media.height, crop.y + crop.height) - bottom
  const at = (x: number, y: number) => [left + x * width, bottom + y * height] as const
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  return ([u, v]: Point) =>
    turn === 90 ? at(v, u) : turn === 180 ? at(1 - u, v) : turn === 270 ? at(1 - v, 1 - u) : at(u, 1 - v)
}

function isPdf(file: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(file.subarray(0, PDF_HEAD_BYTES)).includes('%PDF-')
}
