import { addYears } from '../../values/calendar.ts'
import { findDates } from '../../values/date.ts'
import { type Proposal, SURE } from '../../weigh/proposal.ts'
import { LICENCE_AGE_MIN } from './date-checks.ts'

/**
 * Births of somebody who is of age on a day that the document prints. The day of an offence, the only one of its kind on a
 * form, is none. What the network surely takes for a birth stays one: the other days may be misread.
 */
export function ofAge(births: readonly Proposal[], texts: readonly string[]): readonly Proposal[] {
  if (births.every(({ probability }) => probability >= SURE)) return births
  const days = texts.flatMap(findDates).map(({ iso }) => iso)
  const last = days.toSorted().at(-1) ?? ''
  return births.filter(({ value, probability }) => {
    const others = days.some((day) => day !== value)
    const adult = addYears(String(value), LICENCE_AGE_MIN)
    return probability >= SURE || !others || (adult !== null && adult <= last)
  })
}
