import { foundOnly } from '../../fields/field.ts'
import type { ReadDocument } from '../../fields/reading.ts'
import { wordConfidence } from '../../fields/span.ts'
import type { Field, FoundFields } from '../../types.ts'
import { findCoordinates } from '../../values/coordinates.ts'
import { trimmed } from '../../values/trimmed-text.ts'
import { chooseLikely, listOfShown } from '../../weigh/choose.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { type RoleField, textField } from '../../weigh/role-field.ts'
import { agencyField } from './agency-name.ts'
import { conditionsField } from './conditions.ts'
import { TERM_ROLES } from './roles.ts'
import { stagesOf } from './stages.ts'

/** What a licence prints beside the fields of the specification. */
export function moreOfLicence(reading: ReadDocument, view: ReaderView): FoundFields {
  return foundOnly({
    holderName: chooseLikely(view.proposals(HOLDER)),
    agency: agencyField(view),
    stage: chooseLikely(view.proposals(STAGE)),
    issueDate: chooseLikely(view.proposals(TERM_ROLES.issued)),
    coordinates: coordinatesField(view),
    conditions: conditionsField(reading),
  })
}

const HOLDER = textField('holderName', 'LICENSEE', holder)
const STAGE: RoleField = { ...textField('stage', 'TITLE', stagesOf), isFirst: true }

/** `771119 - LOGÍSTICA …`: a register's number before the name. */
function holder(text: string): string | null {
  const name = trimmed(text.replace(/\s+/g, ' ').replace(/^\d{3,}\s*[–-]\s*/, ''))
  return name !== null && /\p{L}{2}/u.test(name) ? name : null
}

/** More are a list of vertices. */
const POINTS_MAX = 50
/** What the form of a point within Brazil makes of it. */
const BY_FORM = 0.95

function coordinatesField({ text }: ReaderView): Field {
  const flat = text.text.replaceAll('\n', ' ')
  const found = findCoordinates(flat).slice(0, POINTS_MAX)
  const points = found.map(({ latitude, longitude, start, end }) => {
    return { value: { printed: flat.slice(start, end), latitude, longitude }, spans: text.locate(start, end) }
  })
  return listOfShown(points, BY_FORM * Math.min(1, ...points.map(({ spans }) => wordConfidence(spans))))
}
