import type { Grey } from './grey.ts'

/** Two neighbours this far apart are the edge of a letter. */
const STEP = 40
/** How deep the outermost band is, as a share of the side: a margin is wider than this. */
const BAND = 0.012
/** Print that touches the frame has about as many edges there as inside; a table's grain has fewer. */
const DENSITY_SHARE_MIN = 0.6
/** Edges per pixel of length: below it there is no print at all. */
const DENSITY_MIN = 0.02

/** Whether print runs out of the picture on any side. */
export function cutEdges(grey: Grey): boolean {
  const { width, height } = grey
  const bandX = Math.max(2, Math.round(width * BAND))
  const bandY = Math.max(2, Math.round(height * BAND))
  const inside = density(grey, width >> 2, height >> 2, width - (width >> 2), height - (height >> 2))
  if (inside < DENSITY_MIN) return false
  const bands = [
    density(grey, 0, 0, width, bandY),
    density(grey, 0, height - bandY, width, height),
    density(grey, 0, 0, bandX, height),
    density(grey, width - bandX, 0, width, height),
  ]
  return bands.some((band) => band > DENSITY_MIN && band > inside * DENSITY_SHARE_MIN)
}

/** Share of the pixels of a rectangle that differ from their left neighbour by an edge. */
function density({ width, data }: Grey, left: number, top: number, right: number, bottom: number): number {
  let edges = 0
  for (let y = top; y < bottom; y++) {
    for (let x = Math.max(1, left); x < right; x++) {
      const at = y * width + x
      if (Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)) > STEP) edges += 1
    }
  }
  return edges / ((right - left) * (bottom - top))
}
