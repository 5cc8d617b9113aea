import { distance } from 'fastest-levenshtein'
import { groupBy, type Json, sameJson } from './metrics.ts'

/** The most edits by which a wrong value is still the printed one misread. */
const NEAR_EDITS = 2

/**
 * In which ways `actual` differs from `expected`, one entry for each difference: `.address one or two letters`,
 * `fewer items`. It tells a reader of counts where the fault lies, of documents nobody may open too.
 */
export function misreadings(expected: Json, actual: Json): string[] {
  if (sameJson(expected, actual)) return []
  if (isList(expected) && isList(actual)) return listMisreadings(expected, actual)
  if (isMembers(expected) && isMembers(actual)) {
    return Object.keys(expected).flatMap((member) =>
      misreadings(expected[member] ?? null, actual[member] ?? null).map((way) => `.${member} ${way}`),
    )
  }
  if (isEmpty(actual)) return ['not found']
  if (isEmpty(expected)) return ['found where nothing is']
  return [
    typeof expected === 'string' && typeof actual === 'string' ? textMisreading(expected, actual) : 'other',
  ]
}

/** `field way` and how often, most often first. */
export function misreadingCounts(
  cases: readonly { readonly field: string; readonly expected: Json; readonly actual: Json }[],
): [string, number][] {
  const ways = cases.flatMap(({ field, expected, actual }) =>
    misreadings(expected, actual).map((way) => (way.startsWith('.') ? `${field}${way}` : `${field} ${way}`)),
  )
  return [...groupBy(ways, (way) => way)]
    .map(([way, own]): [string, number] => [way, own.length])
    .toSorted(([, a], [, b]) => b - a)
}

function listMisreadings(expected: readonly Json[], actual: readonly Json[]): string[] {
  if (actual.length === 0) return ['not found']
  if (expected.length === 0) return ['found where nothing is']
  if (actual.length !== expected.length)
    return [actual.length < expected.length ? 'fewer items' : 'more items']
  return expected.flatMap((item, index) => misreadings(item, actual[index] ?? null))
}

function textMisreading(expected: string, actual: string): string {
  if (expected.toLowerCase() === actual.toLowerCase()) return 'case'
  if (lettersOf(expected) === lettersOf(actual)) return signMisreading(expected, actual)
  if (unaccented(expected) === unaccented(actual)) return 'accents'
  if (distance(expected, actual) <= NEAR_EDITS) return 'one or two letters'
  if (actual.includes(expected)) return `too long ${whatIsMore(actual, expected)}`
  if (expected.includes(actual)) return `cut short ${whatIsMore(expected, actual)}`
  return distance(expected, actual) < expected.length / 2 ? 'several letters' : 'another value'
}

/** At which end the longer text has more, and what kind of words. */
function whatIsMore(long: string, short: string): string {
  const at = long.indexOf(short)
  const [before, after] = [long.slice(0, at), long.slice(at + short.length)]
  const kind = (text: string) => (/\d/.test(text) ? 'words with figures' : 'words')
  if (after === '') return `by ${kind(before)} at its start`
  if (before !== '') return 'at both ends'
  return `by ${/^[ ]?[^\p{L}\p{N} ]/u.test(after) ? `a clause of ${kind(after)}` : kind(after)} at its end`
}

/** Same letters and digits: which kind of sign sets the two apart. */
function signMisreading(expected: string, actual: string): string {
  const folds: [string, RegExp, string][] = [
    ['spaces', /\s+/g, ''],
    ['kind of dash', /[-–—]/g, '-'],
    ['kind of quote', /[‘’´`'“”"]/g, "'"],
    ['comma or full stop', /[.,;:]/g, '.'],
  ]
  const fold = folds.find(([, signs, one]) => expected.replace(signs, one) === actual.replace(signs, one))
  if (fold) return fold[0]
  return expected.length === actual.length
    ? 'other signs'
    : expected.length < actual.length
      ? 'signs added'
      : 'signs lost'
}

function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

function isEmpty(value: Json): boolean {
  return value === null || (isList(value) && value.length === 0)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function isMembers(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value)
}
