import type { PageSigns } from './page-signs.ts'

/** A page, and the pages before it that are one document. */
export interface Place {
  /** The pages since the last boundary, the last of them right before `next`. */
  readonly before: readonly PageSigns[]
  readonly next: PageSigns
}

/** Signs that a document begins with a page, each between −1 and 1; the weights are in the same order. */
export const FEATURES = [
  'always',
  'number begins anew',
  'number does not follow',
  'last was last',
  'shares a number',
  'shares a long number',
  'shares a name',
  'numbers of its own',
  'words in common',
  'head repeated',
  'foot repeated',
  'title',
  'letterhead',
  'title of its own',
  'goes on',
  'annex',
  'opens with an end',
  'head names a known number',
  'annex of its own',
  'few words in common',
  'signed before',
  'ended early',
  'other size',
  'other print',
  'other margin',
  'other source',
] as const
export type Feature = (typeof FEATURES)[number]

/** A difference of print height, or of a margin, that counts in full as another style. */
const PRINT = 0.1
const MARGIN = 0.05
/** Numbers of cases have twenty digits, links and codes as many; a CNPJ, which an office prints on every document, has fourteen. */
const LONG = 16

export function featuresOf({ before, next }: Place): Readonly<Record<Feature, number>> {
  const last = before.at(-1) ?? next
  const keys = new Set(before.flatMap((page) => [...page.keys]))
  const words = new Set(before.flatMap((page) => [...page.words]))
  const shared = [...next.keys].filter((key) => keys.has(key)).length
  const sharesName = before.some(({ names }) => [...next.names].some((name) => names.has(name)))
  const isHeadRepeated = before.some(({ head }) => isAlike(head, next.head))
  return {
    always: 1,
    'number begins anew': next.number?.at === 1 && (next.number.of !== null || last.number !== null) ? 1 : 0,
    'number does not follow': isOutOfOrder(last, next) ? 1 : 0,
    'last was last': last.number !== null && last.number.at === last.number.of ? 1 : 0,
    'shares a number': Math.min(1, shared / 2),
    'shares a long number': [...next.keys].some((key) => key.length >= LONG && keys.has(key)) ? 1 : 0,
    'shares a name': sharesName ? 1 : 0,
    'numbers of its own':
      shared === 0 && !sharesName && next.keys.size > 0 && keys.size > 0
        ? Math.min(1, next.keys.size / 3)
        : 0,
    'words in common': commonShare(next.words, words),
    'head repeated': isHeadRepeated ? 1 : 0,
    'foot repeated': before.some(({ foot }) => isAlike(foot, next.foot)) ? 1 : 0,
    title: next.hasTitle ? 1 : 0,
    letterhead: next.hasLetterhead ? 1 : 0,
    'title of its own': next.hasTitle && !isHeadRepeated ? 1 : 0,
    annex: next.isAnnex ? 1 : 0,
    'opens with an end': next.opensWithEnd ? 1 : 0,
    'head names a known number': [...next.headKeys].some((key) => keys.has(key)) ? 1 : 0,
    'annex of its own': next.isAnnex && !next.hasTitle && !next.hasLetterhead ? 1 : 0,
    'few words in common': commonShare(next.words, words) < 0.12 ? 1 : 0,
    'goes on': next.goesOn ? 1 : 0,
    'signed before': last.isSigned ? 1 : 0,
    'ended early': last.end < 0.7 ? 1 : 0,
    'other size': isOther(next.width / next.height, last.width / last.height, 0.02) ? 1 : 0,
    'other print': isOther(next.em, last.em, PRINT) ? 1 : 0,
    'other margin': Math.abs(next.left - last.left) > MARGIN ? 1 : 0,
    'other source': next.isLayer !== last.isLayer ? 1 : 0,
  }
}

/**
 * Whether its number says that a page goes on: `2/2` is the second of two wherever one was before, however the number of that was read,
 * and `4/5` comes after `3/5`.
 */
export function goesOnByNumber({ number }: PageSigns, before: readonly PageSigns[]): boolean {
  if (number === null || number.of === null) return false
  const last = before.at(-1)?.number
  const isAfterLast = last?.of === number.of && number.at === last.at + 1
  return number.at === before.length + 1 || isAfterLast
}

/** Whether both pages are numbered, and the next is not the one after the last. */
function isOutOfOrder({ number: last }: PageSigns, { number: next }: PageSigns): boolean {
  if (last === null || next === null) return false
  const isOfAnother = last.of !== null && next.of !== null && last.of !== next.of
  return isOfAnother || next.at !== last.at + 1
}

/** Most rows of one are rows of the other. */
function isAlike(a: readonly string[], b: readonly string[]): boolean {
  const rows = b.filter((row) => row.length >= 8)
  return rows.length > 0 && rows.filter((row) => a.includes(row)).length >= Math.min(2, rows.length)
}

function commonShare(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 0
  return [...words].filter((word) => others.has(word)).length / words.size
}

function isOther(a: number, b: number, share: number): boolean {
  return Math.abs(a - b) > share * Math.max(a, b)
}
