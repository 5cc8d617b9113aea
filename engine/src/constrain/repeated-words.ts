import { LIMITS } from '../limits.ts'
import type { ReadPage, TextLine } from '../types.ts'
import { isCapitals, lettersOnly } from '../values/letters.ts'
import { isPaperWord, paperWords, paperWordsAlike } from '../values/paper-words.ts'
import { type Alternative, weighAlternatives } from './weigh-alternatives.ts'

const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu
/** Shorter words differ by one letter too often to stand for each other. */
const LETTERS_MIN = 4
/** A word of this confidence is not looked up. */
const SURE = 0.998
/** A spelling stands for others where it was read with at least this confidence. */
const KNOWN_MIN = 0.9
/** One with a hyphen or an apostrophe already where it is as likely as not: they are hardly ever invented. */
const MARKED_KNOWN_MIN = 0.5
/** Log-odds that a doubtful word is one which the document prints elsewhere: of two, most are the same word. */
const SAME_WORD_PRIOR = 1.5
/** A spelling that was read more often counts more, and less often less, up to this. */
const OFTENER_MAX = 2
/** Hyphens and apostrophes get lost on pixels, hardly ever invented. */
const LOST_MARK_PRIOR = 1
/** Log-odds that a doubtful word is a frequent one of such papers; with a capital it may be a name. */
const PAPER_WORD_PRIOR = 2.5
const CAPITAL_PRIOR = -0.5
/** Without its accent hardly any of them is a word. */
const ACCENT_PRIOR = 2.5

/**
 * Doubtful words weighed against those that may be printed instead. A document repeats its words: people's names, towns,
 * offices. One that differs by a letter, an accent, a hyphen or an apostrophe from a word that was read with confidence
 * elsewhere, or from a frequent word of such papers, is weighed against that one.
 */
export function withRepeatedWords(pages: readonly ReadPage[]): ReadPage[] {
  const known = knownWords(pages)
  const marked = markedNames(known)
  const cut = cutNames(known)
  const words = [...known].map(([key, { forms, times }]) => ({ ...lettered(key), forms, times }))
  let left: number = LIMITS.wordsLookedUpMax
  const lookUp = (line: TextLine): TextLine => {
    if (!line.recognition) return line
    const alternatives = occurrencesOf(line)
      .filter(({ word, confidence }) => (confidence < SURE || paperWordsAlike(word).length > 0) && left-- > 0)
      .flatMap(({ start, word }) => {
        const end = start + word.length
        return [...rivalsOf(word, known, words), ...paperRivalsOf(word)].map((rival) => ({
          start,
          end,
          ...rival,
        }))
      })
    return weighAlternatives(line, [
      ...unmarkedNames(line, marked),
      ...beginningsOfCutNames(line, cut),
      ...alternatives,
    ])
  }
  return pages.map((page) => ({ ...page, lines: page.lines.map(lookUp) }))
}

interface Occurrence {
  readonly word: string
  readonly start: number
  /** Of the word that it is part of, punctuation included. */
  readonly confidence: number
}

function occurrencesOf(line: TextLine): Occurrence[] {
  const ends = endsOf(line)
  return [...line.text.matchAll(WORD)].flatMap((match): Occurrence[] => {
    const [word] = match
    const at = ends.findIndex((end) => end > match.index)
    const confidence = line.words[at]?.confidence ?? 1
    return word.length < LETTERS_MIN ? [] : [{ word, start: match.index, confidence }]
  })
}

function endsOf(line: TextLine): number[] {
  let at = -1
  return line.words.map(({ text }) => {
    at += text.length + 1
    return at
  })
}

interface KnownWord {
  /** How it was written, in capitals or not. */
  readonly forms: string[]
  /** How often it was read, each time weighted by its confidence. */
  times: number
}

type KnownWords = ReadonlyMap<string, KnownWord>

/** Spellings that were read with confidence somewhere, by their letters in lower case. */
function knownWords(pages: readonly ReadPage[]): KnownWords {
  const known = new Map<string, KnownWord>()
  for (const line of pages.flatMap(({ lines }) => lines)) {
    for (const { word, confidence } of occurrencesOf(line)) {
      if (confidence < (/['’-]/.test(word) ? MARKED_KNOWN_MIN : KNOWN_MIN)) continue
      const key = word.toLowerCase()
      const own = known.get(key) ?? { forms: [], times: 0 }
      own.times += confidence
      if (!own.forms.includes(word)) own.forms.push(word)
      known.set(key, own)
    }
  }
  return known
}

type Rival = Pick<Alternative, 'text' | 'prior'>

/** A word and what it is compared by. */
interface Lettered {
  readonly word: string
  readonly letters: string
  /** Of letters that have no accents to lose. */
  readonly isPlain: boolean
}

function lettered(word: string): Lettered {
  return { word, letters: lettersOnly(word), isPlain: /^[a-z]*$/i.test(word) }
}

const PAPER_WORDS: readonly Lettered[] = Array.from(paperWords(), lettered)

/** Other words of the document that this one may be, written as it is. */
function rivalsOf(word: string, known: KnownWords, words: readonly (Lettered & KnownWord)[]): Rival[] {
  const own = lettered(word.toLowerCase())
  const times = known.get(own.word)?.times ?? 0.5
  return words.flatMap((rival) => {
    if (rival.word === own.word || !isNear(rival, own)) return []
    const text = writtenLike(word, rival.forms)
    if (text === word) return []
    const oftener = Math.max(-OFTENER_MAX, Math.min(0, Math.log(rival.times / times)))
    return [
      { text, prior: SAME_WORD_PRIOR + oftener + (marksOf(text) > marksOf(word) ? LOST_MARK_PRIOR : 0) },
    ]
  })
}

/** Frequent words of such papers that this one may be, none for a word that is one itself. */
function paperRivalsOf(word: string): Rival[] {
  if (isPaperWord(word)) return []
  const own = lettered(word.toLowerCase())
  const prior = PAPER_WORD_PRIOR + (/^\p{Lu}/u.test(word) ? CAPITAL_PRIOR : 0)
  return PAPER_WORDS.filter((rival) => isNear(rival, own)).map((rival) => ({
    text: writtenLike(word, [rival.word]),
    prior: prior + (rival.letters === own.letters ? ACCENT_PRIOR : 0),
  }))
}

/** A word with a hyphen or an apostrophe, and how it looks without. */
interface MarkedName {
  readonly unmarked: RegExp
  readonly forms: readonly string[]
}

function markedNames(known: KnownWords): MarkedName[] {
  return [...known].flatMap(([key, { forms }]) => {
    if (!/['’-]/.test(key)) return []
    const parts = key.split(/['’-]/).join(' ')
    return [{ unmarked: new RegExp(`(?<![\\p{L}'’-])${parts}(?![\\p{L}'’-])`, 'giu'), forms }]
  })
}

/** `MIRANDELA-VAZ` read as `MIRANDELA VAZ`: two words that are one elsewhere. */
function unmarkedNames(line: TextLine, marked: readonly MarkedName[]): Alternative[] {
  return marked.flatMap(({ unmarked, forms }) =>
    [...line.text.matchAll(unmarked)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: writtenLike(match[0], forms),
      prior: SAME_WORD_PRIOR + LOST_MARK_PRIOR,
    })),
  )
}

/** The part before the hyphen of a word that has one, at the end of a line. */
interface CutName {
  readonly length: number
  readonly atEnd: RegExp
}

function cutNames(known: KnownWords): CutName[] {
  return [...known.keys()].flatMap((key) => {
    const [first = '', second] = key.split('-')
    if (!second || first.length < LETTERS_MIN) return []
    return [{ length: first.length, atEnd: new RegExp(`(?<!\\p{L})${first}[.,]?$`, 'iu') }]
  })
}

/** `Antônio Mirandela.` at the end of a line, `Vaz` on the next: the hyphen there is easily lost. */
function beginningsOfCutNames(line: TextLine, cut: readonly CutName[]): Alternative[] {
  return cut.flatMap(({ length, atEnd }) => {
    const end = atEnd.exec(line.text)
    if (!end) return []
    const text = `${line.text.slice(end.index, end.index + length)}-`
    return [{ start: end.index, end: line.text.length, text, prior: SAME_WORD_PRIOR + LOST_MARK_PRIOR }]
  })
}

/** One of the forms of a word, in capitals, with a capital or in small letters as another is written. */
function writtenLike(word: string, forms: readonly string[]): string {
  const [first = ''] = forms
  if (isCapitals(word)) return first.toUpperCase()
  if (/^\p{Ll}/u.test(word) && !/\p{Lu}/u.test(word)) return first.toLowerCase()
  const mixed = forms.find((form) => !isCapitals(form) && /\p{Lu}/u.test(form))
  return mixed ?? first.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Equal letters, or one letter more, less or other. */
function isNear(a: Lettered, b: Lettered): boolean {
  if (Math.abs(a.word.length - b.word.length) > 1) return false
  return isOneEdit(a.word, b.word) || (!(a.isPlain && b.isPlain) && a.letters === b.letters)
}

function isOneEdit(a: string, b: string): boolean {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a]
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at += 1
  const rest = longer.slice(at + 1)
  return rest === shorter.slice(longer.length === shorter.length ? at + 1 : at)
}

function marksOf(word: string): number {
  return word.replace(/[^'’-]/g, '').length
}
