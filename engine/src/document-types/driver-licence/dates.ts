import { DATE } from '../../constrain/grammars.ts'
import { readUnderGrammar } from '../../constrain/read-under-grammar.ts'
import type { Candidate } from '../../fields/choose.ts'
import { type Choice, chooseJointly } from '../../fields/choose-jointly.ts'
import { overlap } from '../../geometry.ts'
import type { Field } from '../../types.ts'
import { addYears } from '../../values/calendar.ts'
import { findDates, parseDate } from '../../values/date.ts'
import { toDigits } from '../../values/digits.ts'
import { parsePlace } from '../../values/place.ts'
import { findRenachs } from '../../values/renach.ts'
import { FRONT_ONLY } from './captions.ts'
import { type Card, type Piece, partOf } from './card.ts'
import { type MachineZone, zoneCandidate } from './machine-zone.ts'
import { proximity } from './proximity.ts'

/** The dates of a card; the first licence is read to keep it from the others and for the checks. */
export type DateName = 'dateOfBirth' | 'firstLicenceDate' | 'issueDate' | 'expirationDate'

const CAPTION_OF = {
  dateOfBirth: 'birth',
  firstLicenceDate: 'firstLicence',
  issueDate: 'issue',
  expirationDate: 'expiry',
} as const

/** Log-odds of a date that no caption announces. */
const NO_CAPTION = -3
/** …of the earliest date, a driver's age before all others, to be the birth; of the last to be the expiry. */
const FIRST_OF_ALL = 3.5
const LAST_OF_ALL = 3
/** …of the one date that is left when all others have their captions, to be the issue. */
const LEFT_OVER = 3.2
/** A card has four dates, its table of categories many more. */
const DATES_WITHOUT_TABLE_MAX = 5
/** Two cards with full tables have 64; more dates are no card's. */
const TOKENS_MAX = 100
/** …of the only date on the half with the RENACH, beside the place, to be the issue: cards until 2022. */
const BESIDE_PLACE = 4.5
/** Two dates in or out of their natural order: forged and mistyped cards are rare, not impossible. */
const IN_ORDER = 0.4
const OUT_OF_ORDER = -2
/** A value of the machine-readable zone whose check digit passes. */
const IN_ZONE = 4
const AGREES_WITH_ZONE = 2.5
const LICENCE_AGE_MIN = 18
/** Ten years, and the months that terms were prolonged by. */
const TERM_YEARS_MAX = 12

/** The dates of a card, the first licence's included. */
export type CardDates = ReadonlyMap<DateName, Field>

/** A date and where it stands; `value` is the ISO text. */
interface DateToken {
  readonly iso: string
  readonly piece: Piece
}

export function findCardDates(card: Card, zone: MachineZone | null): CardDates {
  const tokens = card.pieces.flatMap(datesIn).slice(0, TOKENS_MAX)
  const names: readonly DateName[] = ['dateOfBirth', 'firstLicenceDate', 'issueDate', 'expirationDate']
  const candidates = new Map(names.map((name) => [name, candidatesFor(name, card, tokens, zone)]))
  return chooseJointly(candidates, orderFit)
}

function candidatesFor(
  name: DateName,
  card: Card,
  tokens: readonly DateToken[],
  zone: MachineZone | null,
): Candidate[] {
  const inZone = zone && zoneDate(name, zone)
  const candidates = tokens.map(({ iso, piece }): Candidate => {
    const beside = name === 'issueDate' && isBesidePlace(piece, tokens, card) ? BESIDE_PLACE : 0
    const near =
      proximity(card, CAPTION_OF[name], piece) ??
      NO_CAPTION + Math.max(beside, extremity(name, { iso, piece }, tokens, card))
    return { value: iso, spans: [piece.span], score: near + (iso === inZone?.iso ? AGREES_WITH_ZONE : 0) }
  })
  if (inZone && zone) candidates.push(zoneCandidate(inZone.iso, inZone.span, inZone.score))
  // What nothing speaks for would only multiply the combinations.
  return candidates.filter(({ score }) => score > NO_CAPTION)
}

function zoneDate(name: DateName, { mrz, spans }: MachineZone) {
  const birth = name === 'dateOfBirth'
  if (!birth && name !== 'expirationDate') return null
  const iso = birth ? mrz.dateOfBirth : mrz.expirationDate
  const passes = birth ? mrz.checks.dateOfBirth : mrz.checks.expirationDate
  // Both dates stand on one line of the zone: each has its own part of it.
  const { line, start } = spans[1]
  const [from, to] = birth ? [0, 7] : [8, 15]
  const span = { line, start: start + from, end: Math.min(start + to, line.line.text.length) }
  return iso === null ? null : { iso, span, score: passes ? IN_ZONE : 0 }
}

/**
 * Without its caption a birth or an expiry is still known by being far before, or after, all others; not
 * on a back alone, whose table of categories is full of dates.
 */
function extremity(
  name: DateName,
  { iso, piece }: DateToken,
  tokens: readonly DateToken[],
  card: Card,
): number {
  const isFront = card.captions.some(({ kind, face }) => face === piece.face && FRONT_ONLY.has(kind))
  const others = tokens.map((token) => token.iso).filter((other) => other !== iso)
  if (!isFront || others.length < 2) return 0
  const adult = name === 'dateOfBirth' ? addYears(iso, LICENCE_AGE_MIN) : null
  if (adult !== null && others.every((other) => adult <= other)) return FIRST_OF_ALL
  if (name === 'expirationDate' && others.every((other) => other < iso)) return LAST_OF_ALL
  return name === 'issueDate' && isLeftOver(piece, tokens, card) ? LEFT_OVER : 0
}

function isBesidePlace(piece: Piece, tokens: readonly DateToken[], card: Card): boolean {
  const { box, face } = piece
  const isOnly = tokens.every((token) => token.piece === piece || token.piece.face !== face)
  const onFace = card.pieces.filter((other) => other.face === face)
  return (
    isOnly &&
    onFace.some(({ text }) => findRenachs(text).length > 0) &&
    onFace.some(
      (other) =>
        other.box.right < box.left &&
        overlap(other.box.top, other.box.bottom, box.top, box.bottom) > 0.3 * (box.bottom - box.top) &&
        parsePlace(other.text) !== null,
    )
  )
}

/** The only date of a few that is near no other date's caption. */
function isLeftOver(piece: Piece, tokens: readonly DateToken[], card: Card): boolean {
  const onFace = tokens.filter((token) => token.piece.face === piece.face)
  const captioned = onFace.filter((token) =>
    Object.values(CAPTION_OF).some((kind) => proximity(card, kind, token.piece) !== null),
  )
  return (
    onFace.length <= DATES_WITHOUT_TABLE_MAX &&
    captioned.length === onFace.length - 1 &&
    captioned.every((token) => token.piece !== piece)
  )
}

function orderFit(choice: Choice<DateName>): number {
  const date = (name: DateName) => {
    const value = choice.get(name)?.value
    return typeof value === 'string' ? value : null
  }
  const inOrder = (a: string | null, b: string | null, ok: (a: string, b: string) => boolean) =>
    a === null || b === null ? 0 : ok(a, b) ? IN_ORDER : OUT_OF_ORDER
  const [birth, first, issue, expiry] = [
    date('dateOfBirth'),
    date('firstLicenceDate'),
    date('issueDate'),
    date('expirationDate'),
  ]
  const isAdult = (born: string, other: string) => (addYears(born, LICENCE_AGE_MIN) ?? '9') <= other
  return (
    inOrder(birth, first, isAdult) +
    inOrder(birth, issue, isAdult) +
    inOrder(birth, expiry, isAdult) +
    inOrder(first, issue, (a, b) => a <= b) +
    inOrder(first, expiry, (a, b) => a < b) +
    inOrder(issue, expiry, (a, b) => a < b && b <= (addYears(a, TERM_YEARS_MAX) ?? '9'))
  )
}

/** Cards print 09/05/1988: with fewer digits one was not read. */
const DIGITS_OF_DATE = 8
const DIGIT = '[0-9OoQDIl|!ZzSsGBgq]'
const MISREAD_DATE = new RegExp(`(?<!\\w)${DIGIT}{2} ?[/.-] ?${DIGIT}{2} ?[/.-] ?${DIGIT}{4}(?!\\w)`, 'g')

function datesIn(piece: Piece): DateToken[] {
  // One character for one, so that offsets stay.
  const text = piece.span.line.line.source === 'ocr' ? piece.text.replace(MISREAD_DATE, toDigits) : piece.text
  const found = findDates(text)
  if (found.length === 0) return datesReadAgain(piece)
  return found
    .filter(({ raw }) => raw.replace(/\D/g, '').length === DIGITS_OF_DATE)
    .map(({ iso, start, end }) => ({ iso, piece: partOf(piece, start, end) }))
}

const DATE_LIKE = /^(?=(?:\P{Nd}*\p{Nd}){5})\S{8,12}$/u

/** A print as long as a date that was not read as one, under its grammar. */
function datesReadAgain(piece: Piece): DateToken[] {
  if (!DATE_LIKE.test(piece.text)) return []
  const { line, start, end } = piece.span
  const iso = parseDate(readUnderGrammar(line.line, start, end, DATE)?.text ?? '')
  return iso === null ? [] : [{ iso, piece }]
}
