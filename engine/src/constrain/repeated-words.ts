import { LIMITS } from '../limits.ts'
import type { ReadPage, TextLine } from '../types.ts'
import { documentWords, documentWordsAlike, isDocumentWord } from '../values/document-words.ts'
import { lettersOnly } from '../values/letters.ts'
import { type KnownWord, type KnownWords, knownWords, occurrencesOf, writtenLike } from './known-words.ts'
import { LOST_MARK_PRIOR, lostMarks, SAME_WORD_PRIOR } from './lost-marks.ts'
import { type Alternative, weighAlternatives } from './weigh-alternatives.ts'

/** A word of this confidence is not looked up. */
const SURE = 0.998
/** A spelling that was read more often counts more, and less often less, up to this. */
const OFTENER_MAX = 2
/** Log-odds that a doubtful word is a frequent one of such documents; with a capital it may be a name. */
const PAPER_WORD_PRIOR = 2.5
const CAPITAL_PRIOR = -0.5
/** Without its accent hardly any of them is a word. */
const ACCENT_PRIOR = 2.5

/**
 * Doubtful words weighed against those that may be printed instead. A document repeats its words: people's names, towns,
 * offices. One that differs by a letter, an accent, a hyphen or an apostrophe from a word that was read with confidence
 * elsewhere, or from a frequent word of such documents, is weighed against that one.
 */
export function withRepeatedWords(pages: readonly ReadPage[]): ReadPage[] {
  const known = knownWords(pages)
  const marksOn = lostMarks(known)
  const words = [...known].map(([key, { forms, times }]) => ({ ...lettered(key), forms, times }))
  let left: number = LIMITS.wordsLookedUpMax
  const lookUp = (line: TextLine): TextLine => {
    if (!line.recognition) return line
    const alternatives = occurrencesOf(line)
      .filter(
        ({ word, confidence }) => (confidence < SURE || documentWordsAlike(word).length > 0) && left-- > 0,
      )
      .flatMap(({ start, word }) => {
        const end = start + word.length
        return [...rivalsOf(word, known, words), ...frequentRivalsOf(word)].map((rival) => ({
          start,
          end,
          ...rival,
        }))
      })
    return weighAlternatives(line, [...marksOn(line), ...alternatives])
  }
  return pages.map((page) => ({ ...page, lines: page.lines.map(lookUp) }))
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

const DOCUMENT_WORDS: readonly Lettered[] = Array.from(documentWords(), lettered)

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

/** Frequent words of such documents that a word may be; none where it is one itself. */
function frequentRivalsOf(word: string): Rival[] {
  if (isDocumentWord(word)) return []
  const own = lettered(word.toLowerCase())
  const prior = PAPER_WORD_PRIOR + (/^\p{Lu}/u.test(word) ? CAPITAL_PRIOR : 0)
  return DOCUMENT_WORDS.filter((rival) => isNear(rival, own)).map((rival) => ({
    text: writtenLike(word, [rival.word]),
    prior: prior + (rival.letters === own.letters ? ACCENT_PRIOR : 0),
  }))
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
