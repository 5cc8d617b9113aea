import { boxOf, centreOf, isInside, partOfQuad } from '../geometry.ts'
import { mapQuad } from '../homography.ts'
import type { Quad, ReadPage } from '../types.ts'

/** Where print was read, and the pictures it was read from. */
export type Seen = Pick<ReadPage, 'width' | 'height' | 'view' | 'pictures'>

/**
 * Whether print lies so near to where its picture ends, along the line, that a letter may be lost there: nearer than it is high.
 *
 * @param quad of one line, in reading coordinates
 */
export function isAtEdge(quad: Quad, page: Seen): boolean {
  const { width, height } = page.view ?? page
  const seen = page.view ? mapQuad(page.view.toDisplayed, quad) : quad
  const [a, b, , d] = seen
  const share = Math.hypot(d[0] - a[0], d[1] - a[1]) / Math.max(1e-6, Math.hypot(b[0] - a[0], b[1] - a[1]))
  const pictures = [{ left: 0, top: 0, right: width, bottom: height }, ...(page.pictures ?? [])]
  const ends = partOfQuad(seen, -share, 1 + share, 0.5, 0.5)
  const centre = centreOf(boxOf(seen))
  return pictures.some((box) => isInside(centre, box) && !ends.every((end) => isInside(end, box)))
}
