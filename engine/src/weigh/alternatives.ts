import { evidenceOf, readingConfidence, spanText } from '../fields/span.ts'
import type { Evidence, JsonValue } from '../types.ts'
import { logit, mergeEqual, type Proposal } from './proposal.ts'

/** A value that a field may have, or that it has none: that has no print. */
export type Alternative =
  | { readonly value: JsonValue; readonly print: Print }
  | { readonly value: Absent; readonly print: null }

/** Where a value is printed. */
export interface Print {
  /** As printed. */
  readonly raw: string
  readonly evidence: readonly Evidence[]
  /** A field with this value is at most so sure, whatever speaks for it: as its letters were read, or as whole as it is. */
  readonly sureAtMost: number
}

/** An alternative with the features that it is weighed by, in the order of FEATURES. */
type WeighedAlternative = Alternative & { readonly features: readonly number[] }

/** What `data` carries for a field that is not there. */
export type Absent = null | readonly []

/** The alternative that a field is not there. */
export interface Absence {
  readonly value: Absent
  /** The probability of the field's role for the word that has it most probably, in [0, 1]. */
  readonly likeliest: number
}

/** What the weights of weights.json are for. */
export const FEATURES = [
  'none', // that the field is not there
  'odds', // the probability of the proposal, or that none of them is right, as log-odds
  'first', // the most probable proposal, or that there is none
  'doubtful', // its check digits fail, or its print goes on, and a rival's do not
  'unseen', // nothing is proposed: that the likeliest word is not of the field's role, in decibels
] as const

/** Those beyond these count as these. */
const DECIBELS_MAX = 40
/** At most this many proposals are weighed; the others are hardly probable. */
export const PROPOSALS_MAX = 3

/**
 * The alternatives of a field: that it is absent, and each of its proposals.
 *
 * @param proposals the most probable first
 */
export function alternativesOf(
  proposals: readonly Proposal[],
  { value: absent, likeliest }: Absence,
): WeighedAlternative[] {
  const [first] = proposals
  const none: WeighedAlternative = {
    value: absent,
    print: null,
    features: first ? [1, logit(1 - first.probability), 0, 0, 0] : [1, 0, 1, 0, decibels(1 - likeliest)],
  }
  const isContested = proposals.some(({ isDoubtful }) => !isDoubtful)
  const proposed = mergeEqual(proposals.slice(0, PROPOSALS_MAX)).map((proposal): WeighedAlternative => {
    const { value, probability, isDoubtful } = proposal
    const features = [0, logit(probability), Number(proposal === first), Number(isDoubtful && isContested), 0]
    return { value, print: printOf(proposal), features }
  })
  return [none, ...proposed]
}

/** A value read on pixels is at most as sure as all of its letters are. */
function printOf({ spans, evidence: given, sureAtMost = 1 }: Proposal): Print {
  const evidence = given ?? evidenceOf(spans)
  return {
    raw: given ? (given[0]?.text ?? '') : spanText(spans),
    evidence,
    sureAtMost: Math.min(sureAtMost, readingConfidence(spans)),
  }
}

function decibels(probability: number): number {
  const odds = 10 * Math.log10(probability / (1 - probability))
  return Math.max(-DECIBELS_MAX, Math.min(DECIBELS_MAX, odds))
}
