import { APOSTROPHES } from './apostrophes.ts'
import { GIVEN_NAMES } from './given-names.ts'
import type { Hit } from './hit.ts'
import { isParticle, NO_NAMES, PARTICLES, RANKS, SUFFIXES, TITLES } from './person-name-words.ts'
import { isSurname } from './surnames.ts'

export interface PersonNameHit extends Hit {
  /** As printed, without forms of address, single spaces. */
  readonly name: string
}

/** One word of a text, or what ends a name: punctuation, a figure, a line end. */
interface Token {
  readonly kind: 'word' | 'initial' | 'particle' | 'end'
  readonly start: number
  readonly end: number
  /** Upper-case without accents. */
  readonly norm: string
}

const TOKEN = new RegExp(`\\p{L}[\\p{L}\\p{M}${APOSTROPHES}*-]*\\.?|[^\\s\\p{L}]|\\n`, 'gu')
/** `Silva`, `SILVA`, `d'Ávila`. */
const CAPITALISED = new RegExp(`^(?:[dDlL][${APOSTROPHES}])?\\p{Lu}`, 'u')
const ENDING = new RegExp(`[${APOSTROPHES}-]+$`)
/** `d' Ávila`, set apart. */
const ELIDED = new RegExp(`^[dDlL][${APOSTROPHES}]$`)
/** Maria do Ó: no other surname has one letter. */
const ONE_LETTER = 'Ó'
const TOKENS_MAX = 32
/**
 * Every sequence of a text that reads as a person's name: at least two capitalised words or initials,
 * with particles (`de`, `van der`) between them, up to punctuation, a figure or a line end. Courts and cities read the same: the
 * caller gives only what is somebody's name.
 *
 * `e` joins a last surname (`da Costa e Silva`); when two words or more follow, a second person begins.
 * Join wrapped lines with a space before.
 */
export function findPersonNames(text: string): PersonNameHit[] {
  const hits: PersonNameHit[] = []
  let open: Token[] = []
  const close = (): void => {
    for (const tokens of splitAtAnd(open)) {
      const hit = hitOf(text, tokens)
      if (hit !== null) hits.push(hit)
    }
    open = []
  }
  for (const match of text.matchAll(TOKEN)) {
    const token = tokenOf(match[0], match.index)
    if (token.kind === 'end' || open.length >= TOKENS_MAX) close()
    if (token.kind === 'end' || (open.length === 0 && token.kind === 'particle')) continue
    open.push(token)
    // "Silva." ends a sentence, "J." is an initial.
    if (token.kind === 'word' && match[0].endsWith('.')) close()
  }
  close()
  return hits
}

function tokenOf(raw: string, start: number): Token {
  const norm = fold(raw.replace(/\.$/, '').replace(ENDING, ''))
  const end = start + raw.replace(ENDING, '').length
  return { kind: kindOf(raw, norm), start, end, norm }
}

function kindOf(raw: string, norm: string): Token['kind'] {
  // "Nº" and "1ª" are letters to Unicode.
  if (!/^\p{L}/u.test(raw) || /[ºª]/.test(raw)) return 'end'
  if (/^\p{Lu}(?:\.|\*+\.?)$/u.test(raw)) return 'initial'
  if (raw === ONE_LETTER) return 'word'
  if (PARTICLES.has(norm)) return raw.endsWith('.') ? 'end' : 'particle'
  if (ELIDED.test(raw) || isParticle(raw)) return 'particle'
  if (NO_NAMES.has(norm)) return 'end'
  if (norm.length < 2 || !CAPITALISED.test(raw) || isTitle(raw, norm) || MARCH.test(raw)) return 'end'
  return raw.includes('*') ? 'initial' : 'word'
}

/** `Ilma. Sra. Josefa Ilma`: a name that is a form of address too is the latter where it is cut short. */
function isTitle(raw: string, norm: string): boolean {
  return TITLES.has(norm) && (raw.endsWith('.') || !GIVEN_NAMES.has(norm))
}

/** `TPT Wallace Nogueira`, `QE Ana Lima`, `SG-MO Rui Lima`: no name lacks a vowel, nor a vowel behind `Qu`; short ranks and branches do. */
const NO_VOWEL = /^(?:[^AEIOUY-]+(?:-.*)?|Q(?!U).*)$/

function isRank({ kind, norm }: Token): boolean {
  return kind === 'word' && !SUFFIXES.has(norm) && (NO_VOWEL.test(norm) || RANKS.has(norm))
}

/** `V. Ana Lima`, an item's number, `D. Ana Lima`, Dona: nobody's given name is cut to a letter where the surname is whole. */
const ITEM = /^[DIVX]$/

/** The month; Marco is a name. */
const MARCH = /^mar[çÇ]o$/i

/** Split at each `e` that is followed by a whole name. */
function splitAtAnd(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  tokens.forEach((token, at) => {
    const isAnd = token.kind === 'particle' && token.norm === 'E'
    if (isAnd && (wordsUntilAnd(tokens, at + 1) >= 2 || isCutPerson(tokens, at + 1))) parts.push([])
    else parts.at(-1)?.push(token)
  })
  return parts
}

/** `Ana Lima e Valmir`, of whom the surname stands elsewhere: one given name behind a whole name, which is nobody's surname. */
function isCutPerson(tokens: readonly Token[], from: number): boolean {
  const [{ norm } = { norm: '' }, ...others] = tokens.slice(from)
  return others.length === 0 && GIVEN_NAMES.has(norm) && !isSurname(norm)
}

function wordsUntilAnd(tokens: readonly Token[], from: number): number {
  let words = 0
  for (const token of tokens.slice(from)) {
    if (token.norm === 'E') break
    if (token.kind !== 'particle' && !SUFFIXES.has(token.norm)) words += 1
  }
  return words
}

function hitOf(text: string, tokens: readonly Token[]): PersonNameHit | null {
  const isItem = tokens.filter(({ kind }) => kind === 'word').length > 1
  // `Filha de Ana` names Ana; what follows a family name never opens one.
  const first = tokens.findIndex((token) => {
    const { kind, norm } = token
    const isOfItem = kind === 'initial' && isItem && ITEM.test(norm)
    return kind !== 'particle' && !SUFFIXES.has(norm) && !isRank(token) && !isOfItem
  })
  // A surname may lack a vowel, as Ng does; two words of a rank do not.
  const isRanked = tokens.length > 2 && tokens.slice(-2).every(isRank)
  const last = tokens.findLastIndex((token) => token.kind !== 'particle' && !(isRanked && isRank(token)))
  const named = tokens.slice(Math.max(first, 0), last + 1)
  const [head, tail] = [named[0], named.at(-1)]
  const words = named.filter((token) => token.kind !== 'particle')
  if (head === undefined || tail === undefined || words.length < 2) return null
  const dot = tail.kind === 'word' && text.charAt(tail.end - 1) === '.' ? 1 : 0
  const end = tail.end - dot
  const raw = text.slice(head.start, end)
  return { name: raw.replace(/\s+/g, ' '), start: head.start, end, raw }
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}
