import { absentFieldsAtMost } from '../fields/field.ts'
import type { Reading } from '../fields/reading.ts'
import type { Field, Fields } from '../types.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import type { CaptionKind } from './driver-licence/captions.ts'
import { readCard } from './driver-licence/card.ts'
import { checkCard } from './driver-licence/checks.ts'
import { CLUES } from './driver-licence/clues.ts'
import { findCardDates } from './driver-licence/dates.ts'
import { findFiliation } from './driver-licence/filiation.ts'
import { findLicenceClass } from './driver-licence/licence-class.ts'
import { findMachineZone } from './driver-licence/machine-zone.ts'
import { shareNameMarks } from './driver-licence/name-marks.ts'
import { findName } from './driver-licence/names.ts'
import { findCardNumbers } from './driver-licence/numbers.ts'
import { findObservationsBox } from './driver-licence/observations.ts'
import { findIssue, findPlaceOfBirth } from './driver-licence/places.ts'
import { driverRecord, fieldsOfRecord } from './driver-licence/record.ts'
import { driverLicenceSchema } from './driver-licence/schema.ts'
import { unreadPlaces } from './driver-licence/second-look.ts'

/** Carteira Nacional de Habilitação: paper cards since 2006, today's card, its digital export. */
export const driverLicence: DocumentTypeDefinition<typeof driverLicenceSchema> = {
  schema: driverLicenceSchema,
  clues: CLUES,
  holdsFields: (reading) => driverRecord(reading, readCard(reading)) !== null,
  find: findFields,
  unreadPlaces,
  check: checkCard,
}

/** Captions whose box is never empty. */
const CAPTION_OF: ReadonlyMap<string, CaptionKind> = new Map([
  ['name', 'name'],
  ['dateOfBirth', 'birth'],
  ['issueDate', 'issue'],
  ['expirationDate', 'expiry'],
  ['licenseNumber', 'licenceNumber'],
  ['licenseClass', 'licenceClass'],
  ['personalNumber', 'cpf'],
  ['placeOfIssue', 'local'],
])
const SEEN_CAPTION_CONFIDENCE = 0.3

const NOT_LOOKED_FOR: Field = { status: 'missing', value: null, confidence: 0 }

function findFields(reading: Reading): Fields {
  const card = readCard(reading)
  const zone = findMachineZone(card.faces)
  const dates = findCardDates(card, zone)
  const numbers = findCardNumbers(card, zone)
  const { placeOfIssue, cardIssuer } = findIssue(card)
  const { comments, hasCetpp } = findObservationsBox(card)
  const holder = findName(card, zone)
  const { name, filiation } = shareNameMarks(holder, findFiliation(card, holder))
  const fields = {
    name,
    dateOfBirth: dates.get('dateOfBirth') ?? NOT_LOOKED_FOR,
    issueDate: dates.get('issueDate') ?? NOT_LOOKED_FOR,
    expirationDate: dates.get('expirationDate') ?? NOT_LOOKED_FOR,
    licenseNumber: numbers.get('licenseNumber') ?? NOT_LOOKED_FOR,
    licenseClass: findLicenceClass(card),
    filiation,
    personalNumber: numbers.get('personalNumber') ?? NOT_LOOKED_FOR,
    placeOfBirth: findPlaceOfBirth(card),
    placeOfIssue,
    cardIssuer,
    comments,
    hasCetpp,
  }
  const record = driverRecord(reading, card)
  if (record) return fieldsOfRecord(record, fields)
  const kinds = new Set(card.captions.filter(({ isExpected }) => !isExpected).map(({ kind }) => kind))
  return absentFieldsAtMost(fields, (name) => {
    const caption = CAPTION_OF.get(name)
    return caption && kinds.has(caption) ? SEEN_CAPTION_CONFIDENCE : 1
  })
}
