import { findCodes } from './codes/find-codes.ts'
import type { DecodedPage } from './decode/decode.ts'
import { boxOf, median, overlap } from './geometry.ts'
import { mapQuad } from './homography.ts'
import { isAtEdge } from './page/at-edge.ts'
import { readingOrder } from './page/reading-order.ts'
import { turnedPage, turnedRule } from './page/turned-page.ts'
import { type PixelReading, readPixels } from './read-pixels.ts'
import { readRegions } from './read-regions.ts'
import type { Runtime } from './runtime/runtime.ts'
import { hidesText } from './text/hidden-text.ts'
import { linesFromGlyphs } from './text/lines-from-glyphs.ts'
import { inReading, mergeLines } from './text/merge-lines.ts'
import type { PageIssue, Quad, ReadPage, TextLine, View } from './types.ts'

/** Print below this many pixels an em is read with several times the errors (models/README.md). */
const EM_PIXELS_MIN = 11
/** Words of a page that is in focus are read with a median confidence of 0.98; half of one that is not, below this. */
const FOCUSED_CONFIDENCE_MIN = 0.75
/** Of 134 whole scans, photos and cards none has a line that ends at the picture's edge; of 52 with a side cut off 43 have four or more. */
const CUT_LINES_MIN = 3

/**
 * Read one page: its text layer, and its pixels where the layer cannot be all there is.
 *
 * @param unreadPlaces where on a page that was read a value must stand and no text was found
 */
export async function readPage(
  page: DecodedPage,
  runtime: Runtime,
  unreadPlaces: (page: ReadPage) => readonly Quad[] = () => [],
): Promise<ReadPage> {
  const { index, width, height, pictures = [] } = page
  const layer = {
    lines: linesFromGlyphs(page.glyphs.filter((glyph) => !page.doubtful.has(glyph))),
    doubtful: linesFromGlyphs([...page.doubtful]),
  }
  const seen = page.contentInPixels && page.raster ? await readPixels(page.raster, page, runtime) : null
  if (!seen) {
    const issues = page.contentInPixels ? [...page.issues, unread(index)] : page.issues
    const regions = await readRegions(page.regions, runtime)
    const displayed = mergeLines(layer, {
      lines: regions.flatMap((region) => region.lines),
      view: null,
      parts: regions.map(({ box }) => box),
    })
    const turned = turnedPage(displayed, page)
    const view = turned?.view ?? null
    const lines = view ? displayed.map((line) => inReading(line, view)) : displayed
    const codes = await findCodes(page, lines, view?.toDisplayed ?? null, runtime)
    const said = [...issues, ...hiddenText(page, lines, view)]
    const rules = page.rules ?? []
    const read = {
      ...(turned ?? { width, height, view }),
      index,
      pictures,
      lines: readingOrder(lines),
      codes,
      rules: view ? rules.map((rule) => turnedRule(rule, view.toDisplayed)) : rules,
      issues: said,
    }
    const more = view ? regions.map((region) => turnedRegion(region, view)) : regions
    return more.length === 0 ? read : withMore(read, more, unreadPlaces)
  }
  const lines = mergeLines(layer, seen)
  const codes = await findCodes(page, lines, seen.view?.toDisplayed ?? null, runtime)
  const issues = [...page.issues, ...pictureIssues(index, seen, page), ...hiddenText(page, lines, seen.view)]
  const { width: readWidth, height: readHeight, view } = seen
  const read = {
    index,
    pictures,
    width: readWidth,
    height: readHeight,
    view,
    lines: readingOrder(lines),
    codes,
    // Those of the page's own paths lie where it is displayed, not where it is read.
    rules: view === null ? [...seen.rules, ...(page.rules ?? [])] : seen.rules,
    issues,
  }
  return withMore(read, [seen], unreadPlaces)
}

/** What is read again of a part of the page, on a page that is turned to be read. */
function turnedRegion({ readAt }: Pick<PixelReading, 'readAt'>, view: View): Pick<PixelReading, 'readAt'> {
  return {
    async readAt(places) {
      const again = await readAt(places.map((place) => mapQuad(view.toDisplayed, place)))
      return again.map((line) => inReading(line, view))
    },
  }
}

/** A page with what is read at places where something must stand. */
async function withMore(
  read: ReadPage,
  seen: readonly Pick<PixelReading, 'readAt'>[],
  unreadPlaces: (page: ReadPage) => readonly Quad[],
): Promise<ReadPage> {
  const places = unreadPlaces(read)
  const found: TextLine[] = []
  for (const { readAt } of seen) found.push(...(await readAt(places)))
  const again = found.filter((line) => !read.lines.some((known) => isAt(line, known)))
  return again.length === 0
    ? read
    : { ...read, lines: readingOrder([...read.lines, ...eachPlaceOnce(again)]) }
}

/** A place that is looked at a little higher and a little lower is read once: as it is surest. */
function eachPlaceOnce(lines: readonly TextLine[]): TextLine[] {
  const surest = [...lines].sort((a, b) => leastSure(b) - leastSure(a))
  return surest.filter((line, i) => surest.slice(0, i).every((surer) => !isAt(line, surer)))
}

function isAt(line: TextLine, other: TextLine): boolean {
  const [a, b] = [boxOf(line.quad), boxOf(other.quad)]
  return overlap(a.left, a.right, b.left, b.right) > 0 && overlap(a.top, a.bottom, b.top, b.bottom) > 0
}

function leastSure({ words }: TextLine): number {
  return Math.min(...words.map(({ confidence }) => confidence))
}

function unread(index: number): PageIssue {
  return {
    code: 'pixels_not_read',
    message: `page ${index + 1} carries its content as a picture, which cannot be drawn within the limits`,
  }
}

function hiddenText(
  { index, unseen }: DecodedPage,
  lines: readonly TextLine[],
  view: View | null,
): PageIssue[] {
  if (unseen.length === 0 || !hidesText(unseen, lines, view)) return []
  return [{ code: 'hidden_text', message: `the file says more on page ${index + 1} than the page shows` }]
}

function pictureIssues(index: number, seen: PixelReading, page: DecodedPage): PageIssue[] {
  const { lines } = seen
  if (lines.length === 0) {
    return [
      { code: 'no_text_in_picture', message: `page ${index + 1} is a picture in which no text can be found` },
    ]
  }
  const issues: PageIssue[] = []
  const pixels = medianHeight(lines) * ((page.raster?.width ?? page.width) / page.width)
  if (pixels < EM_PIXELS_MIN) {
    issues.push({
      code: 'low_resolution',
      message: `half of the print on page ${index + 1} is less than ${EM_PIXELS_MIN} pixels high`,
    })
  }
  if (median(lines.flatMap(({ words }) => words.map((word) => word.confidence))) < FOCUSED_CONFIDENCE_MIN) {
    issues.push({ code: 'blurred', message: `half of the words on page ${index + 1} are hard to make out` })
  }
  const place = { ...seen, pictures: page.pictures ?? [] }
  if (lines.filter(({ quad }) => isAtEdge(quad, place)).length >= CUT_LINES_MIN) {
    issues.push({ code: 'cut_off', message: `print on page ${index + 1} ends where its picture does` })
  }
  return issues
}

function medianHeight(lines: readonly TextLine[]): number {
  return median(lines.map(({ height }) => height))
}
