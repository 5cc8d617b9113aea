import { choose } from '../../fields/choose.ts'
import type { Reading } from '../../fields/reading.ts'
import { boxOf, overlap } from '../../geometry.ts'
import { type DocumentRecord, readRecord } from '../../records/read-record.ts'
import type { RecordField } from '../../records/record-field.ts'
import type { Field, Fields } from '../../types.ts'
import { parseDate } from '../../values/date.ts'
import { parseLicenceClass } from '../../values/licence-class.ts'
import { findPersonNames, parsePersonName } from '../../values/person-name.ts'
import { formatPlace, parsePlace } from '../../values/place.ts'
import { parseUf } from '../../values/uf.ts'
import type { CaptionKind } from './captions.ts'
import type { Card } from './card.ts'

/** Captions as rows of words, one row enough: `words('PAI, NOME PAI')`. */
const words = (list: string) => list.split(', ').map((caption) => caption.split(' '))
const date = (text: string) => parseDate(text)
/** A register prints either number with the mask of a CPF or without. */
const elevenDigits = (text: string) => {
  const digits = text.replace(/[\s./-]/g, '')
  return /^\d{11}$/.test(digits) ? digits : null
}
const name = (text: string) => parsePersonName(text)
const uf = (text: string) => {
  const found = parsePlace(text)?.uf ?? parseUf(text.trim())
  return found === 'EX' ? null : found
}
const place = (text: string) => {
  const found = parsePlace(text)
  return found && formatPlace(found)
}

/** Captions of a driver's data on paper that is no card. */
const FIELDS: readonly RecordField[] = [
  typed('personalNumber', 'CPF, CPF MF, CIC', elevenDigits),
  typed('licenseNumber', 'REGISTRO, CNH, REGISTRO CNH, REGISTRO NACIONAL, HABILITACAO', elevenDigits),
  typed('licenseClass', 'CATEGORIA, CATEGORIA HABILITACAO, CAT, CAT HAB, CLASSE', parseLicenceClass),
  typed('dateOfBirth', 'NASCIMENTO, NASC, NASCIDO, DN', date),
  typed('issueDate', 'EMISSAO, EXPEDICAO, EMITIDA, EMITIDO, EXPEDIDA', date),
  typed('expirationDate', 'VALIDADE, VENCIMENTO, VALIDA ATE, VALIDO ATE, VENCE, EXPIRA', date),
  typed('firstLicenceDate', 'PRIMEIRA HABILITACAO, 1 HABILITACAO, 1A HABILITACAO, PRIMEIRA', date),
  free('name', 'NOME, NOME SOBRENOME, CONDUTOR, MOTORISTA, TITULAR, NOME CIVIL', name),
  free('mother', 'MAE, NOME MAE, GENITORA, FILIACAO MAE', name),
  free('father', 'PAI, NOME PAI, GENITOR, FILIACAO PAI', name),
  free('parents', 'FILIACAO, PAIS, NOME PAIS, GENITORES, FILIACAO 1, FILIACAO 2', twoNames, true),
  free(
    'placeOfBirth',
    'NATURALIDADE, LOCAL NASCIMENTO, CIDADE NASCIMENTO, MUNICIPIO NASCIMENTO, NATURAL',
    place,
  ),
  free(
    'placeOfIssue',
    'LOCAL, LOCAL EMISSAO, UF, UF EMISSAO, UF EMISSORA, UF HABILITACAO, UF EXPEDICAO, ESTADO',
    uf,
  ),
  free('cardIssuer', 'ORGAO EMISSOR, EMISSOR, ORGAO EXPEDIDOR, EXPEDIDOR, ORGAO, EMITIDO POR', issuer),
  free('comments', 'OBSERVACOES, OBSERVACAO, OBS, RESTRICOES', comments, true),
]

function typed(field: string, captions: string, parse: RecordField['parse']): RecordField {
  return { name: field, captions: words(captions), parse, isTyped: true, wraps: false }
}

function free(field: string, captions: string, parse: RecordField['parse'], wraps = false): RecordField {
  return { name: field, captions: words(captions), parse, isTyped: false, wraps }
}

/** `Kenji Lins e Sandra Lins`, `KENJI LINS / SANDRA LINS`. */
function twoNames(text: string): readonly string[] | null {
  const names = text.split(/[/;|\n]/).flatMap((part) => findPersonNames(part.trim()).map(({ name }) => name))
  return names.length > 0 ? names : null
}

function comments(text: string): string | null {
  return text.replace(/\s+/g, ' ').trim() || null
}

/** `DETRAN-PR`, `Detran/PR`. */
function issuer(text: string): string | null {
  const found = /^\W*DETRAN\s?[-–/]?\s?\(?([A-Z]{2})\)?\W*$/i.exec(text)
  const state = found && parseUf(found[1]?.toUpperCase() ?? '')
  return state ? `DETRAN-${state}` : null
}

/** Print that only the card has. */
const CARD_ONLY: ReadonlySet<CaptionKind> = new Set([
  'identity',
  'permission',
  'acc',
  'holderSignature',
  'heading',
])
/** So many kinds of it make a card. */
const CARD_KINDS_MIN = 2
/** A record has at least so many captions with a date, number or class at them. */
const TYPED_MIN = 4

/** The record of a driver that a document is; null for a card, whose own reader knows it better. */
export function driverRecord(reading: Reading, card: Card): DocumentRecord | null {
  const cardKinds = new Set(
    card.captions
      .filter(({ kind, isExpected }) => CARD_ONLY.has(kind) && !isExpected)
      .map(({ kind }) => kind),
  )
  if (cardKinds.size >= CARD_KINDS_MIN) return null
  const record = readRecord(reading, FIELDS)
  const isDriver = record?.typedFields.some((field) => field === 'licenseNumber' || field === 'licenseClass')
  return record && isDriver && record.typedFields.length >= TYPED_MIN ? record : null
}

/** Fields with a kind of value that stands nowhere without its caption. */
const ONLY_BY_CAPTION = ['name', 'licenseClass', 'placeOfBirth', 'comments'] as const
/** A caption with other words may be there: sure only of what was seen. */
const NOT_SEEN_CONFIDENCE = 0.6
/** Free text has no grammar that proves it. */
const FREE_TEXT_MAX = 0.9

/** The fields of a record; those without a caption as the card's reader found them. */
export function fieldsOfRecord({ candidates }: DocumentRecord, asCard: Fields): Fields {
  const fields: Record<string, Field> = { ...asCard }
  for (const { name, isTyped } of FIELDS) {
    const own = candidates.get(name)
    if (own && name in fields) fields[name] = choose(own, null, isTyped ? undefined : FREE_TEXT_MAX)
  }
  for (const name of ONLY_BY_CAPTION) if (!candidates.has(name)) fields[name] = notSeen(null)
  return { ...fields, filiation: filiationOf(candidates) }
}

function filiationOf(candidates: DocumentRecord['candidates']): Field {
  const both = candidates.get('parents')
  if (both?.length) return choose(both, [], FREE_TEXT_MAX)
  const parents = ['father', 'mother'].flatMap((name) => {
    const field = choose(candidates.get(name) ?? [], null, FREE_TEXT_MAX)
    return field.status === 'found' ? [field] : []
  })
  const [first, second] = parents.toSorted(inPrintedOrder)
  if (!first) return notSeen([])
  if (!second) return { ...first, value: [first.value] }
  return {
    ...first,
    value: [first.value, second.value],
    raw: `${first.raw} ${second.raw}`,
    confidence: Math.min(first.confidence, second.confidence),
    evidence: [...first.evidence, ...second.evidence],
  }
}

type Found = Extract<Field, { readonly status: 'found' }>

/** From the top; cells of one row from the left. */
function inPrintedOrder(a: Found, b: Found): number {
  const [one, other] = [boxOf(a.evidence[0].quad), boxOf(b.evidence[0].quad)]
  const isOneRow = overlap(one.top, one.bottom, other.top, other.bottom) > 0
  return isOneRow ? one.left - other.left : one.top - other.top
}

function notSeen(value: null | readonly []): Field {
  return { status: 'missing', value, confidence: NOT_SEEN_CONFIDENCE }
}
