import { evidenceOf, readingConfidence, spanText } from '../fields/span.ts'
import type { Field, JsonValue } from '../types.ts'
import type { Proposal } from './proposal.ts'

/** A value that a field may have, or that it has none, and what speaks for it. */
export interface Alternative {
  readonly value: JsonValue
  readonly field: Field
  /** In the order of FEATURES. */
  readonly features: readonly number[]
}

/** What `data` carries for a field that is not there. */
export type Absent = null | readonly []

/** What the weights of weights.json are for. */
export const FEATURES = [
  'none', // that the field is not there
  'odds', // the probability of the proposal, or that none is right, as log-odds
  'first', // the most probable proposal, or that there is none
  'doubtful', // its check digits fail, or its print goes on
] as const

/** Beyond these log-odds a probability says no more. */
const LOGIT_MAX = 6
/** What is left for a value where nothing is proposed. */
const UNSEEN = 0.01
/** Proposals that are weighed; the rest have little. */
const PROPOSALS_MAX = 3

/**
 * What a field may be: nothing, or what is proposed.
 *
 * @param proposals the most probable first
 */
export function alternativesOf(proposals: readonly Proposal[], absent: Absent): Alternative[] {
  const [first] = proposals
  const none: Alternative = {
    value: absent,
    field: { status: 'missing', value: absent, confidence: 0 },
    features: [1, logit(1 - (first?.probability ?? UNSEEN)), Number(first === undefined), 0],
  }
  const proposed = eachOnce(proposals.slice(0, PROPOSALS_MAX)).flatMap((proposal): Alternative[] => {
    const { value, probability, isDoubtful } = proposal
    const field = fieldOf(proposal)
    const features = [0, logit(probability), Number(proposal === first), Number(isDoubtful)]
    return field === null ? [] : [{ value, field, features }]
  })
  return [none, ...proposed]
}

function eachOnce(proposals: readonly Proposal[]): Proposal[] {
  const keys = proposals.map(({ value }) => JSON.stringify(value))
  return proposals.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}

function logit(probability: number): number {
  const odds = Math.log(probability / (1 - probability))
  return Math.max(-LOGIT_MAX, Math.min(LOGIT_MAX, odds))
}

function fieldOf({ value, spans, evidence }: Proposal): Field | null {
  const [first, ...rest] = evidence ?? evidenceOf(spans)
  if (!first) return null
  return {
    status: 'found',
    value,
    raw: evidence ? first.text : spanText(spans),
    confidence: readingConfidence(spans),
    evidence: [first, ...rest],
  }
}
