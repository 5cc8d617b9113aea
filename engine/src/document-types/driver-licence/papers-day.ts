import { spanText } from '../../fields/span.ts'
import { normalise } from '../../values/normalise.ts'
import type { Proposal } from '../../weigh/proposal.ts'

/** Of its line, what stands before the day on which a paper was made: `Santa Inês/MA, `, `Local e data: Belém, `. */
const TOWN = /^(?:LOCAL E DATA\W*)?(?:[A-Z']+[ -]){0,4}[A-Z']+ ?(?:[/(–-] ?[A-Z]{2}\)?)? ?[,.] ?$/
/** What a licence does on its day. */
const OF_A_LICENCE = /EMI(?:SSAO|TID|SSOR)|EXPED|HABILITA|CNH/
const IN_WORDS = /\p{L}{3}/u

/** Candidates for the day of a licence that are not the day of the paper itself: behind a town, with the month in words. */
export function withoutPapersDay(days: readonly Proposal[]): readonly Proposal[] {
  return days.filter(({ spans }) => {
    const [first] = spans
    const before = first ? normalise(first.line.line.text.slice(0, first.start)) : ''
    return !(IN_WORDS.test(spanText(spans)) && TOWN.test(before) && !OF_A_LICENCE.test(before))
  })
}
