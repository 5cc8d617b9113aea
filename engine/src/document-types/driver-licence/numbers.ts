import { CPF, LICENCE_NUMBER } from '../../constrain/grammars.ts'
import { readUnderGrammar } from '../../constrain/read-under-grammar.ts'
import type { Candidate } from '../../fields/choose.ts'
import { type Choice, chooseJointly } from '../../fields/choose-jointly.ts'
import { overlap } from '../../geometry.ts'
import type { Field } from '../../types.ts'
import { findCpfs } from '../../values/cpf.ts'
import { findLicenceNumbers, isValidLicenceNumber } from '../../values/licence-number.ts'
import { findRenachs, type RenachHit } from '../../values/renach.ts'
import type { CaptionKind } from './captions.ts'
import { type Card, type Piece, partOf } from './card.ts'
import { type MachineZone, zoneCandidate } from './machine-zone.ts'
import { proximity } from './proximity.ts'

/** Numbers of 11 digits compete; identity and security number take theirs out of the contest. */
export type NumberName = 'licenseNumber' | 'personalNumber' | 'identity' | 'securityNumber'

/** A number that no caption announces. */
const NO_CAPTION = -2.5
/** Only a CPF is printed with dots and a dash. */
const MASK = 3
/**
 * Check digits pass by chance once in a hundred. When they fail, pixels were misread more often than not;
 * a text layer says what is printed, and then the print is wrong.
 */
const PASSES = 3.5
const FAILS = { ocr: -1.5, 'text-layer': -0.5 } as const
/** The security number stands right above the RENACH. */
const BY_RENACH = 5
const RENACH_HEIGHTS_MAX = 3
/** A card has four numbers of 11 digits. */
const TOKENS_MAX = 100
const IN_ZONE = 3.5
const AGREES_WITH_ZONE = 3

interface NumberToken {
  readonly digits: string
  readonly piece: Piece
  readonly masked: boolean
  readonly isCpf: boolean
  readonly isLicence: boolean
  /** Where check digits vouch for the reading: how probable it is. */
  readonly probability?: number
}

export interface RenachToken {
  readonly renach: RenachHit
  readonly piece: Piece
}

export function findCardNumbers(card: Card, zone: MachineZone | null): ReadonlyMap<NumberName, Field> {
  const tokens = card.pieces.flatMap(numbersIn).slice(0, TOKENS_MAX)
  const renachs = findRenachTokens(card)
  const candidates = new Map<NumberName, Candidate[]>([
    ['licenseNumber', licenceNumbers(card, tokens, zone)],
    ['personalNumber', tokens.map((token) => candidate(token, personalScore(card, token)))],
    ['identity', tokens.flatMap((token) => captioned(card, 'identity', token))],
    ['securityNumber', tokens.flatMap((token) => securityNumber(token, renachs))],
  ])
  return chooseJointly(candidates, exclusive)
}

/** The RENACH form numbers, printed without a caption at the right of the back. */
export function findRenachTokens(card: Card): RenachToken[] {
  return card.pieces.flatMap((piece) =>
    findRenachs(piece.text).map((renach) => ({ renach, piece: partOf(piece, renach.start, renach.end) })),
  )
}

function numbersIn(piece: Piece): NumberToken[] {
  const tokens: NumberToken[] = findCpfs(piece.text).map(({ value, valid, masked, start, end }) => ({
    digits: value,
    piece: partOf(piece, start, end),
    masked,
    isCpf: valid,
    isLicence: isValidLicenceNumber(value),
  }))
  for (const { value, valid, start, end } of findLicenceNumbers(piece.text)) {
    const known = tokens.some(
      ({ piece: { span } }) => span.start < piece.span.start + end && span.end > piece.span.start + start,
    )
    if (!known) {
      tokens.push({
        digits: value,
        piece: partOf(piece, start, end),
        masked: false,
        isCpf: false,
        isLicence: valid,
      })
    }
  }
  return withRereadings(piece, tokens)
}

/** Eleven signs, one more or less, mostly digits. */
const NUMBER_LIKE = /(?<![\p{L}\d])(?=(?:\P{Nd}*\p{Nd}){6})[\dA-Za-z|!]{10,12}(?![\p{L}\d])/gu

/** The same prints under the grammars of both numbers: a misread digit, or proof that none is. */
function withRereadings(piece: Piece, tokens: readonly NumberToken[]): NumberToken[] {
  const known = [...tokens]
  for (const match of piece.text.matchAll(NUMBER_LIKE)) {
    const part = partOf(piece, match.index, match.index + match[0].length)
    const { line, start, end } = part.span
    for (const [grammar, isCpf] of [
      [LICENCE_NUMBER, false],
      [CPF, true],
    ] as const) {
      const found = readUnderGrammar(line.line, start, end, grammar)
      if (!found) continue
      const at = known.findIndex(
        ({ digits, piece: { span } }) => digits === found.value && span.start === start,
      )
      const token = { digits: found.value, piece: part, masked: false, isCpf, isLicence: !isCpf }
      if (at < 0) known.push({ ...token, probability: found.probability })
      else if (known[at]) known[at] = { ...known[at], probability: found.probability }
    }
  }
  return known
}

function candidate({ digits, piece, probability }: NumberToken, score: number): Candidate {
  const value = { value: digits, spans: [piece.span] }
  if (probability === undefined) return { ...value, score }
  return { ...value, score: score + Math.log(probability), readingProbability: probability }
}

function captioned(card: Card, kind: CaptionKind, token: NumberToken): Candidate[] {
  const score = proximity(card, kind, token.piece)
  return score === null ? [] : [candidate(token, score)]
}

function licenceNumbers(card: Card, tokens: readonly NumberToken[], zone: MachineZone | null): Candidate[] {
  const inZone = zone?.mrz.licenceNumber
  const candidates = tokens
    .filter(({ masked }) => !masked)
    .map((token) => {
      const near = proximity(card, 'licenceNumber', token.piece) ?? NO_CAPTION
      const agrees = token.digits === inZone ? AGREES_WITH_ZONE : 0
      return candidate(token, near + checkScore(token, token.isLicence) + agrees)
    })
  if (zone && inZone) {
    const score = zone.mrz.checks.licenceNumber ? IN_ZONE : 0
    candidates.push(zoneCandidate(inZone, zone.spans[0], score))
  }
  return candidates
}

function personalScore(card: Card, token: NumberToken): number {
  const near = proximity(card, 'cpf', token.piece) ?? NO_CAPTION
  return near + checkScore(token, token.isCpf) + (token.masked ? MASK : 0)
}

function checkScore({ piece }: NumberToken, passes: boolean): number {
  return passes ? PASSES : FAILS[piece.span.line.line.source]
}

function securityNumber(token: NumberToken, renachs: readonly RenachToken[]): Candidate[] {
  const { box, face, height } = token.piece
  const beside = renachs.some(
    ({ piece }) =>
      piece.face === face &&
      overlap(box.left, box.right, piece.box.left, piece.box.right) > 0 &&
      Math.abs(piece.box.top - box.top) < RENACH_HEIGHTS_MAX * height,
  )
  return beside && !token.masked ? [candidate(token, BY_RENACH)] : []
}

/** One number is not both registro and CPF, nor registro and security number; an identity may be the CPF. */
function exclusive(choice: Choice<NumberName>): number {
  const value = (name: NumberName) => choice.get(name)?.value
  const licence = value('licenseNumber')
  if (licence === undefined) return 0
  return licence === value('personalNumber') || licence === value('securityNumber') ? -50 : 0
}
