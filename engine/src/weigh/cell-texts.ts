import { boxAround, isNextLine, isOneEdge, middleOf, shareColumn } from '../geometry.ts'
import { cutWhere } from '../in-order.ts'
import { LIMITS } from '../limits.ts'
import { bestRole, roleOf } from '../reader/role-of.ts'
import type { Box } from '../types.ts'
import { codesAlike } from './codes-alike.ts'
import { SENTENCE_REACH } from './document-text.ts'
import { isFull } from './full-lines.ts'
import { HARDLY_BEGINS, type Mention, probabilityOf } from './mention.ts'
import { endsInLink, goesOnWith, isLinking, joined, LOST_MAX } from './pieces.ts'
import { placeOfWord } from './place-of.ts'
import { FAINT, LIKELY } from './proposal.ts'
import type { Run, RunWord } from './role-runs.ts'
import { takingIn } from './taking-in.ts'

/**
 * Texts of a list as forms and tables print them: each over the lines of its cell, with its code, which may have a cell
 * of its own before or behind it. Where several codes stand beside one column of text, each begins a text.
 *
 * @param mentions of one role
 * @param takesIn see `TextOfRole`
 */
export function cellTexts(mentions: readonly Mention[], runs: readonly Run[], takesIn?: RegExp): Mention[] {
  const pieces = joined('cell', takingIn(wholeAtLinks(withoutMeasures(mentions)), takesIn))
    .filter(({ words }) => !words.every(({ text }) => QUANTITY.test(text)))
    .slice(0, LIMITS.mentionsComparedMax)
  const whole = goingOnBelow(pieces)
  const told = whole.filter(isCode)
  const codes = [...told, ...codesAlike(told, runs)].slice(0, LIMITS.mentionsComparedMax)
  const texts = whole.filter((one) => !isCode(one)).flatMap((text) => cutAtCodes(text, codes))
  return withCodes(texts, codes)
}

/**
 * Texts with words that may be of their role: those from an article to the preposition before, or from the noun before it where the network
 * sees a beginning, or behind the one at their end.
 */
function wholeAtLinks(texts: readonly Mention[]): Mention[] {
  const taken = new Set(texts.flatMap(({ words }) => words))
  return texts.map((text) => {
    const isOther = (word: RunWord) =>
      taken.has(word) ||
      roleOf(word.row, word.roles, text.role) < FAINT ||
      !['O', text.role].includes(bestRole(word.row, word.roles))
    const [first, last] = [text.words[0], text.words.at(-1)]
    const all = first?.run.words ?? []
    const before = first ? all.slice(Math.max(0, first.index - 1 - LOST_MAX), first.index) : []
    const behind = last && endsInLink(last) ? all.slice(last.index + 1, last.index + 1 + LOST_MAX) : []
    const [from, to] = [before.findLastIndex(isOther), behind.findIndex(isOther)]
    const isLed = isLinking(before.at(-1)?.text ?? '') && /^[ao]s?$/i.test(before[from]?.text ?? '')
    const [noun, link] = before.slice(-2)
    const isBegun = noun && noun.begins > LIKELY && bestRole(noun.row, noun.roles) === 'O'
    const isNoun = isBegun && /^\p{Lu}\p{Ll}{3}\S* d[aeo]$/u.test(`${noun.text} ${link?.text}`)
    const lost = isLed ? before.slice(from + 1) : isNoun ? before.slice(-2) : []
    const rest = to < 0 ? behind : behind.slice(0, to)
    return { ...text, words: [...lost, ...text.words, ...rest] }
  })
}

/** The word before a figure at the end of a text, or before a figure and its unit. */
const MEASURE = /(?:^|\s)(\S+)\s\d{1,3}(?:\.?\d{3})*(?:,\d+)?(?:\s\p{Ll}\S*)?$/u

/** Texts without those that are the middle of a measure in one sentence: `queijo, capacidade de` | `3.000 litros por dia`. */
function withoutMeasures(texts: readonly Mention[]): readonly Mention[] {
  return texts.filter(({ words: [first] }, i) => {
    const last = texts[i - 1]?.words.at(-1)
    if (!first || last?.run !== first.run) return true
    const told = first.run.text.slice(Math.max(0, first.at - SENTENCE_REACH), first.at + first.text.length)
    const [, before = ''] = MEASURE.exec(told) ?? []
    const isOver = /[.;:]\s/.test(first.run.text.slice(last.at, first.at))
    return isOver || !(isLinking(before) || /^até$/i.test(before))
  })
}

/** `1.284,7731` in the next cell: how much of it is licensed. */
const QUANTITY = /^\d{1,3}(?:(?:\.\d{3})+,\d+|,\d{3,})$/

/**
 * Texts with the lines that go on right below them, where a cell beside them stands between in reading order: with a word that nothing
 * begins with, or that may go on, with any below a preposition or a colon, or with one word alone below a full line.
 */
function goingOnBelow(texts: readonly Mention[]): Mention[] {
  const whole: Mention[] = []
  for (const text of texts) {
    const [first] = text.words
    const begins = first?.begins ?? 1
    const mayGoOn = begins < HARDLY_BEGINS || (begins < LIKELY && goesOnWith(first?.text ?? ''))
    const isLone = text.words.length === 1 && /^\p{L}+$/u.test(first?.text ?? '')
    const at = whole.findIndex((one) => {
      const last = one.words.at(-1)
      if (!first || !last) return false
      const isOpen = mayGoOn || endsInLink(last) || last.text.endsWith(':')
      return (isOpen || (isLone && isFull(last.line, first.line))) && isRightBelow(one, text)
    })
    const above = whole[at]
    const words = [...(above?.words ?? []), ...text.words]
    if (above) whole[at] = { ...above, words, probability: probabilityOf(words, above.role) }
    else whole.push(text)
  }
  return whole
}

/** In the next line, beginning at the edge of one of the pieces above, give or take an indent. */
function isRightBelow(above: Mention, text: Mention): boolean {
  const [last, first] = [boxesOf(above).at(-1), text.words[0]]
  if (!last || !first || pageOf(above) !== pageOf(text)) return false
  const isAt = (edge: number) => isOneEdge(leftOf(first), edge, last.bottom - last.top)
  // Two cells may stand on one line: it begins with the first, and its words with the other.
  const edges = linesOf(above).flatMap((word) => [word.line.box.left, leftOf(word)])
  return isNextLine(last, first.line.box) && edges.some(isAt)
}

/** The first of its words on each line. */
function linesOf({ words }: Mention): RunWord[] {
  return words.filter(({ line }, i) => line !== words[i - 1]?.line)
}

function leftOf({ line, row, roles }: RunWord): number {
  return placeOfWord(row, roles)?.left ?? line.box.left
}

/** Figures and signs, with no word. */
function isCode({ words }: Mention): boolean {
  const isWord = ({ text }: RunWord) => /\p{L}{4,}/u.test(text)
  return !words.some(isWord) && words.some(({ text }) => /\d/.test(text))
}

/**
 * Cuts a text where several codes stand beside it: for each at the last line down to its row that begins in no small letter, as a code
 * may be centred beside lines, or else at the last line.
 */
function cutAtCodes(text: Mention, codes: readonly Mention[]): Mention[] {
  const own = codes.filter((code) => isBeside(code, text)).sort((a, b) => placeOf(a).top - placeOf(b).top)
  if (own.length < 2) return [text]
  const middles = own.map((code) => middleOf(placeOf(code)))
  const lines = linesOf(text)
  const starts = middles.slice(1).map((middle, i) => {
    const isBetween = ({ top }: Box) => top > (middles[i] ?? 0) && top < middle
    const between = lines.filter(({ line }) => isBetween(line.box))
    return between.findLast((word) => !/^\p{Ll}/u.test(word.text)) ?? between.at(-1)
  })
  return cutWhere(text.words, (word) => starts.includes(word)).map((words) => ({
    ...text,
    words,
    probability: probabilityOf(words, text.role),
  }))
}

/** Each code with the first text of its row that has none. A code without a text is dropped. */
function withCodes(texts: readonly Mention[], codes: readonly Mention[]): Mention[] {
  const taken = new Map<Mention, Mention>()
  for (const code of codes) {
    const text = texts.find((one) => !taken.has(one) && isBeside(code, one))
    if (text) taken.set(text, code)
  }
  return texts.map((text) => {
    const code = taken.get(text)
    if (!code) return text
    const isBefore = placeOf(code).left < placeOf(text).left
    return { ...text, words: isBefore ? [...code.words, ...text.words] : [...text.words, ...code.words] }
  })
}

/** Outside its column, in one of its rows. */
function isBeside(code: Mention, text: Mention): boolean {
  const [a, b] = [placeOf(code), placeOf(text)]
  const isInRows = middleOf(a) > b.top && middleOf(a) < b.bottom
  return pageOf(code) === pageOf(text) && !shareColumn(a, b) && isInRows
}

function pageOf({ words }: Mention) {
  return words[0]?.line.page
}

function boxesOf({ words }: Mention): Box[] {
  return [...new Set(words.map(({ line }) => line.box))]
}

function placeOf(mention: Mention): Box {
  return boxAround(boxesOf(mention))
}
