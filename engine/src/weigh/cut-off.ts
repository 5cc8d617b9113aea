import { mapQuad } from '../homography.ts'
import type { Evidence, Point, Quad, ReadPage } from '../types.ts'

/**
 * Whether print was read from pixels so near to where its picture ends, along the line, that a letter may be lost there: nearer
 * than it is high. Of 1,816 fields of the project's scans and photos seven stand there.
 */
export function mayBeCutOff({ pageIndex, quad, source }: Evidence, pages: readonly ReadPage[]): boolean {
  const page = pages.find(({ index }) => index === pageIndex)
  if (source !== 'ocr' || !page) return false
  const { width, height } = page.view ?? page
  const seen = page.view ? mapQuad(page.view.toDisplayed, quad) : quad
  return lengthened(seen).some(([x, y]) => x < 0 || y < 0 || x > width || y > height)
}

/** Where a line starts and ends, each moved away by the height of the line. */
function lengthened([a, b, c, d]: Quad): readonly Point[] {
  const [start, end] = [between(a, d), between(b, c)]
  const share = distance(a, d) / Math.max(Number.EPSILON, distance(start, end))
  const beyond = (from: Point, to: Point): Point => [
    to[0] + share * (to[0] - from[0]),
    to[1] + share * (to[1] - from[1]),
  ]
  return [beyond(end, start), beyond(start, end)]
}

function between([x, y]: Point, [otherX, otherY]: Point): Point {
  return [(x + otherX) / 2, (y + otherY) / 2]
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(otherX - x, otherY - y)
}
