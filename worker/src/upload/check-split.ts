import { LIMITS as ENGINE_LIMITS, parsePages } from '@ficha/engine'
import { LIMITS } from '../limits.ts'
import { Problem } from '../problem.ts'

/**
 * Each page may be a part, and each part has the whole file: a large file is split by fewer pages.
 *
 * @throws {Problem} 422 where its copies would be too many bytes
 */
export function checkSplit(byteCount: number, pageCount: number, pages: string | null): void {
  const partsMax = Math.floor(LIMITS.partsBytesMax / byteCount)
  if (countPages(pageCount, pages) <= partsMax) return
  throw new Problem('too_many_pages', {
    detail: `a file of ${byteCount} bytes can be split by ${partsMax} pages at once: name as many by pages, and send it again for others`,
  })
}

function countPages(pageCount: number, pages: string | null): number {
  if (pages === null) return Math.min(pageCount, ENGINE_LIMITS.pagesMax)
  const counts = parsePages(pages).map(({ from, to }) => Math.max(Math.min(to, pageCount) - from + 1, 0))
  return counts.reduce((sum, count) => sum + count, 0)
}
