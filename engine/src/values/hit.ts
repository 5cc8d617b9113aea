/** Where a value stands in the raw text that was searched: `raw === text.slice(start, end)`. */
export interface Hit {
  /** UTF-16 offset of the first character. */
  readonly start: number
  /** UTF-16 offset after the last character. */
  readonly end: number
  /** The value as printed. */
  readonly raw: string
}

type Range = Pick<Hit, 'start' | 'end'>

/** Wherever a pattern stands in a text. */
export function hitsOf(text: string, pattern: RegExp): Hit[] {
  return [...text.matchAll(pattern)].map(({ 0: raw, index: start }) => {
    return { raw, start, end: start + raw.length }
  })
}

/** Those that overlap none of others. */
export function apartFrom<T extends Range>(hits: readonly T[], others: readonly Range[]): T[] {
  return hits.filter(({ start, end }) => !others.some((one) => one.start < end && start < one.end))
}

/** Keep the hits that overlap no better one: earlier first, then longer first. */
export function withoutOverlaps<T extends Hit>(hits: readonly T[]): T[] {
  const sorted = [...hits].sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: T[] = []
  let end = 0
  for (const hit of sorted) {
    if (hit.start < end) continue
    kept.push(hit)
    end = hit.end
  }
  return kept
}

/**
 * A range of normalised text as a hit in the raw text.
 *
 * @param map see `normaliseWithMap`
 */
export function spanOf(text: string, map: readonly number[], from: number, to: number): Hit {
  const start = map[from] ?? 0
  // A character that was expanded (№ → "N ") shares its offset with its neighbour.
  const end = Math.max(map[to] ?? text.length, start + 1)
  return { start, end, raw: text.slice(start, end) }
}
