import type { ReadDocument, ReadLine } from '../../fields/reading.ts'

/** A shorter number may be of anything, as the code of an activity; one of figures alone a vehicle's registration. */
const IS_TELLING = /^(?=.*\d\D+\d)(?:\D*\d){6}/
/** One such row may show the number of the process beside the activity. */
const ROWS_MIN = 2

const formOf = (text: string) => text.trim().replace(/\d/g, '0')

/**
 * Lines of rows that are about other licences: a cell has the form of this one's number, and none its digits.
 *
 * @param number of the licence, as it is printed
 */
export function rowsOfOthers({ pages }: ReadDocument, number: string): ReadonlySet<ReadLine> {
  const form = formOf(number)
  if (!IS_TELLING.test(number)) return new Set()
  const isOther = (row: readonly ReadLine[]) =>
    row.length > 1 &&
    row.some(({ line }) => formOf(line.text) === form) &&
    row.every(({ line }) => line.text.trim() !== number)
  const others = pages.flatMap(({ rows }) => rows.filter(isOther))
  return new Set(others.length < ROWS_MIN ? [] : others.flat())
}
