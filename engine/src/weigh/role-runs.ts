import type { ReadDocument, ReadLine } from '../fields/reading.ts'
import type { Span } from '../fields/span.ts'
import { cutWhere, firstWhere } from '../in-order.ts'
import type { Roles } from '../reader/read-roles.ts'
import { bestRole, PEOPLE, roleOf } from '../reader/role-of.ts'
import { remembered } from '../remembered.ts'
import type { Word } from '../types.ts'
import { withValuesWhole } from './goes-on.ts'
import { LIKELY } from './proposal.ts'

/** A word of a run: its place in the run's text, on its line, and its row in `Roles`. */
export interface RunWord {
  readonly text: string
  readonly run: Run
  /** Offset in the run's text. */
  readonly at: number
  readonly line: ReadLine
  /** Offset in `line.line.text`. */
  readonly start: number
  readonly row: number
  /** Its number in the run. */
  readonly index: number
  /** How probable it is that a value begins with it. */
  readonly begins: number
  /** What the network says of all words of the document. */
  readonly roles: Roles
}

/** Consecutive words of a paragraph, a column, a cell or a stamp, with their text. */
export interface Run {
  /** Joined by single spaces, and by line feeds where lines end. */
  readonly text: string
  readonly words: readonly RunWord[]
}

/** The document as runs, in its order. */
export function runsOf(reading: ReadDocument, roles: Roles): Run[] {
  const rowOf = new Map(roles.words.map(({ line, at }, row) => [line.words[at], row]))
  const blocks = reading.pages.flatMap((page) => [...page.blocks, ...page.turned.map((line) => [line])])
  const printed = blocks.filter((block) => block.length > 0)
  // A caption in a cell right before a value of a column says that it is none of the value above. Names go on whatever stands beside.
  const isCaptioned = ({ line }: ReadLine, { line: above }: ReadLine) => {
    const [row = 0, last = row] = [line.words[0], above.words.at(-1)].map((word) => rowOf.get(word))
    return row > last + 1 && bestRole(row - 1, roles) === 'CAPTION' && !PEOPLE.has(bestRole(row, roles))
  }
  return withValuesWhole(printed, roles, rowOf)
    .flatMap((lines) => cutWhere(lines, isCaptioned))
    .map((lines) => runOf(lines, rowOf, roles))
    .filter((run) => run.words.length > 0)
}

/** The document as one run, row by row, whatever cells its words stand in; captions are left out. */
export function rowsAsRun({ lines }: ReadDocument, roles: Roles): Run {
  const isCaption = (row: number) => roleOf(row, roles, 'CAPTION') > LIKELY
  const words = roles.words.map(({ line, at }, row) => [line.words[at], row] as const)
  return runOf(lines, new Map(words.filter(([, row]) => !isCaption(row))), roles)
}

/** Lines of prose have many words; captions and cells have few. */
export function isProse(lines: readonly ReadLine[]): boolean {
  return lines.some(({ line }) => line.words.length >= PROSE_WORDS_MIN)
}

const PROSE_WORDS_MIN = 8

/** Whether a line is no more than a heading, or a caption with its value. */
export function isCell({ line }: ReadLine): boolean {
  return line.words.length <= CELL_WORDS_MAX
}

export const CELL_WORDS_MAX = 4

/** The text of words: joined by single spaces, and by nothing after a hyphen that ends a line. */
export function textOf(words: readonly RunWord[]): string {
  return pieces(words).join('')
}

/** Where each of the words begins in their text. */
export function startsOf(words: readonly RunWord[]): number[] {
  let end = 0
  return pieces(words).map((piece) => {
    const start = end + (piece.startsWith(' ') ? 1 : 0)
    end += piece.length
    return start
  })
}

/** Each word as the text has it, with the space before it. */
function pieces(words: readonly RunWord[]): string[] {
  return words.map((word, i) => {
    const [before, after] = [words[i - 1], words[i + 1]]
    const text =
      after && isCut(word, after) && isHyphenated(word.text, after.text) ? word.text.slice(0, -1) : word.text
    return !before || isCut(before, word) ? text : ` ${text}`
  })
}

function isCut(before: RunWord, word: RunWord): boolean {
  return before.line !== word.line && /[\p{L}\d]-$/u.test(before.text) && /^[\p{L}\d]/u.test(word.text)
}

/** `Ribei-ro` and `manu-tenção` have their hyphen from the end of the line, `Villas-Boas`, `pós-consumo` and `obriga-se` their own. */
function isHyphenated(before: string, after: string): boolean {
  const [pronoun = ''] = /^\p{L}+/u.exec(after) ?? []
  if (!/\p{Ll}-$/u.test(before) || !/^\p{Ll}/u.test(after) || PREFIXES.has(before.toLowerCase())) return false
  return /^\p{Lu}/u.test(before) || !PRONOUNS.has(pronoun)
}

const PREFIXES = new Set('além- aquém- bem- mal- não- pós- pré- pró- recém- sem- vice-'.split(' '))
const PRONOUNS = new Set(
  'a as o os la las lo los na nas no nos ma mas mo mos lhe lhes me se te vos'.split(' '),
)

function runOf(lines: readonly ReadLine[], rowOf: ReadonlyMap<Word | undefined, number>, roles: Roles): Run {
  const words: RunWord[] = []
  const run = { text: '', words }
  for (const line of lines) {
    let start = 0
    for (const word of line.line.words) {
      const row = rowOf.get(word)
      if (row !== undefined) {
        if (words.length > 0) run.text += words.at(-1)?.line === line ? ' ' : '\n'
        const [at, index, begins] = [run.text.length, words.length, roles.begins[row] ?? 0]
        words.push({ text: word.text, run, at, line, start, row, index, begins, roles })
        run.text += word.text
      }
      start += word.text.length + 1
    }
  }
  return run
}

/** The words of runs by their rows. */
export const wordsByRow = remembered(
  (runs: readonly Run[]): ReadonlyMap<number, RunWord> =>
    new Map(runs.flatMap(({ words }) => words.map((word) => [word.row, word]))),
)

/** Where consecutive words of a run stand: one span a line. */
export function spansOf(words: readonly RunWord[]): Span[] {
  const spans: Span[] = []
  for (const { line, start, text } of words) {
    const end = start + text.length
    const last = spans.at(-1)
    if (last?.line === line) spans[spans.length - 1] = { ...last, end }
    else spans.push({ line, start, end })
  }
  return spans
}

/** The words of a run between two offsets, those that are cut included. */
export function wordsIn({ words }: Run, start: number, end: number): RunWord[] {
  const from = firstWhere(words.length, (i) => (words[i]?.at ?? 0) + (words[i]?.text.length ?? 0) > start)
  let to = from
  while ((words[to]?.at ?? end) < end) to += 1
  return words.slice(from, to)
}

/** The spans of a run between two offsets, exact to the character. */
export function locate(run: Run, start: number, end: number): Span[] {
  return spansOf(
    wordsIn(run, start, end).map((word) => {
      const from = Math.max(0, start - word.at)
      const to = Math.min(word.text.length, end - word.at)
      return { ...word, text: word.text.slice(from, to), start: word.start + from }
    }),
  )
}
