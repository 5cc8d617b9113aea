import type { ReadLine } from '../fields/reading.ts'
import { boxOfSpan, spanText } from '../fields/span.ts'
import { isNextLine } from '../geometry.ts'
import { grouped } from '../in-order.ts'
import type { Box } from '../types.ts'
import { LEADING_MAX } from './goes-on.ts'
import { keyOf, type Proposal } from './proposal.ts'

/** How often all values of one list have the same role, on tuning documents. */
const SHARE = 0.95
/** This many different plates beside each other are a list, whatever probability the network gives them. */
const LIST_MIN = 3
const OF_LIST = 0.6
/** `LEI 6938` looks like an old plate. A list needs at least one value that does not look like a law or standard. */
const LOOKS_LIKE_LAW = /^[A-Z]{3}\s\d{4}$/
/** How many neighbours on either side, by left edge, are tried as members of the same list. */
const NEAR_MAX = 32

/** A value where it is printed. */
interface Placed extends Box {
  readonly value: Proposal
  readonly line: ReadLine
  /** Logarithm of the probability that it does not have the role. */
  readonly none: number
  readonly isPlain: boolean
}

/**
 * Raises the probability of values that stand in a list, in one line and those that it goes on in, or one below the other: where one of
 * them has the role, all have it. The network loses some of a hundred plates, and is sure of no plate in a table that it does not
 * understand.
 */
export function raisedInLists(values: readonly Proposal[]): Proposal[] {
  const placed = values.flatMap((value): Placed[] => {
    const [span] = value.spans
    if (!span) return []
    const none = Math.log1p(-Math.min(value.probability, SURE_MAX))
    const isPlain = !LOOKS_LIKE_LAW.test(spanText(value.spans))
    return [{ value, line: span.line, ...boxOfSpan(span), none, isPlain }]
  })
  const pages = grouped(withGoingOn(placed), ({ line }) => line.page)
  const least = new Map([...pages.values()].flatMap(leastOnPage))
  return values.map((value) => {
    return { ...value, probability: Math.max(value.probability, least.get(value) ?? 0) }
  })
}

const SURE_MAX = 1 - 1e-9

/** A list goes on in the next line: the value before is the last of its own, and a comma stands behind it. */
const TO_BE_GONE_ON = /^\s*(?:[,;/]|e)\s*$/i

/** Values with the first line of their list for their own, where it goes on below. */
function withGoingOn(placed: readonly Placed[]): Placed[] {
  const begun = new Map<ReadLine, ReadLine>()
  const inOrder = placed.toSorted((a, b) => a.value.position - b.value.position)
  for (const [i, one] of inOrder.entries()) {
    const [before, last, first] = [inOrder[i - 1], inOrder[i - 1]?.value.spans.at(-1), one.value.spans[0]]
    const isOpen = last && TO_BE_GONE_ON.test(last.line.line.text.slice(last.end))
    if (before && isOpen && first?.start === 0 && isNextLine(last.line.box, one.line.box, LEADING_MAX))
      begun.set(one.line, begun.get(before.line) ?? before.line)
  }
  return placed.map((one) => ({ ...one, line: begun.get(one.line) ?? one.line }))
}

/** The least probability that each value of a page has by its neighbours. */
function leastOnPage(placed: readonly Placed[]): [Proposal, number][] {
  const inLines = new Map(
    [...grouped(placed, ({ line }) => line)].map(
      ([line, own]) => [line, { none: sum(own), few: fewOf(own) }] as const,
    ),
  )
  const byLeft = placed.toSorted((a, b) => a.left - b.left)
  return byLeft.map((one, at) => {
    const line = inLines.get(one.line)
    const beside = near(byLeft, at)
    // The value itself is in its line and among its neighbours, so it is taken out once.
    const none = Math.exp(Math.min(0, (line?.none ?? 0) + sum(beside) - one.none))
    const isOfList = isList([...(line?.few ?? []), ...beside])
    return [one.value, Math.max(SHARE * (1 - none), isOfList ? OF_LIST : 0)]
  })
}

/** Neighbours by left edge that stand above or below a value. */
function near(byLeft: readonly Placed[], at: number): Placed[] {
  const own = byLeft[at]
  return byLeft
    .slice(Math.max(0, at - NEAR_MAX), at + NEAR_MAX + 1)
    .filter((one) => own && one.left < own.right && own.left < one.right)
}

function isList(own: readonly Placed[]): boolean {
  return own.some(({ isPlain }) => isPlain) && new Set(own.map(({ value }) => keyOf(value))).size >= LIST_MIN
}

/** The first different values of a line, enough to decide whether it is a list. */
function fewOf(own: readonly Placed[]): Placed[] {
  const each = new Map(own.map((one) => [keyOf(one.value), one]))
  return [...[...each.values()].slice(0, LIST_MIN), ...own.filter(({ isPlain }) => isPlain).slice(0, 1)]
}

function sum(own: readonly Placed[]): number {
  return own.reduce((total, { none }) => total + none, 0)
}
