import { hasLetterRow } from '../raster/letter-row.ts'
import { tonesOf } from '../raster/tones.ts'
import type { Box, Raster } from '../types.ts'
import { findComponents } from './components.ts'

/** Pixels: what is lower is not read anyway, and noise. */
const HEIGHT_MIN = 7
/** Share of a picture's height: a single line of print nearly fills it. */
const HEIGHT_SHARE_MAX = 0.95
/** Widths of letters, and of two or three that touch, in their heights. */
const WIDTH = { min: 0.1, max: 3 } as const
/** More than this is texture. */
const SHAPES_MAX = 4000

/**
 * Whether a small picture may hold print: shapes like letters, side by side, dark on light or light on dark. Takes a
 * hundredth of the time that the networks need to find nothing.
 */
export function holdsPrint(raster: Raster): boolean {
  return hasPrint(raster) || hasPrint(inverted(raster))
}

function hasPrint(raster: Raster): boolean {
  const shapes = letterShapes(raster)
  return shapes.length > SHAPES_MAX || hasLetterRow(shapes)
}

function letterShapes(raster: Raster): Box[] {
  const { width, height, data } = raster
  const { ink, paper } = tonesOf(raster)
  const level = (ink + paper) / 2
  const map = Float32Array.from(data, (tone) => (tone < level ? 1 : 0))
  const { count, runs } = findComponents(map, width, height, 0.5)
  const boxes = Array.from({ length: count }, () => ({ left: width, top: height, right: 0, bottom: 0 }))
  for (let at = 0; at < runs.length; at += 4) {
    const [y = 0, from = 0, to = 0, number = 0] = runs.subarray(at, at + 4)
    const box = boxes[number]
    if (!box) continue
    box.left = Math.min(box.left, from)
    box.right = Math.max(box.right, to)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return boxes.filter((box) => {
    const [w, h] = [box.right - box.left, box.bottom - box.top]
    return h >= HEIGHT_MIN && h <= HEIGHT_SHARE_MAX * height && w >= WIDTH.min * h && w <= WIDTH.max * h
  })
}

function inverted({ width, height, data }: Raster): Raster {
  return { width, height, data: data.map((tone) => 255 - tone) }
}
