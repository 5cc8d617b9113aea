import { textOf } from '../fields/field.ts'
import type { ReadDocument, ReadLine } from '../fields/reading.ts'
import { spansIn } from '../fields/span.ts'
import { isLicenceClass } from '../values/licence-class.ts'
import { raiseByNumber } from '../weigh/behind-names.ts'
import { chooseByFit } from '../weigh/choose.ts'
import { doubtingAbsence } from '../weigh/confidence.ts'
import { viewOfPerson } from '../weigh/one-person.ts'
import { isLikely, type Proposal, proposalOf, SURE } from '../weigh/proposal.ts'
import { chooseFields, fieldsSeen, type ReaderView, readerView } from '../weigh/reader-view.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { captionsOf, isCard, isFilled } from './driver-licence/captions.ts'
import { checkCard } from './driver-licence/checks.ts'
import { CLUES } from './driver-licence/clues.ts'
import { doubtingHiddenNames, hiddenOnFront } from './driver-licence/hidden-front.ts'
import { findMachineZone } from './driver-licence/machine-zone.ts'
import { moreOfCard } from './driver-licence/more.ts'
import { ownDays } from './driver-licence/own-days.ts'
import { parentsOf } from './driver-licence/parents.ts'
import { withGivenName } from './driver-licence/parted-name.ts'
import { picturesOf } from './driver-licence/pictures.ts'
import { placesByRole } from './driver-licence/places-by-role.ts'
import { cetppOf, remarksIn, tellsOfRemarks, toTheirEnd } from './driver-licence/remarks.ts'
import {
  CLASS,
  CLASS_BEHIND_NUMBER,
  DRIVER_ROLES,
  HOLDER,
  OF_ONE_PERSON,
  PARENTS,
  PRINTED_ONCE,
  REGISTRATION,
  REMARKS,
} from './driver-licence/roles.ts'
import { driverLicenceSchema } from './driver-licence/schema.ts'
import { unreadPlaces } from './driver-licence/second-look.ts'
import { proposalsWithZone } from './driver-licence/zone-proposals.ts'
import { markedAnswer } from './marked-answer.ts'

/** Carteira Nacional de Habilitação: cards since 2006, their digital export, and other documents with a driver's data. */
export const driverLicence: DocumentTypeDefinition<typeof driverLicenceSchema> = {
  schema: driverLicenceSchema,
  clues: CLUES,
  hasFields: (reading) => hasDriverFields(readerView(reading)),
  unbounded: ['comments'],
  read(reading, choose = chooseByFit) {
    const view = viewOfPerson(reading, HOLDER, PRINTED_ONCE)
    const zone = findMachineZone(reading)
    const [number] = view.prints(REGISTRATION).filter(isLikely)
    const isSeenAsCard = zone !== null || isCard(reading.lines)
    const isOtherDocument = !isSeenAsCard && hasDriverFields(view)
    const proposed: Readonly<Record<string, readonly Proposal[]>> = {
      ...placesByRole(view, reading.lines, number, isSeenAsCard),
      [HOLDER.name]: withGivenName(
        raiseByNumber(view.proposals(HOLDER), OF_ONE_PERSON.flatMap(view.prints), view.runOf),
        reading,
      ),
      [PARENTS.name]: parentsOf(view),
      ...ownDays(view, !isSeenAsCard),
      [REMARKS.name]: remarksIn(view).flatMap((one) => (isSeenAsCard ? one : toTheirEnd(one, reading))),
      [CLASS.name]: [...markedClass(reading), ...[CLASS, CLASS_BEHIND_NUMBER].flatMap(view.proposals)],
      ...proposalsWithZone(view, zone),
    }
    const given = chooseFields({ view, choose }, DRIVER_ROLES, proposed)
    const seen = isSeenAsCard ? doubtingHiddenNames(given) : given
    const hidden = isSeenAsCard ? hiddenOnFront(given) : []
    const chosen = doubtingAbsence(
      seen,
      isOtherDocument ? expectedOnPaper(reading) : new Set([...captionedFields(reading), ...hidden]),
    )
    const fields = { ...chosen, hasCetpp: cetppOf(chosen.comments, reading, !isSeenAsCard) }
    // A list names many drivers; beside one's card nobody else's is to be accepted with it.
    const numbers = (isSeenAsCard ? readerView(reading) : view)
      .prints(REGISTRATION)
      .filter(isLikely)
      .map(({ value }) => String(value))
    // A part of a card, or a poor picture of one, shows neither enough of a card nor enough fields: null.
    const isOnCard = isSeenAsCard || (isOtherDocument ? false : null)
    const more = moreOfCard(reading, view, fields, isOnCard)
    const firstLicence = more.firstLicenceDate ? textOf(more.firstLicenceDate) : null
    const checks = checkCard(fields, reading, { zone, numbers, firstLicence, isOnCard })
    return { fields, checks, more, pictures: isOnCard === false ? [] : picturesOf(reading) }
  },
  unreadPlaces,
}

/** A form asks for the class by at least so many boxes. */
const CLASSES_MIN = 3
const CLASS_OF_FORM = /(?<![^\s()[\]])[A-E][A-E1]{0,2}(?=[,;:.]?(?:[\s()[\]]|$))/g

function markedClass(reading: ReadDocument): Proposal[] {
  const classesIn = (line: ReadLine) =>
    spansIn(line, CLASS_OF_FORM).filter(({ value }) => isLicenceClass(value))
  const marked = markedAnswer(reading.lines, classesIn, CLASSES_MIN)
  return marked ? [proposalOf(marked.value, [marked], SURE)] : []
}

/** What a driver's papers hardly ever leave out. */
const NEARLY_ALWAYS: ReadonlySet<string> = new Set(['name', 'licenseNumber', 'licenseClass'])

function expectedOnPaper(reading: ReadDocument): ReadonlySet<string> {
  return tellsOfRemarks(reading) ? new Set([...NEARLY_ALWAYS, REMARKS.name]) : NEARLY_ALWAYS
}

/** What a card prints below captions that were read. */
function captionedFields({ lines }: ReadDocument): ReadonlySet<string> {
  return new Set(
    captionsOf(lines)
      .filter(isFilled)
      .map(({ kind }) => kind),
  )
}

/** Many documents have a name with a date of birth and a CPF. A driver's also have the number or the class of the licence. */
function hasDriverFields(view: ReaderView): boolean {
  return fieldsSeen(view, DRIVER_ROLES) >= FIELDS_MIN && fieldsSeen(view, [REGISTRATION, CLASS]) >= 1
}

/** A document with this many fields of a driver is read, even if its title is not known. */
const FIELDS_MIN = 5
