import { pitchOf, type Row } from './comb-row.ts'

/** Share by which pitches of one size of cells differ, and pixels of the look by which heights do. */
export const [PITCHES, HEIGHTS] = [0.04, 2]
/** Sizes of which less is seen are chance. */
const FREQUENT = { closed: 2, open: 6 } as const

/** Of cells. */
export interface Size {
  readonly pitch: number
  readonly height: number
  readonly isClosed: boolean
  readonly score: number
}

/** The sizes of the cells of rows that are seen in many walls. */
export function sizesOf(rows: readonly Row[]): Size[] {
  const sizes: Size[] = []
  for (const row of rows.toSorted((a, b) => b.score - a.score)) {
    const at = sizes.findIndex((one) => isOf(one, row))
    const size = sizes[at]
    if (size) sizes[at] = { ...size, score: size.score + row.score }
    else
      sizes.push({
        pitch: pitchOf(row),
        height: row.band.height,
        isClosed: row.band.isClosed,
        score: row.score,
      })
  }
  return sizes
    .filter(({ isClosed, score }) => score >= (isClosed ? FREQUENT.closed : FREQUENT.open))
    .filter((size, _, all) => !all.some((one) => isPartOf(one, size)))
}

/** A closed cell seems to be open, or two above each other to be one. */
function isPartOf(one: Size, size: Size): boolean {
  const times = Math.round(size.height / one.height)
  const isMultiple = Math.abs(size.height - times * one.height) <= Math.max(HEIGHTS, 0.1 * size.height)
  if (one === size || !one.isClosed || !isMultiple || Math.abs(size.pitch / one.pitch - 1) > PITCHES)
    return false
  return times > 1 || (!size.isClosed && one.score > size.score / 4)
}

export function isOf(size: Size, row: Row): boolean {
  const isAsHigh = Math.abs(size.height - row.band.height) <= HEIGHTS
  return size.isClosed === row.band.isClosed && isAsHigh && Math.abs(size.pitch / pitchOf(row) - 1) <= PITCHES
}
