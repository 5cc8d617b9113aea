import type { ReadDocument } from '../../fields/reading.ts'
import { normalise } from '../../values/normalise.ts'
import { isOpenTerm } from '../../values/term.ts'
import { type Proposal, TELLING, timesOdds } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'

const OPEN_ENDED = /INDETERMINAD[AO]/g
/** Characters before and after such a word in which the validity is named. */
const [BEFORE, AFTER] = [80, 30]

/** Whether the text says that the licence has no end. */
export function isOpenEnded(reading: ReadDocument, view: ReaderView): boolean {
  const text = normalise(view.text.text)
  const isSaid = [...text.matchAll(OPEN_ENDED)].some(({ index }) =>
    /VALID|VIGENCIA|VIGORA|PRAZO/.test(text.slice(Math.max(0, index - BEFORE), index + AFTER)),
  )
  return isSaid || reading.lines.some(({ norm }) => isOpenTerm(norm))
}

/** An end, less probable where the licence has none: the date is most likely about another document. */
export function withDoubt(end: Proposal): Proposal {
  return { ...end, probability: timesOdds(end.probability, 1 / TELLING) }
}
