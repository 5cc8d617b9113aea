import { UnreadableDocument } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { PageIssue, Raster } from '../types.ts'
import { crossedOut } from './crossed-out.ts'
import { type DecodedPage, failedPage, type Region } from './decoded-page.ts'
import { doubtfulGlyphs } from './doubtful-glyphs.ts'
import { glyphsOfLyingFonts } from './lying-fonts.ts'
import { openPdf, type Pdf, type PdfPage } from './pdf.ts'
import { forgetActualText } from './pdf-actual-text.ts'
import { type PageArt, pageArt } from './pdf-art.ts'
import { contentInPixels, mayHoldCodes } from './pdf-content.ts'
import { drawingBytes } from './pdf-drawing-bytes.ts'
import { type Glyph, readGlyphs, UNMAPPED } from './pdf-glyphs.ts'
import { type PageObject, pageObjects } from './pdf-objects.ts'
import { CODES_DPI, rasterSize, renderPage, sheetDpi } from './pdf-raster.ts'
import { largePictures, pdfRegions } from './pdf-regions.ts'
import { pageRules, type Slant } from './pdf-rules.ts'
import { scanRaster } from './pdf-scan.ts'
import { borrowPdfium, giveBackPdfium, heap, isLarge } from './pdfium.ts'
import { asDrawn, type Sight, seenGlyphs } from './seen-glyphs.ts'

/** Pages of one file that may trap PDFium; each costs fresh instances and up to a second. */
const TRAPS_MAX = 2
/** What is thought of the memory that the pictures of a page take when they are drawn by themselves. */
const REGIONS_DPI = 150

/**
 * How many pages a PDF has.
 *
 * @throws {UnreadableDocument} when it cannot be opened, or none of its pages can
 */
export async function countPdfPages(bytes: Uint8Array, runtime: Runtime, password?: string): Promise<number> {
  try {
    const pdfium = await borrowPdfium(runtime, bytes.length)
    const pdf = openPdf(pdfium, bytes, password)
    const hasPage = pdf.hasPage()
    pdf.close()
    giveBackPdfium(runtime, pdfium)
    if (!hasPage) throw new UnreadableDocument('corrupt_file', 'the tree of pages of the PDF is broken')
    return pdf.pageCount
  } catch (error) {
    throw asUnreadable(error)
  }
}

/** What is tried of a page, and whether it had come to its pixels when PDFium failed. */
interface Attempt {
  readonly draws: 'finely' | 'coarsely' | 'not'
  isDrawing: boolean
}

/** Half of what scans have: PDFium decodes a JPEG 2000 picture at half its size then, in a quarter of the memory. */
const COARSE_DPI = 150

/**
 * The chosen pages of a PDF, one at a time.
 *
 * @param offset pages of the document before this file
 * @param indexes 0-based over the document, ascending
 */
export async function* decodePdf(
  bytes: Uint8Array,
  offset: number,
  indexes: readonly number[],
  runtime: Runtime,
  password?: string,
): AsyncGenerator<DecodedPage> {
  let next = 0
  let attempt: Attempt = { draws: 'finely', isDrawing: false }
  for (let traps = 0; next < indexes.length; ) {
    // After a page that PDFium did not survive, the others are read by a fresh instance.
    const pdfium = await borrowPdfium(runtime, bytes.length)
    try {
      const pdf = openPdf(pdfium, bytes, password)
      let last: DecodedPage | null = null
      while (last === null && next < indexes.length) {
        const page = decodePage(pdf, offset, indexes[next] ?? 0, attempt, runtime)
        next += 1
        attempt = { draws: 'finely', isDrawing: false }
        if ((page.raster || page.regions.length > 0) && isLarge(pdfium)) last = page
        else yield page
      }
      pdf.close()
      giveBackPdfium(runtime, pdfium)
      // What it takes to read the pixels of a page does not fit beside what it took to draw them.
      if (last) yield last
    } catch (error) {
      if (attempt.isDrawing) {
        // The picture is what did not fit: it is tried smaller, then the text layer alone, before the page is given up.
        attempt = { draws: attempt.draws === 'finely' ? 'coarsely' : 'not', isDrawing: false }
        continue
      }
      traps += 1
      if (traps > TRAPS_MAX) throw asUnreadable(error)
      yield failedPage(indexes[next] ?? 0, 'needs more memory than a reading may take')
      next += 1
      attempt = { draws: 'finely', isDrawing: false }
    }
  }
}

function decodePage(
  pdf: Pdf,
  offset: number,
  index: number,
  attempt: Attempt,
  runtime: Runtime,
): DecodedPage {
  try {
    return pdf.withPage(index - offset, (page) => {
      const read = readPage(page, index, attempt, runtime)
      const attachments = page.attachments + (index === offset ? pdf.attachments : 0)
      return attachments === 0 ? read : { ...read, issues: [...read.issues, notRead(attachments)] }
    })
  } catch (error) {
    // A broken page is an issue of that page; the rest of the document is still read.
    if (error instanceof UnreadableDocument)
      return failedPage(index, error.code === 'image_dimensions' ? error.message : 'is broken')
    throw error
  }
}

function readPage(page: PdfPage, index: number, attempt: Attempt, runtime: Runtime): DecodedPage {
  const objects = pageObjects(page)
  forgetActualText(page, objects)
  const layer = readGlyphs(page)
  const art = pageArt(page, objects)
  // A page that PDFium did not survive drawing is read as its text layer says.
  const sight =
    attempt.draws === 'finely'
      ? look(page, objects, art, layer.glyphs, attempt, runtime)
      : asDrawn(layer.glyphs)
  const { rules, slants } = pageRules(page, objects)
  const text = textOfSight(page, sight, slants)
  const { glyphs, doubtful } = text
  const inPixels = contentInPixels(glyphs, doubtful, art)
  attempt.isDrawing = attempt.draws !== 'not'
  return {
    index,
    width: page.width,
    height: page.height,
    ...text,
    contentInPixels: inPixels,
    raster: attempt.draws === 'not' ? null : draw(page, art, inPixels, attempt.draws === 'finely', runtime),
    regions: attempt.draws !== 'not' && !inPixels ? regions(page, art, glyphs, doubtful, runtime) : [],
    rules,
    pictures: largePictures(page, art),
    issues: [
      ...(layer.truncated ? [TEXT_TRUNCATED] : []),
      ...(!sight.isChecked && glyphs.length > 0 ? [notChecked(index)] : []),
    ],
  }
}

/** What is seen of a text layer, but for what is crossed out, and what of it is not believed. */
function textOfSight(
  page: PdfPage,
  { seen, unseen, unsure }: Sight,
  slants: readonly Slant[],
): Pick<DecodedPage, 'glyphs' | 'doubtful' | 'unseen'> {
  const crossed = new Set(crossedOut(seen, slants))
  const valid = seen.filter((glyph) => !crossed.has(glyph))
  const garbled = new Set(doubtfulGlyphs(valid))
  const readable = valid.filter((glyph) => !garbled.has(glyph))
  const lying = new Set(glyphsOfLyingFonts(page, readable))
  const unknown = [...lying].map((glyph) => ({ ...glyph, text: UNMAPPED }))
  const printed = [...valid.filter((glyph) => !lying.has(glyph)), ...unknown]
  return {
    glyphs: [...printed, ...unsure],
    doubtful: new Set([...doubtfulGlyphs(printed), ...unknown, ...unsure]),
    unseen: [...unseen, ...lying, ...unsure.filter(({ clips }) => clips)],
  }
}

const TEXT_TRUNCATED: PageIssue = {
  code: 'text_truncated',
  message: `the page holds more than ${LIMITS.charactersPerPageMax} characters`,
}

function notChecked(index: number): PageIssue {
  return {
    code: 'text_not_checked',
    message: `page ${index + 1} cannot be drawn within the limits; whether it shows what its text layer says is not known`,
  }
}

function notRead(attachments: number): PageIssue {
  return {
    code: 'attachments_not_read',
    message: `${attachments} file(s) attached to the PDF are not read; if the document is one of them, take it out and send that`,
  }
}

function look(
  page: PdfPage,
  objects: readonly PageObject[],
  art: PageArt,
  glyphs: readonly Glyph[],
  attempt: Attempt,
  runtime: Runtime,
): Sight {
  attempt.isDrawing = true
  const sight = seenGlyphs(page, objects, art, glyphs, runtime.memory)
  attempt.isDrawing = false
  return sight
}

/** @returns null when nothing on the page need be seen, or it cannot be drawn within the limits */
function draw(
  page: PdfPage,
  art: PageArt,
  inPixels: boolean,
  finely: boolean,
  runtime: Runtime,
): Raster | null {
  if (!inPixels && !mayHoldCodes(art)) return null
  const wanted = inPixels ? sheetDpi(page, art) : CODES_DPI
  const dpi = finely ? wanted : Math.min(wanted, COARSE_DPI)
  const { width, height } = rasterSize(page, dpi)
  const scan = inPixels ? scanRaster(page, art, width, height, runtime.memory) : null
  if (scan) return scan
  runtime.memory.makeRoom('pdfium', heap(page.pdfium).byteLength + drawingBytes(page, art, dpi))
  try {
    return renderPage(page, art, dpi)
  } catch (error) {
    // Its text layer can still be read; `contentInPixels` without a raster says what is missing.
    if (error instanceof UnreadableDocument) return null
    throw error
  }
}

function regions(
  page: PdfPage,
  art: PageArt,
  glyphs: readonly Glyph[],
  doubtful: ReadonlySet<Glyph>,
  runtime: Runtime,
): Region[] {
  if (art.pictures.length > 0)
    runtime.memory.makeRoom('pdfium', heap(page.pdfium).byteLength + drawingBytes(page, art, REGIONS_DPI))
  return pdfRegions(page, art, glyphs, doubtful)
}

/** What PDFium throws besides our own errors is a trap or an abort, caused by the file's bytes. */
function asUnreadable(error: unknown): UnreadableDocument {
  if (error instanceof UnreadableDocument) return error
  const reason = error instanceof Error ? error.name : 'unknown error'
  return new UnreadableDocument('corrupt_file', `the PDF cannot be read within the memory limit (${reason})`)
}
