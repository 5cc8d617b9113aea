import { isInside } from '../geometry.ts'
import { LIMITS } from '../limits.ts'
import type { MemoryLedger } from '../runtime/memory.ts'
import { overprintedTexts } from './overprinted-glyphs.ts'
import type { PdfPage } from './pdf.ts'
import type { PageArt, Picture } from './pdf-art.ts'
import { drawingBytes } from './pdf-drawing-bytes.ts'
import { type Glyph, LOOSE_HEIGHT_EM } from './pdf-glyphs.ts'
import { type Ink, inkOf, without } from './pdf-ink.ts'
import { PAGE_OBJECT, type PageObject } from './pdf-objects.ts'
import { POINTS_PER_INCH, rasterSize, type Window } from './pdf-raster.ts'
import { heap } from './pdfium.ts'
import { isPlainPrint } from './plain-print.ts'
import { struckOut } from './struck-out.ts'

/** Finer drawings take longer and show no more: of 360,000 glyphs of honest pages 20 leave no ink at 100 dpi, 9 at 150. */
const SIGHT_DPI = 100
/** Cards on pages of their own size have print of a point: A4 at 100 dpi has as many pixels on its longer side. */
const LONGER_SIDE_MIN = 1170
/** Thin glyphs (`l`, `:`) may fall between pixels, seldom three in a row. */
const RUN_MIN = 3
/** An em below this share of the page's longer side is unseen: half a point on A4. */
const EM_SHARE_MIN = 0.0006
/** Samples of a picture that is left out where all text on it is painted later: a scan takes longer to decode than a page to draw. */
const GROUND_PIXELS_MIN = 1_500_000
/** Objects drawn to look at texts that lie on others, each with all objects of the page: a second's work or two. */
const OBJECTS_DRAWN_MAX = 100_000
/** Pixels drawn around what is asked for. */
const MARGIN = 3

/** The glyphs of a page as a viewer shows them. */
export interface Sight {
  /** But for words that are struck out: they say nothing any more. */
  readonly seen: readonly Glyph[]
  /** Covered, cut off, of the ground's colour, transparent, of a layer that is off, or beyond the page. */
  readonly unseen: readonly Glyph[]
  /** They clip what is painted next, or their object was not found: only reading the place can decide. */
  readonly unsure: readonly Glyph[]
  /** False where the page could not be drawn, so that its text layer is believed. */
  readonly isChecked: boolean
}

/**
 * Which glyphs leave ink: the page is drawn with its text and without it, and the boxes of the glyphs are compared. No rule
 * about colours, clips, layers or paint order is needed: the renderer has them all.
 */
export function seenGlyphs(
  page: PdfPage,
  objects: readonly PageObject[],
  art: PageArt,
  glyphs: readonly Glyph[],
  memory: MemoryLedger,
): Sight {
  const { seen: drawn, unseen: hidden, unsure: clipping } = asDrawn(glyphs)
  if (drawn.length === 0) return { ...asDrawn(glyphs), isChecked: true }
  if (art.pictures.some(({ width, height }) => width * height > LIMITS.imagePixelsMax)) return asDrawn(glyphs)
  const order = new Map(objects.map(({ handle }, at) => [handle, at]))
  const found = drawn.filter(({ object }) => order.has(object))
  const tiny = EM_SHARE_MIN * LOOSE_HEIGHT_EM * Math.max(page.width, page.height)
  const isTiny = ({ loose }: Glyph) => Math.min(loose.right - loose.left, loose.bottom - loose.top) < tiny
  if (
    found.length === drawn.length &&
    !found.some(isTiny) &&
    isPlainPrint(page, objects, found) &&
    overprintedTexts(found, page).length === 0
  )
    return { ...asDrawn(glyphs), isChecked: true }
  const { width, height } = rasterSize(page, sightDpi(page))
  const whole = { left: 0, top: 0, width, height, columns: width, rows: height }
  const sheet = { page, objects, art, order, whole }
  const { bare, ground } = glyphsWithoutInk(sheet, found, memory)
  const below = glyphsBelowOthers(page, objects.length, found, bare, whole)
  const unseen = new Set([...bare, ...below, ...found.filter(isTiny)])
  const seen = drawn.filter((glyph) => !unseen.has(glyph))
  const struck = new Set(struckOut(seen, { width, height, data: ground }, page))
  return {
    seen: seen.filter((glyph) => !struck.has(glyph)),
    unseen: [...hidden, ...unseen],
    unsure: [...clipping, ...drawn.filter(({ object }) => !order.has(object))],
    isChecked: true,
  }
}

/** A page and how it is drawn to be looked at. */
interface Sheet {
  readonly page: PdfPage
  readonly objects: readonly PageObject[]
  readonly art: PageArt
  /** Of each object, in which place it is painted. */
  readonly order: ReadonlyMap<number, number>
  readonly whole: Window
}

/** The glyphs that leave no ink, and the page without its text. */
function glyphsWithoutInk(
  { page, objects, art, order, whole }: Sheet,
  glyphs: readonly Glyph[],
  memory: MemoryLedger,
): { readonly bare: ReadonlySet<Glyph>; readonly ground: Uint8Array } {
  const dpi = sightDpi(page)
  const makeRoomFor = (drawn: PageArt) =>
    memory.makeRoom('pdfium', heap(page.pdfium).byteLength + drawingBytes(page, drawn, dpi))
  const texts = objects.filter(({ type }) => type === PAGE_OBJECT.text).map(({ handle }) => handle)
  const grounds = new Set(
    art.pictures.filter((picture) => isGround(picture, glyphs, order)).map(({ handle }) => handle),
  )
  makeRoomFor({ ...art, pictures: art.pictures.filter(({ handle }) => !grounds.has(handle)) })
  const ink = without(page, [...grounds], () => inkOf(page, texts, whole, 'grey'))
  const bare = new Set(inkless(glyphs, ink))
  if (bare.size > 0) {
    // In colour, and with the pictures below.
    makeRoomFor(art)
    const again = inkOf(page, texts, windowOf([...bare], page, whole), 'colour')
    for (const glyph of bare) if (again.isIn(glyph.ink, 0)) bare.delete(glyph)
  }
  return { bare, ground: ink.ground }
}

/** The glyphs of texts on others that leave no ink of their own: what is seen in their place is the other text's. */
function glyphsBelowOthers(
  page: PdfPage,
  objectCount: number,
  glyphs: readonly Glyph[],
  bare: ReadonlySet<Glyph>,
  whole: Window,
): ReadonlySet<Glyph> {
  const below = new Set<Glyph>()
  const inked = glyphs.filter((glyph) => !bare.has(glyph))
  const textsMax = Math.max(1, Math.floor(OBJECTS_DRAWN_MAX / objectCount))
  for (const text of overprintedTexts(inked, page).slice(0, textsMax)) {
    const own = new Set(text.map(({ object }) => object))
    const all = inked.filter((glyph) => own.has(glyph.object) && !below.has(glyph))
    const missing = inkless(all, inkOf(page, [...own], windowOf(all, page, whole), 'colour'))
    if (missing.length > 1) for (const glyph of missing) below.add(glyph)
  }
  return below
}

/** As text objects say of themselves, where the page cannot be drawn. */
export function asDrawn(glyphs: readonly Glyph[]): Sight {
  return {
    seen: glyphs.filter((glyph) => glyph.isDrawn && !glyph.clips),
    unseen: glyphs.filter(({ isDrawn }) => !isDrawn),
    unsure: glyphs.filter(({ clips }) => clips),
    isChecked: false,
  }
}

function sightDpi({ width, height }: PdfPage): number {
  return Math.max(SIGHT_DPI, (LONGER_SIDE_MIN * POINTS_PER_INCH) / Math.max(width, height))
}

/** Without ink in their boxes: nor right beside them, or in a run of others. */
function inkless(glyphs: readonly Glyph[], ink: Ink): Glyph[] {
  const bare = glyphs.map((glyph) => !ink.isIn(glyph.ink, 0))
  const runs = new Uint32Array(glyphs.length)
  for (let from = 0; from < bare.length; from++) {
    if (!bare[from]) continue
    let to = from
    while (bare[to]) to++
    runs.fill(to - from, from, to)
    from = to
  }
  return glyphs.filter((glyph, i) => bare[i] && ((runs[i] ?? 0) >= RUN_MIN || !ink.isIn(glyph.ink, 1)))
}

/** A large picture below all the text that stands on it. */
function isGround(
  { handle, box, width, height }: Picture,
  glyphs: readonly Glyph[],
  order: ReadonlyMap<number, number>,
): boolean {
  if (width * height < GROUND_PIXELS_MIN) return false
  const own = order.get(handle) ?? 0
  return glyphs.every(({ object, origin }) => (order.get(object) ?? 0) > own || !isInside(origin, box))
}

/** The part of a drawing that shows glyphs. */
function windowOf(glyphs: readonly Glyph[], page: PdfPage, { columns, rows }: Window): Window {
  const [across, down] = [columns / page.width, rows / page.height]
  const edge = (side: 'left' | 'top' | 'right' | 'bottom', pick: (...values: number[]) => number) =>
    glyphs.reduce((so, { ink }) => pick(so, ink[side]), glyphs[0]?.ink[side] ?? 0)
  const left = Math.max(0, Math.floor(edge('left', Math.min) * across) - MARGIN)
  const top = Math.max(0, Math.floor(edge('top', Math.min) * down) - MARGIN)
  const right = Math.min(columns, Math.ceil(edge('right', Math.max) * across) + MARGIN)
  const bottom = Math.min(rows, Math.ceil(edge('bottom', Math.max) * down) + MARGIN)
  return {
    left: Math.min(left, columns - 1),
    top: Math.min(top, rows - 1),
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
    columns,
    rows,
  }
}
