import { type Span, spanText } from '../fields/span.ts'
import { boxOf, overlap } from '../geometry.ts'
import type { Box } from '../types.ts'
import type { Proposal } from './proposal.ts'

/** How often all values that stand together are of one kind. */
const SHARE = 0.95
/** So many different ones of a strict grammar are no chance, whatever the network says of them. */
const LIST_MIN = 3
const OF_LIST = 0.6
/** Three letters, a space and four figures are also how laws and standards are numbered: one other is among a list. */
const LOOKS_LIKE_LAW = /^[A-Z]{3}\s\d{4}$/

/**
 * Values of a grammar that lists print: where one of those beside each other, in a line or one below the other, is of the
 * role, all are. The network loses some of a hundred plates, and is sure of none in a table that it does not understand.
 */
export function inCompany(values: readonly Proposal[]): Proposal[] {
  return values.map((value) => {
    const company = values.filter((other) => isBeside(value, other))
    const none = company.reduce((product, { probability }) => product * (1 - probability), 1)
    const isList = company.some(isPlain) && new Set(company.map((one) => one.value)).size >= LIST_MIN
    const least = isList ? OF_LIST : 0
    return { ...value, probability: Math.max(value.probability, SHARE * (1 - none), least) }
  })
}

function isPlain({ spans }: Proposal): boolean {
  return !LOOKS_LIKE_LAW.test(spanText(spans))
}

function isBeside({ spans: [one] }: Proposal, { spans: [other] }: Proposal): boolean {
  if (!one || !other || one.line.page !== other.line.page) return false
  const [a, b] = [placeOf(one), placeOf(other)]
  return one.line === other.line || overlap(a.left, a.right, b.left, b.right) > 0
}

/** Where the words of a span are printed. */
function placeOf({ line: { line }, start, end }: Span): Pick<Box, 'left' | 'right'> {
  let at = 0
  const boxes = line.words.flatMap(({ text, quad }) => {
    const from = at
    at += text.length + 1
    return from < end && from + text.length > start ? [boxOf(quad)] : []
  })
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  }
}
