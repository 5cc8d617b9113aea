import type { ReadDocument, ReadLine } from '../fields/reading.ts'
import { findDates } from '../values/date.ts'

/** Between the pieces of a date at most so many heights of print: the blank of a form is longer than what is written in it. */
const BLANK_MAX = 8

/**
 * Dates that the blanks of a form part: `27`, `de julho`, `de 2020` in one row.
 *
 * @returns each piece but the first, and the one before it
 */
export function cutDates({ pages }: ReadDocument): ReadonlyMap<ReadLine, ReadLine> {
  return new Map(pages.flatMap(({ rows }) => rows.flatMap(cutInRow)))
}

function cutInRow(row: readonly ReadLine[]): [ReadLine, ReadLine][] {
  if (row.length < 2) return []
  const text = row.map(({ line }) => line.text).join(' ')
  const dates = findDates(text)
  let start = 0
  return row.flatMap((line, i): [ReadLine, ReadLine][] => {
    const before = row[i - 1]
    const isCut = dates.some((date) => date.start < start && start < date.dayEnd)
    start += line.line.text.length + 1
    if (!before || !isCut) return []
    return line.box.left - before.box.right < BLANK_MAX * line.line.height ? [[line, before]] : []
  })
}
