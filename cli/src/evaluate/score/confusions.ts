import { distance } from 'fastest-levenshtein'
import { type Case, groupBy, isRight, type Json } from './metrics.ts'

/** What was read for what is printed, and how often. */
export interface Confusion {
  readonly kind: 'digit' | 'accent' | 'letter' | 'other sign' | 'word'
  readonly printed: string
  readonly read: string
  readonly count: number
}

/** Values that differ in more are other values, not misread ones. */
const EDITS_SHARE_MAX = 0.4
/** Longer texts are not aligned: that would cost more than it shows. */
const LENGTH_MAX = 200

/** Signs and words of misread values, most often first: which digits, accents and letters are mistaken for which. */
export function confusions(cases: readonly Case[]): Confusion[] {
  const all = cases
    .filter((one) => !isRight(one))
    .flatMap(({ expected, actual }) => textPairs(expected, actual))
    .flatMap(([printed, read]) => confusionsOf(printed, read))
  return [...groupBy(all, ({ kind, printed, read }) => [kind, printed, read].join('\0')).values()]
    .flatMap(([first, ...more]) => (first ? [{ ...first, count: 1 + more.length }] : []))
    .toSorted((a, b) => b.count - a.count)
}

type Found = Omit<Confusion, 'count'>

/** Texts that stand at the same place in both values. */
function textPairs(expected: Json, actual: Json): (readonly [string, string])[] {
  if (typeof expected === 'string' && typeof actual === 'string') return [[expected, actual]]
  if (expected === null || actual === null || typeof expected !== 'object' || typeof actual !== 'object')
    return []
  const read = new Map<string, Json>(Object.entries(actual))
  return Object.entries(expected).flatMap(([step, part]: [string, Json]) =>
    textPairs(part, read.get(step) ?? null),
  )
}

function confusionsOf(printed: string, read: string): Found[] {
  if (printed === read || Math.max(printed.length, read.length) > LENGTH_MAX) return []
  if (distance(printed, read) > Math.max(1, EDITS_SHARE_MAX * printed.length)) return []
  const words = [printed.split(' '), read.split(' ')] as const
  if (words[0].length !== words[1].length) return signConfusions([...printed], [...read])
  return words[0].flatMap((word, i) => {
    const other = words[1][i] ?? ''
    if (word === other) return []
    const signs = signConfusions([...word], [...other])
    return signs.length > 2 ? [{ kind: 'word' as const, printed: word, read: other }] : signs
  })
}

/** The edits of a shortest alignment: the table is filled from the end, and walked from the start. */
function signConfusions(printed: readonly string[], read: readonly string[]): Found[] {
  const cost = Array.from({ length: printed.length + 1 }, () => new Array<number>(read.length + 1).fill(0))
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = printed.length; i >= 0; i--) {
    for (let j = read.length; j >= 0; j--) {
      const row = cost[i]
      if (!row || (i === printed.length && j === read.length)) continue
      const same = printed[i] === read[j] ? 0 : 1
      row[j] = Math.min(at(i + 1, j + 1) + same, at(i + 1, j) + 1, at(i, j + 1) + 1)
    }
  }
  const found: Found[] = []
  let [i, j] = [0, 0]
  while (i < printed.length || j < read.length) {
    const [one = '', other = ''] = [printed[i], read[j]]
    if (i < printed.length && j < read.length && at(i, j) === at(i + 1, j + 1) + (one === other ? 0 : 1)) {
      if (one !== other) found.push(named(one, other))
      i++
      j++
    } else if (i < printed.length && at(i, j) === at(i + 1, j) + 1) {
      found.push(named(one, ''))
      i++
    } else {
      found.push(named('', other))
      j++
    }
  }
  return found
}

function named(printed: string, read: string): Found {
  const bare = (sign: string) => sign.normalize('NFD').charAt(0).toLowerCase()
  if (/\d/.test(printed || read)) return { kind: 'digit', printed, read }
  if (printed !== '' && read !== '' && bare(printed) === bare(read)) return { kind: 'accent', printed, read }
  return { kind: /\p{L}/u.test(printed || read) ? 'letter' : 'other sign', printed, read }
}
