import { absentFieldsAtMost } from '../fields/field.ts'
import type { Reading } from '../fields/reading.ts'
import type { Field, Fields } from '../types.ts'
import { fieldsHeld, type ReaderView, readerView, weighFields } from '../weigh/reader-view.ts'
import { type Weigh, weighByFit } from '../weigh/weigh.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import type { CaptionKind } from './driver-licence/captions.ts'
import { type Card, readCard } from './driver-licence/card.ts'
import { checkCard } from './driver-licence/checks.ts'
import { CLUES } from './driver-licence/clues.ts'
import { type CardDates, findCardDates } from './driver-licence/dates.ts'
import { findFiliation } from './driver-licence/filiation.ts'
import { isCard } from './driver-licence/is-card.ts'
import { findLicenceClass } from './driver-licence/licence-class.ts'
import { findMachineZone, type MachineZone } from './driver-licence/machine-zone.ts'
import { shareNameMarks } from './driver-licence/name-marks.ts'
import { findName } from './driver-licence/names.ts'
import { findCardNumbers } from './driver-licence/numbers.ts'
import { cetppOf, findObservationsBox, noneTold } from './driver-licence/observations.ts'
import { findIssue, findPlaceOfBirth } from './driver-licence/places.ts'
import { placesByRole } from './driver-licence/places-by-role.ts'
import { DRIVER_ROLES } from './driver-licence/roles.ts'
import { driverLicenceSchema } from './driver-licence/schema.ts'
import { unreadPlaces } from './driver-licence/second-look.ts'

/** Carteira Nacional de Habilitação: paper cards since 2006, today's card, its digital export. */
export const driverLicence: DocumentTypeDefinition<typeof driverLicenceSchema> = {
  schema: driverLicenceSchema,
  clues: CLUES,
  holdsFields: (reading) => holdsDriver(readerView(reading)),
  read(reading, weigh = weighByFit) {
    const card = readCard(reading)
    const zone = findMachineZone(card.faces)
    const dates = findCardDates(card, zone)
    const view = readerView(reading)
    const isPaper = !isCard(card) && holdsDriver(view)
    const onCard = withUnread(card, findFields(card, zone, dates))
    const fields = isPaper ? onPaper(view, onCard, weigh, reading) : onCard
    return { fields, checks: checkCard(fields, reading, { card, zone, dates, isPaper }) }
  },
  unreadPlaces,
}

/** Paper has no fixed places and captions: all that can be read on it is what the reader sees. */
function onPaper(view: ReaderView, onCard: Fields, weigh: Weigh, reading: Reading): Fields {
  const weighing = { type: driverLicenceSchema.type, view, weigh }
  const fields = weighFields(weighing, DRIVER_ROLES, placesByRole(view))
  const ofBox = onCard.hasCetpp ?? NOT_LOOKED_FOR
  const hasCetpp =
    cetppOf(fields.comments) ?? (ofBox.status === 'found' ? ofBox : (noneTold(reading) ?? ofBox))
  return { ...fields, hasCetpp }
}

/** Many papers have a name with a date of birth and a CPF; only a driver's have a number or a class of the licence. */
function holdsDriver(view: ReaderView): boolean {
  return fieldsHeld(view, DRIVER_ROLES) >= FIELDS_HELD_MIN && fieldsHeld(view, OF_A_DRIVER) >= 1
}

const OF_A_DRIVER = DRIVER_ROLES.filter(({ name }) => name === 'licenseNumber' || name === 'licenseClass')

/** Of its own: a driver's data whatever the paper is. */
const FIELDS_HELD_MIN = 5

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

function findFields(card: Card, zone: MachineZone | null, dates: CardDates): Fields {
  const numbers = findCardNumbers(card, zone)
  const { placeOfIssue, cardIssuer } = findIssue(card)
  const { comments, hasCetpp } = findObservationsBox(card)
  const holder = findName(card, zone)
  const { name, filiation } = shareNameMarks(holder, findFiliation(card, holder))
  return {
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
}

/** A caption whose value was not found: the value is there and could not be read, more often than not. */
function withUnread(card: Card, fields: Fields): Fields {
  const kinds = new Set(card.captions.filter(({ isExpected }) => !isExpected).map(({ kind }) => kind))
  return absentFieldsAtMost(fields, (name) => {
    const caption = CAPTION_OF.get(name)
    return caption && kinds.has(caption) ? SEEN_CAPTION_CONFIDENCE : 1
  })
}
