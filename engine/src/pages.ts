const SYNTAX = /^\d+(-\d+)?(,\s*\d+(-\d+)?)*$/
const SYNTAX_LENGTH_MAX = 200
/** What any number above it is taken for: more pages than a document may have, and still an exact number. */
const PAGE_NUMBER_MAX = 1_000_000

/**
 * Parse the `pages` parameter: comma-separated 1-based numbers and ranges, e.g. `1,3,5-7`.
 *
 * @returns inclusive 1-based ranges in ascending order, merged where they touch; never expanded, so
 *   that `1-1000000` costs nothing
 * @throws {RangeError} on bad syntax, page 0 or a reversed range; the message never echoes the input
 */
export function parsePages(pages: string): readonly PageRange[] {
  if (pages.length > SYNTAX_LENGTH_MAX)
    throw new RangeError(`pages is longer than ${SYNTAX_LENGTH_MAX} characters`)
  if (!SYNTAX.test(pages)) throw new RangeError('pages must be numbers and ranges like 1,3,5-7')
  const ranges = pages.split(',').map((part) => {
    const [first, last] = part.trim().split('-')
    const from = Number(first)
    const to = last === undefined ? from : Number(last)
    if (from < 1) throw new RangeError('pages are counted from 1')
    if (to < from) throw new RangeError('a range of pages must not be reversed')
    return { from: Math.min(from, PAGE_NUMBER_MAX), to: Math.min(to, PAGE_NUMBER_MAX) }
  })
  return mergeRanges(ranges)
}

/** Pages in the syntax that `parsePages` takes. @param pages 1-based, in ascending order */
export function formatPages(pages: readonly number[]): string {
  return mergeRanges(pages.map((page) => ({ from: page, to: page })))
    .map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`))
    .join(',')
}

/** 1-based, both ends included. */
export interface PageRange {
  readonly from: number
  readonly to: number
}

function mergeRanges(ranges: readonly PageRange[]): PageRange[] {
  const merged: PageRange[] = []
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && range.from <= last.to + 1) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    } else {
      merged.push(range)
    }
  }
  return merged
}
