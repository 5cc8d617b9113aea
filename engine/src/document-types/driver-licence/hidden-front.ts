import type { Fields } from '../../types.ts'
import { following } from '../../weigh/confidence.ts'
import { LIKELY } from '../../weigh/proposal.ts'
import { PARENTS } from './roles.ts'
import { REQUIRED } from './value-checks.ts'

/** What the front of a card prints whatever its model, and what it prints of some. */
const ALWAYS = [...REQUIRED, PARENTS.name]
const OF_SOME = ['issueDate', 'placeOfBirth']

/**
 * Names of fields that a front prints and that were not seen, as glare hides them with their captions. Where most are not there it is a
 * back, and none is hidden.
 */
export function hiddenOnFront(fields: Fields): readonly string[] {
  const missing = ALWAYS.filter((name) => fields[name]?.status !== 'found')
  return missing.length > 0 && 2 * missing.length < ALWAYS.length ? [...missing, ...OF_SOME] : []
}

/** Hardly any card names one parent alone: where pixels show one, the other was as likely not seen. */
export function doubtingOneParent(fields: Fields): Fields {
  const parents = fields[PARENTS.name]
  if (parents?.status !== 'found' || !Array.isArray(parents.value) || parents.value.length > 1) return fields
  const isSeen = parents.evidence.some(({ source }) => source === 'ocr')
  return isSeen ? { ...fields, [PARENTS.name]: following(parents, parents.value, LIKELY) } : fields
}
