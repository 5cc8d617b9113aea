import { fold } from '../../values/fold.ts'
import type { Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { type FoundValue, typedField } from '../../weigh/role-field.ts'
import { dates } from '../../weigh/values-of-text.ts'

/** `por decisão proferida nesta data`: the day of the paper, which another place prints. */
const THIS_DAY = /(?<![A-Z])(?:[ND]?ESTA (?:MESMA )?DATA|(?:DE|DO DIA DE|NO DIA DE) HOJE)(?![A-Z])/g

const THIS_DAY_FIELD = typedField('decisionDate', 'DECISION', (text): FoundValue[] =>
  [...fold(text).matchAll(THIS_DAY)].map(({ 0: words, index }) => {
    return { value: words, start: index, end: index + words.length }
  }),
)

export const DECISION_FIELD = typedField('decisionDate', 'DECISION', dates)

/** Days of the decision, one of which may be called the day of the paper. */
export function decisionDays(view: ReaderView, issueDate: string | null): Proposal[] {
  const named = issueDate === null ? [] : view.proposals(THIS_DAY_FIELD)
  return [...view.proposals(DECISION_FIELD), ...named.map((one) => ({ ...one, value: issueDate }))]
}
