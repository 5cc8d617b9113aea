import type { Region } from './decode/decoded-page.ts'
import { holdsPrint } from './detect/holds-print.ts'
import { isInside } from './geometry.ts'
import { compose, IDENTITY, invert, mapQuad } from './homography.ts'
import { type PixelReading, readPixels } from './read-pixels.ts'
import type { Runtime } from './runtime/runtime.ts'
import { movedLine } from './text/moved-line.ts'
import type { Box, Quad, TextLine } from './types.ts'

/** What was read in a part of a page. */
export interface RegionReading {
  readonly box: Box
  /** On the page as displayed. */
  readonly lines: readonly TextLine[]
  /** As `PixelReading.readAt`; places beyond the part are left out. */
  readonly readAt: (places: readonly Quad[]) => Promise<TextLine[]>
}

/** Read the parts of a page that its text layer does not give, each as a picture of its own. */
export async function readRegions(
  regions: readonly Region[],
  runtime: Runtime,
): Promise<readonly RegionReading[]> {
  const read: RegionReading[] = []
  for (const { box, raster, mayBePlain } of regions) {
    if (mayBePlain && !holdsPrint(raster)) continue
    const size = { width: box.right - box.left, height: box.bottom - box.top }
    read.push(onPage(await readPixels(raster, size, runtime), box))
  }
  return read
}

/** A part's lines on the page: moved to where it lies, and back out of the rectangle that they were read in. */
function onPage({ lines, view, readAt }: PixelReading, box: Box): RegionReading {
  const toPage = compose([1, 0, box.left, 0, 1, box.top, 0, 0, 1], view?.toDisplayed ?? IDENTITY)
  const toReading = invert(toPage)
  const moved = (line: TextLine) => movedLine(line, (quad) => mapQuad(toPage, quad))
  return {
    box,
    lines: lines.map(moved),
    async readAt(places) {
      const own = places.filter((place) => place.every((corner) => isInside(corner, box)))
      if (own.length === 0) return []
      const again = await readAt(own.map((place) => mapQuad(toReading, place)))
      return again.map(moved)
    },
  }
}
