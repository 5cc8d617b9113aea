import type { TextRange } from './address.ts'
import type { Segment } from './segments.ts'

export function textOf(segment: Segment): { text: string; folded: string } {
  return {
    text: segment.prose.text.slice(segment.start, segment.end),
    folded: segment.prose.folded.slice(segment.start, segment.end),
  }
}

/** `ele …; ela …`, `o primeiro …; a segunda …` after two names: each part is one's own. */
export function ownPart(
  segment: Segment,
  i: number,
): { readonly start: number; readonly end: number } | null {
  if (segment.members.length !== 2) return null
  const { folded } = textOf(segment)
  const parts = [...folded.matchAll(/(?<![A-Z])(?:EL[EA](?=[ ,])|(?:O|A) (?:PRIMEIR|SEGUND)[OA](?=[ ,]))/g)]
  const [first, second] = parts
  if (!first || !second) return null
  const last = folded.length
  return i === 0
    ? { start: first.index + first[0].length, end: second.index }
    : { start: second.index + second[0].length, end: last }
}

/** The i-th of as many values as people; a single person takes the first. */
export function share<T>(values: readonly T[], i: number, count: number): T | null {
  if (count === 1) return values[0] ?? null
  return values.length === count ? (values[i] ?? null) : null
}

/** Twins are born on one day. */
export function birthDateOf<T>(dates: readonly T[], i: number, count: number): T | null {
  return dates.length === 1 ? (dates[0] ?? null) : share(dates, i, count)
}

export function shift(range: TextRange | null, by: number): TextRange | null {
  return range ? { value: range.value, start: range.start + by, end: range.end + by } : null
}
