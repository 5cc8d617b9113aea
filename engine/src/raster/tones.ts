import type { Raster } from '../types.ts'

/** Grey levels of a page. */
export interface Tones {
  /** Of its darkest strokes; below `paper`. */
  readonly ink: number
  readonly paper: number
}

/** A page has at least this share of its pixels in strokes. */
const INK_SHARE = 0.005
/** Paper and ink closer than this show nothing. */
const CONTRAST_MIN = 16
const LIGHT = 128
/** Every other pixel of every other row tells as much as all of them. */
const STEP = 2

/** Paper is the commonest level of the lighter half; a dark background is none. */
export function tonesOf({ width, height, data }: Raster): Tones {
  const counts = new Uint32Array(256)
  let total = 0
  for (let y = 0; y < height; y += STEP) {
    for (let at = y * width; at < (y + 1) * width; at += STEP) {
      const level = data[at] ?? 0
      counts[level] = (counts[level] ?? 0) + 1
      total += 1
    }
  }
  let ink = 0
  for (let seen = counts[0] ?? 0; seen < INK_SHARE * total; seen += counts[ink] ?? 0) ink += 1
  let paper = Math.max(LIGHT, ink)
  for (let level = paper + 1; level < 256; level++) {
    if ((counts[level] ?? 0) > (counts[paper] ?? 0)) paper = level
  }
  return { ink: Math.min(ink, paper - CONTRAST_MIN), paper }
}
