import { boxOf } from '../geometry.ts'
import type { Box, Point, Rule } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { displayTransform } from './pdf-display.ts'
import { matrixOf, PAGE_OBJECT, type PageObject, SEGMENT, within } from './pdf-objects.ts'
import { heap, objectCalls, withScratch } from './pdfium.ts'

/** Points: what is filled and less wide or high is a line; nobody fills a letter or a picture so. */
const THICK_MAX = 3
/** Points: shorter lines are ticks, dots of a dotted line and pieces of letters. */
const LONG_MIN = 8
/** Points that the ends of a level line may differ by. */
const LEVEL_MAX = 0.5
/** Paths of more points are drawings; together with the rules of a page, what any form has many times over. */
const SEGMENTS_MAX = 400
const RULES_MAX = 1500
/** Of 255: lighter paint is not seen on paper. */
const LIGHT_MIN = 245

/** The box of one straight stroke that is neither level nor upright. */
export interface Slant extends Box {
  /** Whether its right end is the upper one. */
  readonly rises: boolean
}

/**
 * The lines that a page draws. Level and upright ones are strokes, edges of frames, and thin rectangles that are filled;
 * slanted ones are strokes of their own.
 */
export function pageRules(
  page: PdfPage,
  objects: readonly PageObject[],
): { readonly rules: readonly Rule[]; readonly slants: readonly Slant[] } {
  const toDisplay = displayTransform(page)
  const rules: Rule[] = []
  const slants: Slant[] = []
  withScratch(page.pdfium, 16, (out) => {
    for (const { handle, type, parent } of objects) {
      if (rules.length >= RULES_MAX) break
      if (type !== PAGE_OBJECT.path) continue
      const paint = paintOf(page, handle, out)
      if (paint === null) continue
      const [a, b, c, d, e, f] = within(matrixOf(page, handle), parent)
      const place = (x: number, y: number) => toDisplay(a * x + c * y + e, b * x + d * y + f)
      for (const points of subpathsOf(page, handle, place, out)) {
        rules.push(...(paint === 'stroke' ? edgesOf(points) : stripOf(points)))
        // Four points are an X in one go: there, along an edge and back.
        if (paint === 'stroke' && (points.length === 2 || points.length === 4))
          slants.push(...slantOf(points), ...slantOf(points.slice(2)))
      }
    }
  })
  return { rules: rules.slice(0, RULES_MAX), slants }
}

/** How a path is seen; null where it is not, or is no path of lines. */
function paintOf({ pdfium }: PdfPage, path: number, out: number): 'stroke' | 'fill' | null {
  const calls = objectCalls(pdfium)
  if (calls.FPDFPath_CountSegments(path) > SEGMENTS_MAX) return null
  if (!calls.FPDFPath_GetDrawMode(path, out, out + 4)) return null
  const [fill = 0, stroke = 0] = new Int32Array(heap(pdfium).buffer, out, 2)
  if (fill === 0 && stroke === 0) return null
  const read = stroke === 0 ? calls.FPDFPageObj_GetFillColor : calls.FPDFPageObj_GetStrokeColor
  if (!read(path, out, out + 4, out + 8, out + 12)) return null
  const [red = 0, green = 0, blue = 0, alpha = 0] = new Uint32Array(heap(pdfium).buffer, out, 4)
  if (alpha === 0 || Math.min(red, green, blue) >= LIGHT_MIN) return null
  return stroke === 0 ? 'fill' : 'stroke'
}

/** The corners of each piece of a path, as displayed; pieces with curves are left out. */
function subpathsOf(
  { pdfium }: PdfPage,
  path: number,
  place: (x: number, y: number) => Point,
  out: number,
): Point[][] {
  const calls = objectCalls(pdfium)
  const pieces: { points: Point[]; isStraight: boolean }[] = []
  for (let i = 0; i < calls.FPDFPath_CountSegments(path); i++) {
    const segment = calls.FPDFPath_GetPathSegment(path, i)
    if (!calls.FPDFPathSegment_GetPoint(segment, out, out + 4)) continue
    const [x = 0, y = 0] = new Float32Array(heap(pdfium).buffer, out, 2)
    const type = calls.FPDFPathSegment_GetType(segment)
    if (type === SEGMENT.move) pieces.push({ points: [], isStraight: true })
    const last = pieces.at(-1)
    if (last === undefined) continue
    last.points.push(place(x, y))
    if (type !== SEGMENT.move && type !== SEGMENT.line) last.isStraight = false
    const [first] = last.points
    if (first && calls.FPDFPathSegment_GetClose(segment) !== 0) last.points.push(first)
  }
  return pieces.flatMap(({ points, isStraight }) => (isStraight ? [points] : []))
}

function edgesOf(points: readonly Point[]): Rule[] {
  return points.slice(1).flatMap((to, i) => ruleBetween(points[i] ?? to, to))
}

function slantOf([from = [0, 0], to = [0, 0]]: readonly Point[]): Slant[] {
  const box = boxOf([from, to])
  if (box.right - box.left < LONG_MIN || box.bottom - box.top <= LEVEL_MAX) return []
  return [{ ...box, rises: to[0] > from[0] === to[1] < from[1] }]
}

/** A thin rectangle that is filled, along its middle. */
function stripOf(points: readonly Point[]): Rule[] {
  const { left, top, right, bottom } = boxOf(points)
  if (Math.min(right - left, bottom - top) > THICK_MAX) return []
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return right - left > bottom - top ? ruleBetween([left, y], [right, y]) : ruleBetween([x, top], [x, bottom])
}

function ruleBetween([x0, y0]: Point, [x1, y1]: Point): Rule[] {
  const [across, down] = [Math.abs(x1 - x0), Math.abs(y1 - y0)]
  if (down <= LEVEL_MAX && across >= LONG_MIN)
    return [{ axis: 'level', at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) }]
  if (across <= LEVEL_MAX && down >= LONG_MIN)
    return [{ axis: 'upright', at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) }]
  return []
}
