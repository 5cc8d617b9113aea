import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { readingConfidence, type Span } from '../../fields/span.ts'
import { isBelow } from '../../geometry.ts'
import { isUpright } from '../../page/reading-order.ts'
import type { Field } from '../../types.ts'
import { findRenachs } from '../../values/renach.ts'
import { chooseLikely, chooseOnly } from '../../weigh/choose.ts'
import { type Proposal, proposalOf } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { typedField } from '../../weigh/role-field.ts'
import { ROOM_BELOW } from './captions.ts'

const RENACH = typedField('renach', 'OTHER_NUMBER', findRenachs)

/** A state and nine digits; a paper that tells of two tells of two people. */
export function renachOf(view: ReaderView): Field {
  return chooseOnly(view.proposals(RENACH))
}

/** Where the form of a number or the caption of a day alone tells. */
export const BY_FORM = 0.97

/** Of a card alone: eleven digits above the RENACH that are none of its other numbers. */
export function securityNumberOf(
  { lines }: ReadDocument,
  renach: Field,
  others: readonly (string | null)[],
): Field {
  if (renach.status === 'missing') return renach
  const anchor = lines.find(({ line }) => findRenachs(line.text).some(({ value }) => value === renach.value))
  const isAbove = ({ page, box }: ReadLine) => page === anchor?.page && isBelow(box, anchor.box, ROOM_BELOW)
  const found = lines.filter(isAbove).flatMap(elevenDigitsIn)
  return chooseOnly(found.filter(({ value }) => !others.includes(String(value))))
}

const SECURITY = /(?<![\d.,/-])\d{11}(?![\d.,/-])/g

/** Nine digits until 2016, ten since; one may be lost or doubled, and a part of a strip read alone. */
const MIRROR = /^\d{7,11}$/

/** Prints of the number of the blank (espelho), which stands turned at the card's edge, often twice. */
export function mirrorsIn(lines: readonly ReadLine[]): { readonly line: ReadLine; readonly value: string }[] {
  return lines
    .filter(({ line }) => !isUpright(line))
    .map((line) => ({ line, value: line.line.text.replaceAll(' ', '') }))
    .filter(({ value }) => MIRROR.test(value))
}

/** The number of the blank; of two readings of it the surer one. */
export function mirrorNumberOf({ lines }: ReadDocument): Field {
  const whole = mirrorsIn(lines).filter(({ value: { length } }) => length === 9 || length === 10)
  return chooseLikely(
    whole.map(({ line, value }) => proposal(value, { line, start: 0, end: line.line.text.length })),
  )
}

function elevenDigitsIn(line: ReadLine): Proposal[] {
  return [...line.line.text.matchAll(SECURITY)].map(({ 0: value, index }) =>
    proposal(value, { line, start: index, end: index + value.length }),
  )
}

/** As sure as its digits are. */
function proposal(value: string, span: Span): Proposal {
  const probability = Math.min(BY_FORM, readingConfidence([span]))
  return proposalOf(value, [span], probability)
}
