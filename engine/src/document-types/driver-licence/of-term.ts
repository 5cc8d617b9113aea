import { addDays, addYears } from '../../values/calendar.ts'
import { byProbability, LIKELY, type Proposal, timesOdds } from '../../weigh/proposal.ts'

/** Years that licences are issued for: by the driver's age, and the first one on trial. */
const TERMS = [1, 3, 5, 10]
/** A licence is issued so many days after the examination that its term counts from, or before it. */
const AFTER_EXAMINATION = 150
const BEFORE_EXAMINATION = 15
/**
 * What the odds of a day of issue are divided by that no term leads from to the day of expiry: it may be a second copy's, and is more
 * often the day of the paper.
 */
const OUT_OF_TERM = 4

/** Days of issue, those from which a licence's term leads to its expiry before others. */
export function ofTerm(issues: readonly Proposal[], expiries: readonly Proposal[]): readonly Proposal[] {
  const [expiry] = expiries
  if (!expiry || expiry.probability < LIKELY) return issues
  const until = String(expiry.value)
  return issues
    .map((one) =>
      isInTerm(String(one.value), until)
        ? one
        : { ...one, probability: timesOdds(one.probability, 1 / OUT_OF_TERM) },
    )
    .toSorted(byProbability)
}

function isInTerm(issued: string, until: string): boolean {
  return TERMS.some((years) => {
    const end = addYears(issued, years)
    const [from, to] = [end && addDays(end, -AFTER_EXAMINATION), end && addDays(end, BEFORE_EXAMINATION)]
    return from !== null && to !== null && from <= until && until <= to
  })
}
