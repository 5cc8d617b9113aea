import { beginsWithGivenName } from '../../values/given-names.ts'
import { normalise } from '../../values/normalise.ts'
import { beginsWithSurname } from '../../values/surnames.ts'
import type { Piece } from './card.ts'

/** What is printed on one line of the FILIAÇÃO box. */
export type Line = readonly Piece[]

/** One way to part the lines into parents. */
export interface Parting {
  readonly parents: readonly Line[]
  readonly score: number
}

/** Log-odds by number of parents: nearly always two, one in a few, more with affective filiation. */
const COUNT_SCORE: Readonly<Record<number, number>> = { 1: -1.5, 2: 0.7, 3: -1.5, 4: -2 }
const COUNT_OTHER = -5
/** Log-odds that a line goes on with the name above it: before anything else is known, and by each sign. */
const CONTINUES = -0.5
const AT_PARTICLE = 5
/** Nine in ten names begin with a known given name, few surnames are one (ROSA, JESUS). */
const GIVEN_NAME_FIRST = -2.5
const SURNAME_FIRST = 3
const EITHER = /^(?:ROSA|JESUS|CONCEICAO)$/
/** No box is so narrow that a given name stands alone on the first line of a parent. */
const ONE_NAME_ON_LINE = 4
const UNKNOWN_FIRST = 0.3
/** Married parents whose surnames are both on a line of their own. */
const SHARED_SURNAMES = 2
/** Its first word had room on the line before; the box's width is only guessed. */
const WOULD_HAVE_FIT = -1.3
const NO_ROOM = 0.5
const SHORT_AFTER_FULL = 0.7
/** A parent has a given name and a surname. */
const ONE_WORD = -5
/** …and rarely more than five names, particles aside. */
const NAMES_USUAL_MAX = 5
const ONE_MORE_NAME = -1.2

const PARTICLE = /^(?:DE|DA|DO|DOS|DAS|E)$/
/** Printed before a parent's name. */
export const PREFIX = /^(?:(?:PAI|M[AÃ]E)(?![\p{L}])|[1-4](?=\s?[-–.)]))\s*[-–.:)]*\s*/iu

/**
 * Every way to part the lines into parents, with its log-odds.
 *
 * @param lines eight at most
 * @param width of the box, 0 where it is not known
 */
export function waysToPart(lines: readonly Line[], width: number): Parting[] {
  const joins = lines.slice(1).map((_, at) => joinScore(lines, at + 1, width))
  return Array.from({ length: 1 << joins.length }, (_, bits) => {
    const parents: Piece[][] = []
    let score = 0
    for (const [at, line] of lines.entries()) {
      const isJoined = at > 0 && ((bits >> (at - 1)) & 1) === 1
      if (isJoined) {
        parents.at(-1)?.push(...line)
        score += joins[at - 1] ?? 0
      } else parents.push([...line])
    }
    const lengths = parents.map((parent) => lengthScore(namesIn(wordsOf(parent))))
    const count = COUNT_SCORE[parents.length] ?? COUNT_OTHER
    return { parents, score: lengths.reduce((sum, length) => sum + length, score + count) }
  })
}

/** Pieces side by side are one line that was cut at a wide space. */
export function joinRows(pieces: readonly Piece[]): Line[] {
  const lines: Piece[][] = []
  for (const piece of pieces) {
    const last = lines.at(-1)?.at(-1)
    if (last && piece.box.left >= last.box.right && piece.box.top < (last.box.top + last.box.bottom) / 2) {
      lines.at(-1)?.push(piece)
    } else lines.push([piece])
  }
  return lines
}

function lengthScore(names: number): number {
  return names < 2 ? ONE_WORD : ONE_MORE_NAME * Math.max(0, names - NAMES_USUAL_MAX)
}

/** Log-odds that line `at` goes on with the name of the line before. */
function joinScore(lines: readonly Line[], at: number, width: number): number {
  const [before, line] = [wordsOf(lines[at - 1]), wordsOf(lines[at])]
  const [first = '', last = ''] = [line[0], before.at(-1)]
  let score = CONTINUES
  if (PARTICLE.test(first) || PARTICLE.test(last)) score += AT_PARTICLE
  score += firstWordScore(first, namesIn(line))
  const isRepeated = lines.some((other, i) => i !== at && wordsOf(other).join(' ') === line.join(' '))
  if (isRepeated) score += SHARED_SURNAMES
  const used = widthOf(lines[at - 1])
  const letter = used / Math.max(1, before.join(' ').length)
  const fits = used + (first.length + 1) * letter < 0.97 * width
  if (width > 0) score += fits ? WOULD_HAVE_FIT : NO_ROOM
  if (used > 0.85 * width && widthOf(lines[at]) < 0.6 * used) score += SHORT_AFTER_FULL
  return score + gapScore(lines, at)
}

function firstWordScore(first: string, names: number): number {
  if (names < 2) return ONE_NAME_ON_LINE
  if (beginsWithGivenName(first) && !EITHER.test(first)) return GIVEN_NAME_FIRST
  return beginsWithSurname(first) ? SURNAME_FIRST : UNKNOWN_FIRST
}

/** A blank line before it: a new parent; none where other lines have one: the same parent. */
function gapScore(lines: readonly Line[], at: number): number {
  const gaps = lines.slice(1).map((line, before) => gapBetween(lines[before], line))
  const [gap = 0, smallest] = [gaps[at - 1], Math.min(...gaps)]
  const height = lines[at]?.[0]?.height ?? 1
  if (gap > 0.9 * height) return -3
  if (gap > smallest + 0.35 * height) return -2
  return Math.max(...gaps) > gap + 0.35 * height ? 2.5 : 0
}

function gapBetween(above: Line | undefined, below: Line): number {
  return (
    Math.min(...below.map(({ box }) => box.top)) - Math.max(...(above ?? []).map(({ box }) => box.bottom))
  )
}

function widthOf(line: Line | undefined): number {
  if (!line || line.length === 0) return 0
  return Math.max(...line.map(({ box }) => box.right)) - Math.min(...line.map(({ box }) => box.left))
}

export function wordsOf(line: Line | undefined): string[] {
  return normalise((line ?? []).map(({ text }) => text.replace(PREFIX, '')).join(' ')).split(' ')
}

export function namesIn(words: readonly string[]): number {
  return words.filter((word) => word.length > 1 && !PARTICLE.test(word)).length
}
