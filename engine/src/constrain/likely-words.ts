import { CHARACTERS } from '../model-facts.ts'
import type { TextLine } from '../types.ts'
import { isName } from '../values/cut-names.ts'
import { isDocumentWord } from '../values/document-words.ts'
import { lettersOnly } from '../values/letters.ts'
import { heaviest } from './heaviest.ts'
import { LETTER_OF_CLASS, type LetterModel, type LettersBefore, WORD_END } from './letter-model.ts'
import { replaceStretch } from './replace-stretch.ts'
import { type Guide, logProbabilityOf, search } from './search.ts'
import { stepsOfStretch } from './stretch-steps.ts'

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
/** What was read as a word of letters is none with a figure: of a rare one, `Przybysz`, the letters know too little. */
const DIGIT = /\d/
/** Addresses and what is typed by machines for machines: no language has such words. */
const NO_LANGUAGE = /[@<=?]|:\/\/|www\./i
/** A word whose letters together have this confidence stands as it was read. */
const SURE = 0.98
/**
 * What the letters before it say of a letter counts less than its pixels. Chosen on real pictures, where 0.3 to 0.5 are alike.
 * The bonus for each letter keeps long words as likely as short ones.
 */
const [WEIGHT, LETTER_BONUS] = [0.4, 1]
/** Natural logarithm: how much more often a word is a frequent name or one of documents than only like words. */
const KNOWN_WORD = 1.5
/** Natural logarithm: how seldom a word goes from small letters to capitals, or from two capitals to small letters. */
const MIXED_CASE = -2
/** Natural logarithm: an accent that the pixels show by more than this is no dust. */
const MARK_LOST_MAX = 2
/** The same of `í`, for an `i` shows a dot there: a wide one costs 2 to 3, a true accent 5 and more. */
const DOT_FOR_ACUTE_MAX = 3
/** A word has few rivals: wider beams gained nothing. */
const BEAM = { width: 8, behindMax: 14, signMin: -7 }

/**
 * A line of pixels whose doubtful words are weighed by the letters that words are made of: `dese8pero` is `desespero`. The
 * likeliest word by its pixels and by its letters together stands, with its probability among its rivals.
 */
export function withLikelyWords(line: TextLine, model: LetterModel): TextLine {
  if (line.recognition?.characters.length !== line.text.length) return line
  let weighed = line
  // From the end, so that offsets before a change stay.
  for (const { 0: word, index } of [...line.text.matchAll(WORD)].reverse()) {
    const end = index + word.length
    if (isWord(word) && !NO_LANGUAGE.test(printAround(line.text, index)) && isDoubtful(line, index, end))
      weighed = withLikeliest(weighed, index, end, model)
  }
  return weighed
}

/** A number or a code holds more digits than one that a letter was taken for. */
function isWord(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters > 0 && text.length - letters <= 1 + letters / 3
}

function printAround(text: string, at: number): string {
  const end = text.indexOf(' ', at)
  return text.slice(text.lastIndexOf(' ', at) + 1, end < 0 ? text.length : end)
}

function isDoubtful({ recognition }: TextLine, start: number, end: number): boolean {
  const own = recognition?.characters.slice(start, end) ?? []
  return own.reduce((product, { confidence }) => product * confidence, 1) <= SURE
}

function withLikeliest(line: TextLine, start: number, end: number, model: LetterModel): TextLine {
  const steps = stepsOfStretch(line, start, end)
  if (!steps) return line
  const read = line.text.slice(start, end)
  const asRead = logProbabilityOf(read, steps)
  const found = search(steps, guideOf(model), BEAM).filter(
    ({ text, logProbability }) =>
      logProbability > asRead - lostAtMost(read, text) && (DIGIT.test(read) || !DIGIT.test(text)),
  )
  const best = heaviest(
    found.map(({ text, logProbability, logPrior }) => {
      const known = isName(text) || isDocumentWord(text.toLowerCase()) ? KNOWN_WORD : 0
      return { text, weight: logProbability + logPrior + known }
    }),
  )
  if (!best || best.text === '' || best.text === read) return line
  return replaceStretch(line, start, end, { text: best.text, probability: best.share })
}

/** How much less probable than what was read a text may be: one without some of its accents not much. */
function lostAtMost(read: string, text: string): number {
  const isSame = (letter: string, i: number) => letter === text[i]
  const isBare = (letter: string, i: number) => isSame(letter, i) || lettersOnly(letter) === text[i]
  const letters = [...read]
  if (read.length !== text.length || read === text || !letters.every(isBare)) return Infinity
  return letters.every((letter, i) => isSame(letter, i) || letter === 'í') ? DOT_FOR_ACUTE_MAX : MARK_LOST_MAX
}

/** A beginning of a word. */
interface Letters {
  readonly before: LettersBefore
  readonly count: number
  /** CTC class of the last. */
  readonly last: number
}

const UPPER = CHARACTERS.map((character) => /\p{Lu}/u.test(character))
const LOWER = CHARACTERS.map((character) => /\p{Ll}/u.test(character))

function guideOf(model: LetterModel): Guide<Letters> {
  return {
    start: { before: model.begin, count: 0, last: 0 },
    grow(letters, value) {
      const letter = LETTER_OF_CLASS[value] ?? -1
      if (letter < 0) return null
      const { before, logProbability } = model.after(letters.before, letter)
      const logPrior = WEIGHT * logProbability + LETTER_BONUS + (isMixed(letters, value) ? MIXED_CASE : 0)
      return { state: { before, count: letters.count + 1, last: value }, logPrior }
    },
    end: ({ before }) => WEIGHT * model.after(before, WORD_END).logProbability,
  }
}

function isMixed({ count, last }: Letters, value: number): boolean {
  if (UPPER[value]) return LOWER[last] === true
  return LOWER[value] === true && UPPER[last] === true && count > 1
}
