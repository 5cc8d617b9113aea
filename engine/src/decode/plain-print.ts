import { boxOf } from '../geometry.ts'
import type { Box } from '../types.ts'
import { isOfDrawings } from './glyph-shape.ts'
import type { PdfPage } from './pdf.ts'
import { displayTransform } from './pdf-display.ts'
import type { Glyph } from './pdf-glyphs.ts'
import { boundsOf, PAGE_OBJECT, type PageObject } from './pdf-objects.ts'
import { heap, objectCalls, pathCalls, withScratch } from './pdfium.ts'

/** Of 255: darker print is seen on what is lighter. */
const DARK_MAX = 110
const LIGHT_MIN = 200
/** Outlines are counted, not drawn. */
const OUTLINE_SIZE = 10
const OPAQUE_MIN = 250
/** Points: what is less wide or high is a rule, where it has no more than one edge to draw. */
const RULE_MAX = 3
/** Square points: larger pages are looked at in pixels at once. */
const PAGE_MAX = 2_000_000
/** FPDF_TEXTRENDERMODE_FILL and the first that clips, of fpdf_edit.h. */
const [FILLED, CLIPPING] = [0, 4]
/** Points that a clip may be less than the print in it: boxes of glyphs are a little larger than their ink. */
const TOLERANCE = 1
const [LETTER_O, LETTER_C] = [0x4f, 0x43]
/** Longer names than 31 letters are none of ours. */
const MARK_BYTES = 64
const SCRATCH_BYTES = MARK_BYTES + 4

/**
 * Whether all print of a page is seen without a look at its pixels: dark and opaque, of no layer and no form, within
 * the page and its clips, with nothing on it, across it or behind it but light paint. So is nearly every page that an office program
 * or a browser made; where anything else is found, the pixels are asked.
 */
export function isPlainPrint(
  page: PdfPage,
  objects: readonly PageObject[],
  glyphs: readonly Glyph[],
): boolean {
  if (page.width * page.height > PAGE_MAX) return false
  const order = new Map(objects.map(({ handle }, at) => [handle, at]))
  const own = new Set(glyphs.map(({ object }) => object))
  if (!haveOutlines(page, glyphs)) return false
  return withScratch(page.pdfium, SCRATCH_BYTES, (out) => {
    const ground = new Ground(page)
    const boxes = new Map<number, Box | null>()
    for (const [at, object] of objects.entries()) {
      const { handle, type, isInForm } = object
      if (type === PAGE_OBJECT.text) {
        // Text that clips what is painted next cuts the print behind it, and has no box of its own.
        const mode = objectCalls(page.pdfium).FPDFTextObj_GetTextRenderMode(handle)
        if (mode >= CLIPPING) return false
        if (!own.has(handle)) continue
        if (mode !== FILLED || isInForm || !isDark(page, handle, out) || isOfLayer(page, handle, out))
          return false
        const clip = clipOf(page, handle, out)
        if (clip === 'odd') return false
        boxes.set(handle, clip)
      } else if (type === PAGE_OBJECT.path) {
        if (!ground.paint(object, at, out)) return false
      } else if (type === PAGE_OBJECT.image) ground.block(boundsOf(page, object))
      else return false
    }
    return glyphs.every(({ object, ink }) => {
      const clip = boxes.get(object)
      if (clip === undefined || (clip && !holds(clip, ink))) return false
      return ground.isClear(ink, order.get(object) ?? 0)
    })
  })
}

/** Whether fonts draw something for what they say: some are of empty glyphs, to be found alone. */
function haveOutlines({ pdfium }: PdfPage, glyphs: readonly Glyph[]): boolean {
  const calls = pathCalls(pdfium)
  const known = new Map<number, Set<string>>()
  return glyphs.every(({ font, text }) => {
    const own = known.get(font) ?? new Set()
    if (own.size === 0 && font !== 0 && isOfDrawings(pdfium, font)) return false
    known.set(font, own)
    if (own.has(text)) return true
    own.add(text)
    const path = font === 0 ? 0 : calls.FPDFFont_GetGlyphPath(font, text.codePointAt(0) ?? 0, OUTLINE_SIZE)
    return path !== 0 && calls.FPDFGlyphPath_CountGlyphSegments(path) > 0
  })
}

/** What paths and pictures leave on a page, in cells of a point. */
class Ground {
  private readonly columns: number
  private readonly rows: number
  /** Where something stands that print is not to touch. */
  private readonly blocked: Uint8Array
  /** The last light paint, by its number in the order of painting, from 1. */
  private readonly painted: Int32Array

  private readonly page: PdfPage

  constructor(page: PdfPage) {
    this.page = page
    this.columns = Math.ceil(page.width) + 1
    this.rows = Math.ceil(page.height) + 1
    this.blocked = new Uint8Array(this.columns * this.rows)
    this.painted = new Int32Array(this.columns * this.rows)
  }

  block(box: Box | null): void {
    if (box) this.each(box, (from, to) => this.blocked.fill(1, from, to))
  }

  /** @returns false for a path where this cannot be decided */
  paint(path: PageObject, at: number, out: number): boolean {
    const { pdfium } = this.page
    const calls = objectCalls(pdfium)
    if (!calls.FPDFPath_GetDrawMode(path.handle, out, out + 4)) return false
    const [fill = 0, stroke = 0] = new Int32Array(heap(pdfium).buffer, out, 2)
    if (fill === 0 && stroke === 0) return true
    const box = boundsOf(this.page, path)
    if (!box) return false
    const isRule = Math.min(box.right - box.left, box.bottom - box.top) <= RULE_MAX
    if (isRule) this.block(box)
    else if (fill !== 0 && stroke === 0 && levelOf(this.page, path.handle, out) >= LIGHT_MIN)
      this.each(box, (from, to) => this.painted.fill(at + 1, from, to))
    else if (fill === 0 && calls.FPDFPath_CountSegments(path.handle) <= 5) this.frame(box, path.handle, out)
    else this.block(box)
    return true
  }

  /** Whether nothing stands where print does, nor is painted over it. */
  isClear({ left, top, right, bottom }: Box, order: number): boolean {
    if (left < 0 || top < 0 || right > this.page.width || bottom > this.page.height) return false
    for (let y = Math.floor(top); y < bottom; y++) {
      for (let i = y * this.columns + Math.floor(left); i < y * this.columns + right; i++)
        if (this.blocked[i] === 1 || (this.painted[i] ?? 0) > order) return false
    }
    return true
  }

  /** The four edges of a rectangle that is drawn as a line. */
  private frame({ left, top, right, bottom }: Box, path: number, out: number): void {
    const { pdfium } = this.page
    const hasWidth = objectCalls(pdfium).FPDFPageObj_GetStrokeWidth(path, out) !== 0
    const thick = hasWidth ? 1 + (new Float32Array(heap(pdfium).buffer, out, 1)[0] ?? 0) : RULE_MAX
    this.block({ left, top, right, bottom: top + thick })
    this.block({ left, top: bottom - thick, right, bottom })
    this.block({ left, top, right: left + thick, bottom })
    this.block({ left: right - thick, top, right, bottom })
  }

  private each({ left, top, right, bottom }: Box, use: (from: number, to: number) => void): void {
    const [from, to] = [Math.max(0, Math.floor(left)), Math.min(this.columns, Math.ceil(right))]
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.rows, bottom); y++)
      if (from < to) use(y * this.columns + from, y * this.columns + to)
  }
}

function isDark(page: PdfPage, text: number, out: number): boolean {
  const level = levelOf(page, text, out)
  return level >= 0 && level <= DARK_MAX
}

/** How light what fills an object is, of 255; -1 where it is unknown or transparent. */
function levelOf({ pdfium }: PdfPage, object: number, out: number): number {
  const calls = objectCalls(pdfium)
  if (calls.FPDFPageObj_HasTransparency(object) !== 0) return -1
  if (!calls.FPDFPageObj_GetFillColor(object, out, out + 4, out + 8, out + 12)) return -1
  const [red = 0, green = 0, blue = 0, alpha = 0] = new Uint32Array(heap(pdfium).buffer, out, 4)
  return alpha < OPAQUE_MIN ? -1 : 0.3 * red + 0.6 * green + 0.1 * blue
}

function isOfLayer({ pdfium }: PdfPage, object: number, out: number): boolean {
  const calls = objectCalls(pdfium)
  const count = calls.FPDFPageObj_CountMarks(object)
  for (let i = 0; i < count; i++) {
    // Of a longer name nothing is written; names are UTF-16.
    const mark = calls.FPDFPageObj_GetMark(object, i)
    if (!calls.FPDFPageObjMark_GetName(mark, out, MARK_BYTES, out + MARK_BYTES)) return true
    const [first, second, end] = new Uint16Array(heap(pdfium).buffer, out, 3)
    if (first === LETTER_O && second === LETTER_C && end === 0) return true
  }
  return false
}

/** What an object is cut to: null where it is not, `odd` where that is no rectangle. */
function clipOf(page: PdfPage, object: number, out: number): Box | null | 'odd' {
  const { pdfium } = page
  const calls = objectCalls(pdfium)
  const clip = calls.FPDFPageObj_GetClipPath(object)
  const paths = clip === 0 ? 0 : calls.FPDFClipPath_CountPaths(clip)
  if (paths <= 0) return null
  const toDisplay = displayTransform(page)
  let inside: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  for (let i = 0; i < paths; i++) {
    const segments = calls.FPDFClipPath_CountPathSegments(clip, i)
    if (segments < 4 || segments > 5) return 'odd'
    const corners = Array.from({ length: segments }, (_, j) => {
      calls.FPDFPathSegment_GetPoint(calls.FPDFClipPath_GetPathSegment(clip, i, j), out, out + 4)
      const [x = 0, y = 0] = new Float32Array(heap(pdfium).buffer, out, 2)
      return toDisplay(x, y)
    })
    // A rectangle goes along one axis from corner to corner.
    if (corners.some(([x, y], j) => j > 0 && x !== corners[j - 1]?.[0] && y !== corners[j - 1]?.[1]))
      return 'odd'
    const box = boxOf(corners)
    inside = {
      left: Math.max(inside.left, box.left),
      top: Math.max(inside.top, box.top),
      right: Math.min(inside.right, box.right),
      bottom: Math.min(inside.bottom, box.bottom),
    }
  }
  return inside
}

function holds(clip: Box, ink: Box): boolean {
  return (
    ink.left >= clip.left - TOLERANCE &&
    ink.top >= clip.top - TOLERANCE &&
    ink.right <= clip.right + TOLERANCE &&
    ink.bottom <= clip.bottom + TOLERANCE
  )
}
