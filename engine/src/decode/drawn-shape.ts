import { type GlyphShape, normalised, SHAPE_SIDE } from './glyph-shape.ts'
import type { PdfPage } from './pdf.ts'
import type { Glyph } from './pdf-glyphs.ts'
import { drawWindow } from './pdf-raster.ts'

/** Pixels from ascent to descent: a digit is some 24 high then, two for each cell of a shape. */
const HEIGHT = 44
/** Of 255: less is no ink. */
const CONTRAST_MIN = 40
const MEDIAN = 0.5

/**
 * What a page shows where one of its characters stands, as a shape: of fonts without outlines, and where the outline may
 * be that of another code.
 *
 * @param next what stands behind it: boxes of fonts of drawings may reach over their neighbours
 * @returns null where nothing is seen, or the print is turned
 */
export function drawnShape(
  page: PdfPage,
  { loose, origin, angleDegrees }: Glyph,
  next: Glyph | undefined,
): GlyphShape | null {
  const scale = HEIGHT / (loose.bottom - loose.top)
  if (angleDegrees !== 0 || !Number.isFinite(scale)) return null
  const isBehind = next && next.origin[1] === origin[1] && next.origin[0] > origin[0]
  const end = isBehind ? Math.min(loose.right, next.origin[0]) : loose.right
  const [left, top] = [Math.round(Math.max(loose.left, origin[0]) * scale), Math.floor(loose.top * scale)]
  const [width, height] = [Math.round(end * scale) - left, Math.ceil(loose.bottom * scale) - top]
  if (width < 2 || width > 4 * HEIGHT) return null
  const [columns, rows] = [Math.round(page.width * scale), Math.round(page.height * scale)]
  const tones = drawWindow(page, { left, top, width, height, columns, rows }, 'grey')
  return shapeOf(inkOf(tones), width)
}

/** How far each pixel is from the ground, of 255: white print on blue is print as well. */
function inkOf(tones: Uint8Array): Uint8Array {
  const ground = tones.toSorted()[Math.floor(MEDIAN * tones.length)] ?? 0
  return tones.map((tone) => Math.abs(tone - ground))
}

function shapeOf(ink: Uint8Array, width: number): GlyphShape | null {
  const most = ink.reduce((so, one) => Math.max(so, one), 0)
  if (most < CONTRAST_MIN) return null
  const box = boxOf(ink, width, most / 2)
  const shape = new Float32Array(SHAPE_SIDE * SHAPE_SIDE)
  const across = SHAPE_SIDE / (box.right - box.left)
  const down = SHAPE_SIDE / (box.bottom - box.top)
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const level = ink[y * width + x] ?? 0
      if (level > 0) share(shape, (x - box.left) * across, (y - box.top) * down, across, down, level)
    }
  }
  return normalised(shape)
}

/** A pixel's ink among the cells that it lies in. */
function share(shape: Float32Array, x: number, y: number, w: number, h: number, level: number): void {
  for (let row = Math.floor(y); row < Math.min(SHAPE_SIDE, y + h); row++) {
    const high = Math.min(row + 1, y + h) - Math.max(row, y)
    for (let column = Math.floor(x); column < Math.min(SHAPE_SIDE, x + w); column++) {
      const wide = Math.min(column + 1, x + w) - Math.max(column, x)
      const at = row * SHAPE_SIDE + column
      shape[at] = (shape[at] ?? 0) + level * high * wide
    }
  }
}

function boxOf(ink: Uint8Array, width: number, levelMin: number) {
  const box = { left: width, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 }
  for (const [at, level] of ink.entries()) {
    if (level < levelMin) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return box
}
