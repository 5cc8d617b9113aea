import { LIMITS } from '../limits.ts'
import { PEOPLE, roleOf, textAt } from '../reader/role-of.ts'
import { beginsWithGivenName } from '../values/given-names.ts'
import { isParticle } from '../values/person-name-words.ts'
import { isFull, mayGoOn } from './full-lines.ts'
import { HARDLY_BEGINS, type Mention, probabilityOf } from './mention.ts'
import { arePairs } from './pairs-of-people.ts'
import { LIKELY, logit } from './proposal.ts'
import { isProse, type RunWord } from './role-runs.ts'

/** What a value is whose pieces are put together. */
export type KindOfPiece = 'name' | 'text' | 'cell' | 'code'

/** Two mentions that follow each other in a run, and the words between them. */
interface Seam {
  readonly before: Mention
  readonly after: Mention
  readonly between: readonly RunWord[]
  /** The last word before and the first word after. */
  readonly last: RunWord
  readonly first: RunWord
}

interface Rule {
  /** A whole has at most this many words. */
  readonly wordsMax: number
  readonly isOne: (seam: Seam, goesOn: RegExp | undefined) => boolean
}

/** Words that no text of a cell begins or ends with, in capitals too. */
export const LINKING = 'com de da do das dos e em e/ou na no nas nos para por'.split(' ')
/** The network is surer of this that a value begins than it is where it only wavers. */
const SURELY_BEGINS = 0.8
/** Where it sees no beginning at all, at most so many words before are lost. */
export const LOST_MAX = 3
/** At most these log-odds of one word count for a role, so that one of many does not decide. */
const ODDS_MAX = 3

/** `Uso de lentes: sim`: a line with a caption of its own. */
const isCaptioned = ({ line }: RunWord) => /^\p{Lu}[^:.;]{2,40}:\s/u.test(line.line.text)

/** What makes two mentions one value. The network marks where a value begins, and is sometimes wrong about it. */
const RULES: Readonly<Record<KindOfPiece, Rule>> = {
  // Nobody is named by one word; two names never touch without a sign or a word between.
  name: {
    wordsMax: LIMITS.entityWordsMax,
    isOne: ({ before, after, between, last, first }) => {
      if (!PEOPLE.has(before.role) || !PEOPLE.has(after.role)) return false
      if (between.length > 1 || !between.every(saysNothing) || !mayGoOn(last.line, first.line)) return false
      if (before.role === after.role) {
        const isWord = Math.min(before.words.length, after.words.length) === 1
        return isWord || (isInOneText(last, first) && !/^e$/i.test((between[0] ?? last).text))
      }
      return (
        first.begins <= LIKELY &&
        (isInOneText(last, first) || (isOverLineEnd(last, first) && isFull(last.line, first.line)))
      )
    },
  },
  // A sign, a figure or the next cell of a column parts texts; words that the network lost do not.
  text: {
    wordsMax: LIMITS.textWordsMax,
    isOne: ({ before, after, between, last, first }, goesOn) => {
      const hasSigns = goesOn?.test(first.text) ?? false
      const isInList = hasSigns && last.text.endsWith(',')
      const isCell =
        !isInList && first.start === 0 && first.begins > (isCaptioned(first) ? LIKELY : SURELY_BEGINS)
      if (between.length === 0) return !isCell && (hasSigns || !/[,;:.\d]$/.test(last.text))
      const lost = between.filter((word) => !saysNothing(word))
      const sides = [before, after].map(({ words }) => oddsOf(words, after.role))
      return oddsOf(lost, after.role) + Math.min(...sides) > 0
    },
  },
  // The text of a cell goes on in small letters, with a preposition or behind one or a single dash, in its line, and below it where nothing
  // begins, or rather nothing and its line is full. Of figures in it, `em 6 (seis) viveiros`, some are lost.
  cell: {
    wordsMax: LIMITS.textWordsMax,
    isOne: ({ before, between, last, first }) => {
      if ([last, ...between].some(({ text }) => /[;:.?]$/u.test(text))) return false
      const isLost = between.length <= LOST_MAX && first.begins < HARDLY_BEGINS
      const isDashed = between.length === 1 && between.every(isDash) && !isListed(before)
      if (between.length > 0) return isLost || isDashed
      if (goesOnWith(first.text) || endsInLink(last)) return true
      if (last.line === first.line || first.begins < HARDLY_BEGINS) return true
      return isFull(last.line, first.line) && first.begins < LIKELY
    },
  },
  // `PJJMJ YZTSY 8GQGB`, or `RWJZZ-` at the end of a line and the next one.
  code: {
    wordsMax: LIMITS.entityWordsMax,
    isOne: ({ between, last, first }) =>
      between.length === 0 && (last.line === first.line || /[\p{L}\d]-$/u.test(last.text)),
  },
}

/**
 * Mentions with those of a run put together that are one value.
 *
 * @param goesOn after a comma a text continues with such a word, as an address or a length of time does
 */
export function joined(kind: KindOfPiece, mentions: readonly Mention[], goesOn?: RegExp): Mention[] {
  const { wordsMax, isOne } = RULES[kind]
  const whole: Mention[] = []
  for (const mention of mentions) {
    const before = whole.at(-1)
    const seam = before && seamOf(before, mention)
    if (seam && seam.before.words.length < wordsMax && isOne(seam, goesOn))
      whole[whole.length - 1] = together(seam)
    else whole.push(mention)
  }
  return whole
}

/** Whether the text of a cell goes on with a word, in small letters or a preposition. */
export function goesOnWith(word: string): boolean {
  return /^\p{Ll}(?:\p{Ll}|$)/u.test(word) || isLinking(word)
}

function isDash({ text }: Pick<RunWord, 'text'>): boolean {
  return /^[-–]$/.test(text)
}

/** Whether a dash stands before it, as before each text of a list. */
function isListed({ words: [first] }: Mention): boolean {
  return first !== undefined && isDash({ text: textAt(first.row - 1, first.roles) })
}

/** A preposition, or `e`. */
export function isLinking(word: string): boolean {
  return LINKING.includes(word.toLowerCase())
}

/** Whether a text goes on behind its last word, a preposition or `e`: not behind the letter of `grupos A, B e E`. */
export function endsInLink({ text, line }: RunWord): boolean {
  const isLetter = /^\p{Lu}$/u.test(text) && /\p{Ll}{2}/u.test(line.line.text)
  return isLinking(text) && !isLetter
}

function seamOf(before: Mention, after: Mention): Seam | null {
  const [last, first] = [before.words.at(-1), after.words[0]]
  if (!last || last.run !== first?.run) return null
  return { before, after, between: last.run.words.slice(last.index + 1, first.index), last, first }
}

/** The whole has the more probable role of its parts. */
function together({ before, after, between }: Seam): Mention {
  const words = [...before.words, ...between, ...after.words]
  const whole = mentionOf(words, after.role)
  if (before.role === after.role) return whole
  const other = mentionOf(words, before.role)
  return other.probability > whole.probability ? other : whole
}

/** `da` in `Vara da Infância da 4ª Circunscrição`, `e` in `1 ano e 6 meses`: it says nothing about whether these are one text or two. */
function saysNothing({ text }: RunWord): boolean {
  return isParticle(text)
}

/** A mention of words, some of which were lost; prepositions tell nothing. */
export function mentionOf(words: readonly RunWord[], role: string): Mention {
  const telling = words.filter((word) => !saysNothing(word))
  return { role, words, probability: probabilityOf(telling.length > 0 ? telling : words, role) }
}

/** A mention with the mention of another role that follows directly, or after a preposition: `Vara Cível de` Cianorte. */
export function withEnd(mention: Mention, beginningWith: ReadonlyMap<RunWord | undefined, Mention>): Mention {
  const last = mention.words.at(-1)
  const behind = last?.run.words.slice(last.index + 1, last.index + 3) ?? []
  const other = behind.map((word) => beginningWith.get(word)).find(Boolean)
  const [first] = other?.words ?? []
  if (!last || !other || !first) return mention
  const { words } = last.run
  const isOpen = /^\p{L}{1,3}$/u.test(words[first.index - 1]?.text ?? '')
  const between = words.slice(last.index + 1, first.index)
  return isOpen ? { ...mention, words: [...mention.words, ...between, ...other.words] } : mention
}

/** Whether two words stand in one line, or a line of running text goes on in the next. */
function isInOneText(last: RunWord, first: RunWord): boolean {
  if (last.line === first.line) return true
  if (!isOverLineEnd(last, first) || arePairs(last, first)) return false
  const isText = last.line.line.words.some(({ text }) => /^\p{Ll}{4,}/u.test(text))
  return isProse([last.line]) || (isText && isFull(last.line, first.line) && !beginsWithGivenName(first.text))
}

function isOverLineEnd(last: RunWord, first: RunWord): boolean {
  return first.start === 0 && last.start + last.text.length === last.line.line.text.length
}

function oddsOf(words: readonly RunWord[], role: string): number {
  return words.reduce((sum, { row, roles }) => sum + Math.min(ODDS_MAX, logit(roleOf(row, roles, role))), 0)
}
