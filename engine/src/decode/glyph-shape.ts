import { SEGMENT } from './pdf-objects.ts'
import { heap, type Pdfium, pathCalls, withScratch } from './pdfium.ts'

/** A digit has 30, one of a typewriter's worn letters some hundred. */
const SEGMENTS_MAX = 600
const BEZIER_STEPS = 3
/** Outlines are in em whatever is asked for; advances are not. */
const FONT_SIZE = 1

/** Cells of a shape's side. */
export const SHAPE_SIDE = 12
/** Rows that a cell is sampled at. */
const ROWS_PER_CELL = 2

/** A shape in its own box, row by row: how much of each cell is ink, less the mean, of length 1. */
export type GlyphShape = Float32Array

/** What a font draws for a character, and where it begins and ends in the character's advance. */
export interface GlyphOutline {
  readonly shape: GlyphShape
  /** Shares of the advance. */
  readonly left: number
  readonly right: number
}

/**
 * What a font draws for a character of its map: of the first code where several are mapped to it.
 *
 * @param font FPDF_FONT
 * @returns null where it has no outline: of no character, or of a font whose glyphs are small drawings (Type 3)
 */
export function glyphOutline(pdfium: Pdfium, font: number, character: string): GlyphOutline | null {
  // Of a font of small drawings PDFium gives the outlines of another font.
  if (isOfDrawings(pdfium, font)) return null
  const code = character.codePointAt(0) ?? 0
  const path = pdfium.FPDFFont_GetGlyphPath(font, code, FONT_SIZE)
  if (path === 0) return null
  const edges = outlineOf(pdfium, path)
  const shape = shapeOf(edges)
  const advance = advanceOf(pdfium, font, code)
  if (!shape || !(advance > 0)) return null
  const xs = edges.filter((_, i) => i % 2 === 0)
  return { shape, left: Math.min(...xs) / advance, right: Math.max(...xs) / advance }
}

/** Type 3: its glyphs stand in the file, and it has no font program. */
export function isOfDrawings(pdfium: Pdfium, font: number): boolean {
  if (pdfium.FPDFFont_GetIsEmbedded(font) !== 1) return false
  return withScratch(pdfium, 4, (out) => {
    pdfium.FPDFFont_GetFontData(font, 0, 0, out)
    return new Uint32Array(heap(pdfium).buffer, out, 1)[0] === 0
  })
}

function advanceOf(pdfium: Pdfium, font: number, code: number): number {
  return withScratch(pdfium, 4, (out) => {
    pdfium.FPDFFont_GetGlyphWidth(font, code, FONT_SIZE, out)
    return new Float32Array(heap(pdfium).buffer, out, 1)[0] ?? 0
  })
}

/** The edges of a path one after the other, each as x and y of its ends. */
function outlineOf(pdfium: Pdfium, path: number): number[] {
  const calls = pathCalls(pdfium)
  const count = Math.min(SEGMENTS_MAX, calls.FPDFGlyphPath_CountGlyphSegments(path))
  const edges: number[] = []
  const at = { x: 0, y: 0 }
  const start = { x: 0, y: 0 }
  const lineTo = (x: number, y: number) => {
    if (y !== at.y || x !== at.x) edges.push(at.x, at.y, x, y)
    at.x = x
    at.y = y
  }
  const curve: number[] = []
  withScratch(pdfium, 8, (out) => {
    const point = new Float32Array(heap(pdfium).buffer, out, 2)
    for (let i = 0; i < count; i++) {
      const segment = calls.FPDFGlyphPath_GetGlyphPathSegment(path, i)
      if (!calls.FPDFPathSegment_GetPoint(segment, out, out + 4)) continue
      const [x = 0, y = 0] = point
      const type = calls.FPDFPathSegment_GetType(segment)
      if (type === SEGMENT.move) {
        lineTo(start.x, start.y)
        start.x = at.x = x
        start.y = at.y = y
      } else if (type === SEGMENT.bezier) {
        curve.push(x, y)
        if (curve.length < 6) continue
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = curve
        const { x: x0, y: y0 } = at
        for (let step = 1; step <= BEZIER_STEPS; step++) {
          const t = step / BEZIER_STEPS
          const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
          lineTo(a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y)
        }
        curve.length = 0
      } else lineTo(x, y)
    }
  })
  lineTo(start.x, start.y)
  return edges
}

function shapeOf(edges: readonly number[]): GlyphShape | null {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < edges.length; i += 2) {
    const [x = 0, y = 0] = [edges[i], edges[i + 1]]
    if (x < left) left = x
    if (x > right) right = x
    if (y < bottom) bottom = y
    if (y > top) top = y
  }
  if (!(right > left && top > bottom)) return null
  const shape = new Float32Array(SHAPE_SIDE * SHAPE_SIDE)
  const rows = SHAPE_SIDE * ROWS_PER_CELL
  const across = SHAPE_SIDE / (right - left)
  for (let row = 0; row < rows; row++) {
    const y = top - ((row + 0.5) / rows) * (top - bottom)
    const cells = shape.subarray(Math.floor(row / ROWS_PER_CELL) * SHAPE_SIDE)
    let winding = 0
    let from = 0
    for (const { x, turn } of crossings(edges, y)) {
      if (winding !== 0) fill(cells, (from - left) * across, (x - left) * across)
      winding += turn
      from = x
    }
  }
  return normalised(shape)
}

/** Where a row meets the outline, from left to right, and which way that goes. */
function crossings(edges: readonly number[], y: number): { readonly x: number; readonly turn: number }[] {
  const found: { x: number; turn: number }[] = []
  for (let i = 0; i < edges.length; i += 4) {
    const [y0 = 0, y1 = 0] = [edges[i + 1], edges[i + 3]]
    if (y0 <= y === y1 <= y) continue
    const [x0 = 0, x1 = 0] = [edges[i], edges[i + 2]]
    found.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 })
  }
  return found.sort((a, b) => a.x - b.x)
}

function fill(cells: Float32Array, from: number, to: number): void {
  for (let at = Math.max(0, Math.floor(from)); at < Math.min(SHAPE_SIDE, to); at++)
    cells[at] = (cells[at] ?? 0) + Math.min(at + 1, to) - Math.max(at, from)
}

/** Less the mean, of length 1; null where all cells are alike. */
export function normalised(shape: Float32Array): GlyphShape | null {
  let mean = 0
  for (const level of shape) mean += level / shape.length
  let square = 0
  for (const level of shape) square += (level - mean) ** 2
  return square > 0 ? shape.map((level) => (level - mean) / Math.sqrt(square)) : null
}

/** In [-1, 1]. */
export function correlation(a: GlyphShape, b: GlyphShape): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
