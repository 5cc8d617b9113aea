import { boxOf, centreOf, isInside } from '../geometry.ts'
import { isAtEdge } from '../page/at-edge.ts'
import type { Evidence, ReadPage, TextLine } from '../types.ts'

/** What is left of the first or last word of a name, where the value is the others of its line. */
const REST = /^\p{Lu}{1,2} $|^ \p{Lu}{1,2}$/u

/** Whether print was read from pixels where its picture ends. Of 1,816 fields of the project's scans and photos seven stand there. */
export function mayBeCutOff(
  { pageIndex, quad, text, source }: Evidence,
  pages: readonly ReadPage[],
): boolean {
  const page = pages.find(({ index }) => index === pageIndex)
  if (source !== 'ocr' || !page) return false
  const isOwn = (line: TextLine) =>
    REST.test(line.text.replace(text, '')) && isInside(centreOf(boxOf(quad)), boxOf(line.quad))
  return isAtEdge(page.lines.find(isOwn)?.quad ?? quad, page)
}
