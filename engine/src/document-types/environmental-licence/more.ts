import { foundOnly } from '../../fields/field.ts'
import { HEADING_LENGTH_MAX, type ReadDocument } from '../../fields/reading.ts'
import { wordConfidence } from '../../fields/span.ts'
import type { Field, FoundFields } from '../../types.ts'
import { findCoordinates } from '../../values/coordinates.ts'
import { trimmed } from '../../values/trimmed-text.ts'
import { chooseLikely, listOfShown } from '../../weigh/choose.ts'
import { type Proposal, SURE } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { type RoleField, textField } from '../../weigh/role-field.ts'
import { agencyField } from './agency-name.ts'
import { conditionsField } from './conditions.ts'
import { NUMBER, TERM_ROLES } from './roles.ts'
import { stagesOf } from './stages.ts'

/** What a licence prints beside the fields of the specification. */
export function moreOfLicence(reading: ReadDocument, view: ReaderView): FoundFields {
  return foundOnly({
    holderName: chooseLikely(view.proposals(HOLDER)),
    agency: agencyField(view),
    stage: chooseLikely([...view.proposals(STAGE), ...besideNumber(view)]),
    issueDate: chooseLikely(view.proposals(TERM_ROLES.issued)),
    coordinates: coordinatesField(view),
    conditions: conditionsField(reading),
  })
}

const HOLDER = textField('holderName', 'LICENSEE', holder)
const STAGE: RoleField = { ...textField('stage', 'TITLE', stagesOf), isFirst: true }

/** `LICENÇA DE OPERAÇÃO Nº 12/2024`: the line of the number says what was given, whether or not it is seen as a title. */
function besideNumber(view: ReaderView): Proposal[] {
  const [number] = view.proposals(NUMBER)
  const [span] = number?.spans ?? []
  const before = span?.line.line.text.slice(0, span.start) ?? ''
  const value = stagesOf(before)
  if (!number || !span || value === null || before.length > HEADING_LENGTH_MAX) return []
  return [{ ...number, value, spans: [{ line: span.line, start: 0, end: before.trimEnd().length }] }]
}

/** `771119 - LOGÍSTICA …`: a register's number before the name. */
function holder(text: string): string | null {
  const name = trimmed(text.replace(/^\d{3,}\s*[–-]\s*/, ''))
  return name !== null && /\p{L}{2}/u.test(name) ? name : null
}

function coordinatesField({ text }: ReaderView): Field {
  const flat = text.text.replaceAll('\n', ' ')
  const found = findCoordinates(flat)
  const points = found.map(({ latitude, longitude, start, end }) => {
    return { value: { printed: flat.slice(start, end), latitude, longitude }, spans: text.locate(start, end) }
  })
  // The form of a point within Brazil is sure to be one.
  return listOfShown(points, SURE * Math.min(1, ...points.map(({ spans }) => wordConfidence(spans))))
}
