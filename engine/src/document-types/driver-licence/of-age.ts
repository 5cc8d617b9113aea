import { addYears } from '../../values/calendar.ts'
import { findDates } from '../../values/date.ts'
import { type Proposal, SURE } from '../../weigh/proposal.ts'
import { LICENCE_AGE_MIN } from './date-checks.ts'

/**
 * The candidates of a birth whose person is of age on the last day that the document prints. This excludes, for example, the day of an
 * offence on a form without a birth. From SURE on a birth is kept whatever the other days say: those may be misread.
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
