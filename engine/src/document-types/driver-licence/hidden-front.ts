import type { Fields } from '../../types.ts'
import { beginsWithSurname } from '../../values/surnames.ts'
import { following } from '../../weigh/confidence.ts'
import { LIKELY } from '../../weigh/proposal.ts'
import { HOLDER, PARENTS } from './roles.ts'
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

/**
 * Hardly any card names one parent alone, and no name begins with a surname: where pixels show so, the other parent or the given name
 * was as likely not seen.
 */
export function doubtingHiddenNames(fields: Fields): Fields {
  const doubted = [HOLDER.name, PARENTS.name].flatMap((name) => {
    const field = fields[name]
    if (field?.status !== 'found' || !field.evidence.some(({ source }) => source === 'ocr')) return []
    const names = [field.value].flat().map(String)
    const isPart = names.some(beginsWithSurname) || (name === PARENTS.name && names.length === 1)
    return isPart ? [[name, following(field, field.value, LIKELY)] as const] : []
  })
  return { ...fields, ...Object.fromEntries(doubted) }
}
