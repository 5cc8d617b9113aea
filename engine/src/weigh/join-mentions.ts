import { overlap } from '../geometry.ts'
import { LIMITS } from '../limits.ts'
import { isFull } from './full-lines.ts'
import type { Mention } from './mentions.ts'
import type { Run, RunWord } from './role-runs.ts'

/** Words that end no text and begin none: what they join belongs together. */
const JOINERS: ReadonlySet<string> = new Set(
  'a à ao aos as às com da das de do dos e em na nas no nos o os ou para pela pelas pelo pelos por sem sob'.split(
    ' ',
  ),
)
/** `e à`. */
const BETWEEN_MAX = 2
/** A column's next line begins this near, in heights of its print. */
const LEADING_MAX = 1.6

/**
 * Texts of a list, parted where a line ends or a joining word was missed, although the sentence goes on.
 *
 * @param isInCells a text is all of a cell, and goes on in its next line
 */
export function joinMentions(mentions: readonly Mention[], run: Run, isInCells = false): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const last = joined.at(-1)
    const between = last?.role === mention.role ? wordsBetween(last, mention, run) : null
    const fits = last && last.words.length < LIMITS.textWordsMax
    if (fits && between && (goesOn(last, between, mention) || (isInCells && wraps(last, between, mention)))) {
      joined[joined.length - 1] = together(last, between, mention)
    } else joined.push(mention)
  }
  return joined
}

/** A text that goes on in a cell below: its first line shares a row with a caption, and its next with nothing. */
export function joinOverCells(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const at = joined.findLastIndex(
      (one) => one.words.length < LIMITS.textWordsMax && isOpenAbove(one, mention),
    )
    const open = joined[at]
    if (open) joined[at] = together(open, [], mention)
    else joined.push(mention)
  }
  return joined
}

function isOpenAbove(one: Mention, other: Mention): boolean {
  const [last, first] = [one.words.at(-1), other.words[0]]
  if (!last || !first || last.line.page !== first.line.page || !JOINERS.has(last.text)) return false
  const [above, below] = [last.line.box, first.line.box]
  const distance = below.top - above.bottom
  return (
    /^[\p{Ll}\d(]/u.test(first.text) &&
    first.start === 0 &&
    distance > -0.5 * last.line.line.height &&
    distance < LEADING_MAX * last.line.line.height &&
    overlap(above.left, above.right, below.left, below.right) > 0
  )
}

function together(one: Mention, between: readonly RunWord[], other: Mention): Mention {
  const share = one.words.length / (one.words.length + other.words.length)
  const probability = one.probability ** share * other.probability ** (1 - share)
  return { ...one, words: [...one.words, ...between, ...other.words], probability }
}

/** Null where they are too many. */
function wordsBetween(one: Mention, other: Mention, run: Run): readonly RunWord[] | null {
  const [last, first] = [one.words.at(-1), other.words[0]]
  if (!last || !first) return null
  const between = run.words.slice(last.index + 1, first.index)
  return between.length <= BETWEEN_MAX ? between : null
}

function goesOn(one: Mention, between: readonly RunWord[], other: Mention): boolean {
  const last = one.words.at(-1)?.text ?? ''
  const first = other.words[0]?.text ?? ''
  if (!/^[\p{Ll}\d(]/u.test(first) || /[;:.?]$/u.test(last) || /^\(?\p{L}{1,3}\)/u.test(first)) return false
  if (between.length > 0) return JOINERS.has(first) || between.every(({ text }) => JOINERS.has(text))
  return JOINERS.has(last) || first.startsWith('(') || isOpen(one.words)
}

/**
 * The mark of a new mention was wrong: a small letter goes on, in the same line or the next; a capital in the same line,
 * or where the line before it was full.
 */
function wraps(one: Mention, between: readonly RunWord[], other: Mention): boolean {
  const [last, first] = [one.words.at(-1), other.words[0]]
  if (!last || !first || between.length > 0 || /[;:.?]$/u.test(last.text)) return false
  if (/^\p{Ll}{2,}|^\p{Ll}$/u.test(first.text)) return true
  return /^\p{Lu}\p{L}+$/u.test(first.text) && (last.line === first.line || isFull(last, first))
}

/** A bracket is not closed. */
function isOpen(words: readonly RunWord[]): boolean {
  const signs = [...words.map(({ text }) => text).join(' ')]
  return signs.filter((sign) => sign === '(').length > signs.filter((sign) => sign === ')').length
}
