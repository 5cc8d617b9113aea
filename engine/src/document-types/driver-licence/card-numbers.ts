import { type ReadDocument, type ReadLine, standsBelow } from '../../fields/reading.ts'
import { type FoundSpan, readingConfidence, spansIn, wholeLine } from '../../fields/span.ts'
import { isUpright } from '../../page/reading-order.ts'
import type { Field } from '../../types.ts'
import { findRenachs } from '../../values/renach.ts'
import { chooseLikely, chooseOnly } from '../../weigh/choose.ts'
import { BY_FORM, type Proposal, proposalOf } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { typedField } from '../../weigh/role-field.ts'

const RENACH = typedField('renach', 'OTHER_NUMBER', findRenachs)

/** A state and nine digits; a paper that tells of two tells of two people. */
export function renachOf(view: ReaderView): Field {
  return chooseOnly(view.proposals(RENACH))
}

/** Of a card alone: eleven digits above the RENACH that are none of its other numbers. */
export function securityNumberOf(
  { lines }: ReadDocument,
  renach: Field,
  others: readonly (string | null)[],
): Field {
  if (renach.status === 'missing') return renach
  const anchor = lines.find(({ line }) => findRenachs(line.text).some(({ value }) => value === renach.value))
  const above = lines.filter((line) => anchor && standsBelow(anchor, line))
  const found = above.flatMap((line) => spansIn(line, SECURITY))
  return chooseOnly(found.filter(({ value }) => !others.includes(value)).map(proposal))
}

const SECURITY = /(?<![\d.,/-])\d{11}(?![\d.,/-])/g

/** Nine digits until 2016, ten since; one may be lost or doubled, and a part of a strip read alone. */
const MIRROR = /^\d{7,11}$/

/** Prints of the number of the blank (espelho), which stands turned at the card's edge, often twice. */
export function mirrorsIn(lines: readonly ReadLine[]): FoundSpan[] {
  return lines
    .filter(({ line }) => !isUpright(line))
    .map((line) => ({ ...wholeLine(line), value: line.line.text.replaceAll(' ', '') }))
    .filter(({ value }) => MIRROR.test(value))
}

/** The number of the blank; of two readings of it the surer one. */
export function mirrorNumberOf({ lines }: ReadDocument): Field {
  const whole = mirrorsIn(lines).filter(({ value: { length } }) => length === 9 || length === 10)
  return chooseLikely(whole.map(proposal))
}

/** As sure as its digits are. */
function proposal(found: FoundSpan): Proposal {
  return proposalOf(found.value, [found], Math.min(BY_FORM, readingConfidence([found])))
}
