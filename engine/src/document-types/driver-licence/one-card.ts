import { textOf } from '../../fields/field.ts'
import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { sameNumber } from '../../fields/same-number.ts'
import type { Fields } from '../../types.ts'
import { findDates } from '../../values/date.ts'
import type { Outcome } from '../check.ts'
import type { Half } from './captions.ts'
import { mirrorsIn } from './card-numbers.ts'
import { categoryRows } from './category-table.ts'
import { halvesOf, modelsDiffer } from './halves.ts'

/** Something that both halves of a card print, and what it says about their being one card: log-odds. */
interface Evidence {
  readonly what: string
  readonly odds: number
  readonly fields: readonly string[]
}

/** Log-odds before anything is compared: most files hold the halves of one card. */
const PRIOR = 3
/** No number counts more than this, for or against: a stamp may be taken for one. */
const MOST = 12
/** For, of one day on both halves, and against, of days or models that differ: two cards are seldom issued on one day. */
const USUAL = 8
/** Days of a first licence may differ on one card: a category was added later, and the row of the first was not read. */
const FIRST_DIFFERS = -3

/**
 * Whether the halves belong to one card, by what is printed on both: the number of the blank (espelho), the days in the table of
 * categories and the model (domain sections 1.1 to 1.3). Numbers may be misread; what speaks for one card and what against it is summed.
 *
 * @param isOnCard false where the data stand on a document that is no card
 */
export function oneCard(fields: Fields, reading: ReadDocument, isOnCard: boolean | null): Outcome {
  const halves = isOnCard === false ? null : halvesIn(reading)
  if (!halves) return null
  const evidence = evidenceOf(fields, reading, halves)
  const odds = evidence.reduce((sum, one) => sum + one.odds, PRIOR)
  const of = (some: readonly Evidence[]) => [...new Set(some.flatMap((one) => one.fields))]
  if (odds < 0) {
    const against = evidence.filter((one) => one.odds < 0)
    const what = against.map((one) => one.what).join(', ')
    const message = `the halves are of different cards: they differ in ${what}`
    return { passes: false, message, fields: of(against) }
  }
  if (odds > PRIOR) return { passes: true, fields: of(evidence) }
  const pages = new Set([...halves.front, ...halves.back].map(({ page }) => page.index))
  const message = 'no number was read on both halves'
  return { passes: pages.size > 1 ? false : null, message, fields: of(evidence), isSoft: true }
}

interface Halves {
  readonly front: readonly ReadLine[]
  readonly back: readonly ReadLine[]
}

function halvesIn(reading: ReadDocument): Halves | null {
  const halfOf = halvesOf(reading)
  const on = (half: Half) => reading.lines.filter((line) => halfOf(line) === half)
  const halves = { front: on('front'), back: on('back') }
  return halves.front.length > 0 && halves.back.length > 0 ? halves : null
}

function evidenceOf(fields: Fields, reading: ReadDocument, { front, back }: Halves): Evidence[] {
  const table = categoryRows(reading)
  const printed = front.flatMap(({ line }) => findDates(line.text).map(({ iso }) => iso)).toSorted()
  // Of the days on the front the validity is the last, unless it was not read: then the last is known for another.
  const known = [textOf(fields.issueDate), textOf(fields.dateOfBirth), ...table.map(({ first }) => first)]
  const validity = printed.slice(-1).filter((day) => !known.includes(day))
  return [
    ...numbers('the number of the blank', mirrors(front), mirrors(back)),
    ...days(
      'the validity',
      validity,
      table.map(({ expiry }) => expiry),
      -USUAL,
    ),
    ...days(
      'the first licence',
      printed.filter((day) => !validity.includes(day)),
      table.map(({ first }) => first),
      FIRST_DIFFERS,
    ),
    ...(modelsDiffer(front, back) ? [{ what: 'the model', odds: -USUAL, fields: [] }] : []),
  ]
}

/** Compares the two most similar texts of a number on both halves: a strip may be read twice. */
function numbers(what: string, front: readonly string[], back: readonly string[]): Evidence[] {
  const pairs = front.flatMap((a) => back.map((b) => sameNumber(a, b)))
  if (pairs.length === 0) return []
  return [{ what, odds: Math.max(-MOST, Math.min(MOST, Math.max(...pairs))), fields: [] }]
}

function days(
  what: string,
  printed: readonly string[],
  inTable: readonly (string | null)[],
  least: number,
): Evidence[] {
  const pairs = inTable.flatMap((day) => (day === null ? [] : printed.map((other) => [day, other] as const)))
  if (pairs.length === 0) return []
  const fields = ['expirationDate']
  if (pairs.some(([a, b]) => a === b)) return [{ what, odds: USUAL, fields }]
  const alike = Math.max(...pairs.map(([a, b]) => sameNumber(digitsOf(a), digitsOf(b))))
  return [{ what, odds: Math.max(least, Math.min(0, alike)), fields }]
}

/** Without the century, which is the same on every card. */
function digitsOf(day: string): string {
  return day.replace(/\D/g, '').slice(2)
}

function mirrors(lines: readonly ReadLine[]): string[] {
  return mirrorsIn(lines).map(({ value }) => value)
}
