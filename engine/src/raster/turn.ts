import type { Raster } from '../types.ts'

/** Clockwise quarter turns. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** A raster turned clockwise by quarters. */
export function turn(raster: Raster, quarters: QuarterTurns): Raster {
  const { width, height, data } = raster
  switch (quarters) {
    case 0:
      return raster
    case 1:
      return rearrange(raster, height, width, (height - 1) * width, -width, 1)
    case 2:
      return rearrange(raster, width, height, data.length - 1, -1, -width)
    case 3:
      return rearrange(raster, height, width, width - 1, width, -1)
  }
}

/** A raster as a mirror shows it: left and right exchanged. */
export function mirror(raster: Raster): Raster {
  return rearrange(raster, raster.width, raster.height, raster.width - 1, -1, raster.width)
}

/** Walk the source from `start`, `right` samples for each step along a row of the result, `down` for each row. */
function rearrange(
  { data }: Raster,
  width: number,
  height: number,
  start: number,
  right: number,
  down: number,
): Raster {
  const turned = new Uint8Array(data.length)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, at = start + y * down; x < width; x++, at += right) turned[to++] = data[at] ?? 0
  }
  return { width, height, data: turned }
}
