import { foundOnly, textOf } from '../../fields/field.ts'
import type { ReadDocument } from '../../fields/reading.ts'
import type { Fields, FoundFields } from '../../types.ts'
import { parsePlace } from '../../values/place.ts'
import { chooseLikely } from '../../weigh/choose.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { textField } from '../../weigh/role-field.ts'
import { mirrorNumberOf, renachOf, securityNumberOf } from './card-numbers.ts'
import { categoryRows } from './category-table.ts'
import { firstLicenceDate } from './first-licence.ts'
import { identityDocument } from './identity-document.ts'
import { categoriesField, restrictionsField } from './restrictions.ts'

/**
 * What a driver's card prints beside the fields of the specification.
 *
 * @param isCard null where nothing tells
 */
export function moreOfCard(
  reading: ReadDocument,
  view: ReaderView,
  fields: Fields,
  isCard: boolean | null,
): FoundFields {
  const renach = renachOf(view)
  const rows = isCard === false ? [] : categoryRows(reading)
  const days = [textOf(fields.dateOfBirth), textOf(fields.expirationDate)]
  const known = [textOf(fields.licenseNumber), textOf(fields.personalNumber)]
  return foundOnly({
    ...identityDocument(reading),
    firstLicenceDate: firstLicenceDate(reading, view, isCard !== false, days),
    nationality: chooseLikely(view.proposals(NATIONALITY)),
    cityOfIssue: chooseLikely(view.proposals(CITY_OF_ISSUE)),
    renach,
    ...(isCard === false
      ? {}
      : { securityNumber: securityNumberOf(reading, renach, known), mirrorNumber: mirrorNumberOf(reading) }),
    categories: categoriesField(rows),
    restrictions: restrictionsField(fields.comments, rows),
  })
}

const NATIONALITY = textField('nationality', 'NATIONALITY')
const CITY_OF_ISSUE = textField('cityOfIssue', 'ISSUE_PLACE', (text) => parsePlace(text)?.city ?? null)
