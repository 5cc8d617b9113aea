import type { JsonValue } from '../types.ts'
import { type CaseNumberHit, findCaseNumbers, findOwnNumbers } from '../values/case-number.ts'
import { findCnpjs } from '../values/cnpj.ts'
import { findCpfs } from '../values/cpf.ts'
import { findCloseDates, findDates } from '../values/date.ts'
import { fold } from '../values/fold.ts'
import { beginsWithGivenName } from '../values/given-names.ts'
import { apartFrom, hitsOf } from '../values/hit.ts'
import { findKinships, isRelativeOfChild } from '../values/kinship.ts'
import { findClassesWithState, parseLicenceClass } from '../values/licence-class.ts'
import { findLicenceNumbers, isValidLicenceNumber } from '../values/licence-number.ts'
import { withoutCourses } from '../values/observations.ts'
import { findPersonNames, type PersonNameHit } from '../values/person-name.ts'
import { SUFFIXES, TITLES } from '../values/person-name-words.ts'
import { formatPlace, parsePlace } from '../values/place.ts'
import { findPlates, repairPlate } from '../values/plate.ts'
import { beginsWithSurname } from '../values/surnames.ts'
import { findLengths } from '../values/term.ts'
import { trimmed } from '../values/trimmed-text.ts'
import { parseUf } from '../values/uf.ts'
import { findUrls, isCutLink } from '../values/url.ts'
import type { FoundValue } from './values-of-grammar.ts'

/** Every value of a kind in a text, and the value that a mention holds: what all types share. */

/** Days, without the time of a stamp. */
export const dates = (text: string): FoundValue[] => [
  ...findDates(text).map(({ iso, start, dayEnd, hasShortYear }) => {
    return { value: iso, start, end: dayEnd, hasShortYear }
  }),
  ...findCloseDates(text).map(({ iso, start, end }) => ({ value: iso, start, end })),
]

/** The same with its time, to the second: the probability is its day's. */
export const moments = (text: string): FoundValue[] =>
  findDates(text).map(({ iso, time, start, dayEnd }) => {
    const seconds = time === null || time.length > 5 ? time : `${time}:00`
    return { value: seconds === null ? iso : `${iso}T${seconds}`, start, end: dayEnd }
  })

export const cpfs = (text: string): FoundValue[] => findCpfs(text).map(proven)

export const taxNumbers = (text: string): FoundValue[] => [...cpfs(text), ...findCnpjs(text).map(proven)]

/** A number whose check digits fail is doubtful. */
function proven({ value, start, end, valid }: Omit<CaseNumberHit, 'raw'>): FoundValue {
  return { value, start, end, isDoubtful: !valid }
}

/** A register prints it with the mask of a CPF or without. */
export const licenceNumbers = (text: string): FoundValue[] => {
  const bare = findLicenceNumbers(text)
  const specked = digitsIn(text, SPECKED).filter(({ value }) => isValidLicenceNumber(value))
  const masked = apartFrom([...digitsIn(text, MASKED), ...specked], bare)
  return [...bare, ...masked].map(({ value, start, end }) => {
    return { value, start, end, isDoubtful: !isValidLicenceNumber(value) }
  })
}

const digitsIn = (text: string, pattern: RegExp) =>
  hitsOf(text, pattern).map((hit) => ({ ...hit, value: hit.raw.replace(/\D/g, '') }))

const MASKED = /(?<![\d./-])\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}(?![\d/-]|\.\d)/g
/** A speck is read as a point; check digits prove such a number. */
const SPECKED = /(?<![\d.,/-])\d{1,10}\.\d{1,10}(?![\d/-]|[.,]\d)/g

/** Case numbers, with those of a court's own numbering as well: only the network can distinguish these from other numbers. */
export const caseNumbers = (text: string): FoundValue[] => {
  const known = findCaseNumbers(text)
  const own = apartFrom(findOwnNumbers(text), known).map((hit) => ({ ...hit, value: hit.raw, valid: false }))
  return [...known, ...own].map(proven)
}

export const terms = (text: string): FoundValue[] =>
  findLengths(text).map(({ start, end }) => ({ value: text.slice(start, end), start, end }))

/** What pixels made of a plate (`NVVOB91`) is read as what each of its places must be. */
export const plates = (text: string): FoundValue[] => {
  const all = findPlates(text)
  const hits = all.filter(({ blacklisted }) => !blacklisted)
  const misread = apartFrom(hitsOf(text, PLATE_LIKE), all).flatMap((hit) => {
    const value = repairPlate(hit.raw)
    return value === null ? [] : [{ ...hit, value }]
  })
  return [...hits, ...misread].map(({ value, start, end }) => ({ value, start, end }))
}

/** Capitals and figures together. */
const PLATE_LIKE =
  /(?<![\p{L}\d/.-])(?=[A-Z\d-]*[A-Z])(?=[A-Z\d-]*\d)[A-Z\d]{2,4}-?[A-Z\d]{4}(?![\p{L}\d/-]|[.,]\d)/gu

/** A part of a link is doubtful. A dash that nothing goes on from is a speck. */
export const links = (text: string): FoundValue[] =>
  findUrls(text).map(({ url, start, end }) => {
    return { value: url.replace(/-$/, ''), start, end, isDoubtful: isCutLink(url) }
  })

/**
 * The names in a mention. `e` alone does not separate two people: where another person begins, the network begins another mention.
 *
 * @param isOne whether the surname may go on behind `e`, in words where no given name begins: a couple's ends like the name before
 */
export function namesOfMention(
  text: string,
  isOne: (before: string, after: string) => boolean = () => true,
): Named[] {
  if (INITIALS.test(text)) {
    const name = text.replace(/[,;]$/, '')
    return [{ name, start: 0, end: name.length }]
  }
  const [, inCapitals, rest = ''] = OTHER_LETTERS.exec(text) ?? []
  const isName = beginsWithGivenName(rest) || beginsWithSurname(rest) || SUFFIXES.has(fold(rest))
  const named = inCapitals && !isName ? inCapitals : text
  return findPersonNames(named).reduce<Named[]>((names, hit) => {
    const before = names.at(-1)
    const isJoined = before && /^\s[eE]\s$/.test(text.slice(before.end, hit.start))
    const isAlike = before?.name.split(' ').includes(hit.name.split(' ').at(-1) ?? '')
    if (isJoined && !isAlike && !beginsWithGivenName(hit.name) && isOne(before.name, hit.name)) {
      const { start } = before
      names[names.length - 1] = { name: text.slice(start, hit.end), start, end: hit.end }
    } else names.push(hit)
    return names
  }, [])
}

/** `ANA LIMA Motorista`: no name in capitals goes on in other letters. */
const OTHER_LETTERS = /^(\p{Lu}{2,}(?:\s\p{Lu}+)*\s\p{Lu}{2,})\s(\p{Lu}\p{Ll}{2}.*)$/su

/** `M E S L`: the initials of a person whose name is withheld. */
const INITIALS = /^\p{Lu}(?: \p{Lu})+[,;]?$/u

type Named = Pick<PersonNameHit, 'name' | 'start' | 'end'>

/** `avós maternos` are two, as are `lavradores`. */
export const isPluralWord = (value: JsonValue): boolean => /^\S+s(?:\s|$)/iu.test(String(value))

export const kinshipsToChild = (text: string): FoundValue[] =>
  findKinships(text).filter(({ value }) => isRelativeOfChild(value))

export const place = (text: string): string | null => {
  const found = parsePlace(text)
  return found && formatPlace(found)
}

/** A town without its state and what it is: `Caicó/RN`, `Cidade de Catalão`. `Bel.` before an officer's name is none. */
export const city = (text: string): string | null => {
  const town = trimmed(
    text
      .replace(/^(?:Cidade|Munic[ií]pio) d[eo] /i, '')
      .replace(/\s*(?:[/–—-]|\()\s*[A-Z]{2}\)?[\s.,;]*$/u, ''),
  )
  return town !== null && TITLES.has(fold(town)) ? null : town
}

export const state = (text: string): string | null => {
  const found = parsePlace(text)?.uf ?? parseUf(text.replace(/[^\p{L} ]/gu, '').trim())
  return found === 'EX' ? null : found
}

/** `B`, `A e B (AB)`, and `E / MT` in a cell for the class and the state. */
export const licenceClass = (text: string): string | null => {
  const once = withoutCourses(text).replace(/(?<=\S)\s*\([^()]*\)/g, '')
  const bare = once.replace(/[^\p{L}0-9/+ -]|(?<!\p{L})e(?!\p{L})/gu, '').trim()
  return findClassesWithState(bare)[0]?.licenceClass ?? parseLicenceClass(bare.replaceAll('-', ''))
}

/** The state beside a class. */
export const statesBesideClass = (text: string): FoundValue[] =>
  findClassesWithState(text).map(({ uf, start, end }) => ({ value: uf, start, end }))
