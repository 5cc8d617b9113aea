import { boxOf, centreOf, isInside, partOfQuad } from '../geometry.ts'
import { mapQuad } from '../homography.ts'
import type { Evidence, ReadPage, TextLine } from '../types.ts'

/** What is left of the first or last word of a name, where the value is the others of its line. */
const REST = /^\p{Lu}{1,2} $|^ \p{Lu}{1,2}$/u

/**
 * Whether print was read from pixels so near to where its picture ends, along the line, that a letter may be lost there: nearer
 * than it is high. Of 1,816 fields of the project's scans and photos seven stand there.
 */
export function mayBeCutOff(
  { pageIndex, quad, text, source }: Evidence,
  pages: readonly ReadPage[],
): boolean {
  const page = pages.find(({ index }) => index === pageIndex)
  if (source !== 'ocr' || !page) return false
  const { width, height } = page.view ?? page
  const isOwn = (line: TextLine) =>
    REST.test(line.text.replace(text, '')) && isInside(centreOf(boxOf(quad)), boxOf(line.quad))
  const around = page.lines.find(isOwn)?.quad ?? quad
  const seen = page.view ? mapQuad(page.view.toDisplayed, around) : around
  const [a, b, , d] = seen
  const share = Math.hypot(d[0] - a[0], d[1] - a[1]) / Math.max(1e-6, Math.hypot(b[0] - a[0], b[1] - a[1]))
  const pictures = [{ left: 0, top: 0, right: width, bottom: height }, ...(page.pictures ?? [])]
  const ends = partOfQuad(seen, -share, 1 + share, 0.5, 0.5)
  const centre = centreOf(boxOf(seen))
  return pictures.some((box) => isInside(centre, box) && !ends.every((end) => isInside(end, box)))
}
