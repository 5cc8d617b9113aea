import type { Fields } from '../types.ts'
import { daysInOrder } from '../weigh/days-in-order.ts'
import { anybody, namedLastBefore } from '../weigh/named-before.ts'
import { LIKELY, type Proposal } from '../weigh/proposal.ts'
import { fieldsHeld, type ReaderView, readerView, weighFields } from '../weigh/reader-view.ts'
import { personField, typedField } from '../weigh/role-field.ts'
import { viewOfPerson } from '../weigh/side-by-side.ts'
import { dates } from '../weigh/values-of-text.ts'
import { weighByFit } from '../weigh/weigh.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { isCard } from './driver-licence/captions.ts'
import { checkCard } from './driver-licence/checks.ts'
import { CLUES } from './driver-licence/clues.ts'
import { findMachineZone } from './driver-licence/machine-zone.ts'
import { ofAge } from './driver-licence/of-age.ts'
import { placesByRole } from './driver-licence/places-by-role.ts'
import { cetppOf } from './driver-licence/remarks.ts'
import { BIRTH, DRIVER_ROLES, EXPIRY, HOLDER, ISSUE, REGISTRATION } from './driver-licence/roles.ts'
import { driverLicenceSchema } from './driver-licence/schema.ts'
import { unreadPlaces } from './driver-licence/second-look.ts'
import { proposalsWithZone } from './driver-licence/zone-proposals.ts'

/** Carteira Nacional de Habilitação: cards since 2006, their digital export, and paper that carries a driver's data. */
export const driverLicence: DocumentTypeDefinition<typeof driverLicenceSchema> = {
  schema: driverLicenceSchema,
  clues: CLUES,
  holdsFields: (reading) => holdsDriver(readerView(reading)),
  read(reading, weigh = weighByFit) {
    const view = viewOfPerson(readerView(reading), HOLDER)
    const zone = findMachineZone(reading)
    const weighing = { type: driverLicenceSchema.type, view, weigh }
    const [number] = view.prints(REGISTRATION).filter(({ probability }) => probability >= LIKELY)
    const proposed: Readonly<Record<string, readonly Proposal[]>> = {
      ...placesByRole(view),
      [HOLDER.name]: holdersOf(view, number),
      ...proposalsWithZone(view, zone),
    }
    const [births = [], ...others] = DAYS.map((day) => proposed[day.name] ?? view.proposals(day))
    const texts = view.runs.map(({ text }) => text)
    const days = daysInOrder([ofAge(births, texts), ...others])
    const told = weighFields(weighing, DRIVER_ROLES, {
      ...proposed,
      ...Object.fromEntries(DAYS.map(({ name }, i) => [name, days[i] ?? []])),
    })
    const fields = { ...told, hasCetpp: cetppOf(told.comments, reading) }
    const isSeenAsCard = zone !== null || isCard(reading.lines)
    const isPaper = !isSeenAsCard && holdsDriver(view)
    const numbers = view
      .prints(REGISTRATION)
      .flatMap(({ value, probability }) => (probability >= LIKELY ? [String(value)] : []))
    const firstLicence = isPaper ? null : firstLicenceOf(view, told)
    // A part of a card, or a poor picture of one, has little of both.
    const isOnCard = isSeenAsCard || (isPaper ? false : null)
    return { fields, checks: checkCard(fields, reading, { zone, numbers, firstLicence, isOnCard }) }
  },
  unreadPlaces,
}

const DAYS = [BIRTH, ISSUE, EXPIRY]

/**
 * Whose licence it is. Where the network sees nobody as its holder, as in an order about one servant among others, anybody named
 * may be, and most likely who is named last before its number.
 */
function holdersOf(view: ReaderView, number: Proposal | undefined): readonly Proposal[] {
  const told = view.proposals(HOLDER)
  const isTold = told.some(({ probability }) => probability >= LIKELY)
  return namedLastBefore(isTold || !number ? told : anybody(told, view.proposals(PERSON)), number)
}

const PERSON = personField('name', 'PERSON')

/** Many papers have a name with a date of birth and a CPF; only a driver's have a number or a class of the licence. */
function holdsDriver(view: ReaderView): boolean {
  return fieldsHeld(view, DRIVER_ROLES) >= FIELDS_HELD_MIN && fieldsHeld(view, OF_A_DRIVER) >= 1
}

const OF_A_DRIVER = DRIVER_ROLES.filter(({ name }) => name === 'licenseNumber' || name === 'licenseClass')

/** A document with so many fields of a driver is read, even if its title is not known. */
const FIELDS_HELD_MIN = 5

/** The one day that a card prints beside its own three. */
function firstLicenceOf(view: ReaderView, { dateOfBirth, issueDate, expirationDate }: Fields): string | null {
  const own = [dateOfBirth?.value, issueDate?.value, expirationDate?.value]
  const others = view
    .values(OTHER_DATE)
    .filter(({ value, probability }) => probability >= LIKELY && !own.includes(value))
  return others.length === 1 ? String(others[0]?.value) : null
}

const OTHER_DATE = typedField('firstLicenceDate', 'OTHER_DATE', dates)
