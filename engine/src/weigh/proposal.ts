import type { Span } from '../fields/span.ts'
import type { Evidence, JsonValue } from '../types.ts'
import { fold } from '../values/fold.ts'

/** From this probability on a proposal counts as likely: more probable than not. */
export const LIKELY = 0.5
/** What is less probable than LIKELY may well be right from here on, where something else speaks for it. */
export const POSSIBLE = 0.3
/** What is less probable is not even thought of, where nothing else speaks for it. */
export const FAINT = 0.15
/** So sure that nothing else is asked: of ten such values one is another's. */
export const SURE = 0.9
/**
 * So probable is what one sign tells and nothing confirms, as a title or an agency that is named anywhere: of 24 issuers that follow from
 * the state on papers of eight authors, none of which names an agency, 17 were right.
 */
export const PROBABLE = 0.7
/** So sure is what its form or its place alone tells, as the digits of a number, a row of a table or a stamp. */
export const BY_FORM = 0.97
/**
 * What the odds of a value are multiplied with that a second sign tells, as a number right behind a name does, and divided by of those
 * that it would tell. Found on papers in which the network takes a declarant, a requerent or another name of the child for the one
 * asked for: from 4 on the right one is chosen, up to 20 nobody of a couple is lost.
 */
export const TELLING = 8
/** What has less is not proposed: the network gives every date of a page a little probability of every role that dates have. */
export const PROPOSED_MIN = 0.02

/** Some words in reading order: the number of the first, and of the first behind them. */
export interface Rows {
  readonly from: number
  readonly to: number
}

/** A value that a field may have: what the network proposes, or a code says. */
export interface Proposal {
  readonly value: JsonValue
  readonly spans: readonly Span[]
  /** Instead of the spans' own: a value that stands in a code, or is computed. */
  readonly evidence?: readonly Evidence[]
  /** In [0, 1], not calibrated. */
  readonly probability: number
  /** Its check digits fail, or its print is cut off. */
  readonly isDoubtful: boolean
  /** A date whose century is not printed. */
  readonly hasShortYear?: boolean
  /** A field with this value is at most so sure: its print is cut off, or could be another's. */
  readonly sureAtMost?: number
  /** Number of its first word in reading order. */
  readonly position: number
  /** Every place that names a person: a place may print a part of the name. */
  readonly places?: readonly Rows[]
}

/** A value of which no more is known: one that a caption, a form's mark or a sentence tells has no place among the words with a role. */
export function proposalOf(
  value: JsonValue,
  spans: readonly Span[],
  probability: number,
  position = 0,
): Proposal {
  return { value, spans, probability, isDoubtful: false, position }
}

/** Whether a value rather is the field's than not. */
export function isLikely({ probability }: Pick<Proposal, 'probability'>): boolean {
  return probability >= LIKELY
}

/** Equal values have equal keys, whatever the case and the accents of their letters. */
export function keyOf({ value }: Proposal): string {
  return fold(JSON.stringify(value))
}

/** The probability of a value that two independent places print. */
export function surer(one: number, other: number): number {
  return 1 - (1 - one) * (1 - other)
}

/** Log-odds beyond these count as these. */
const LOGIT_MAX = 6

export function boundedOdds(odds: number): number {
  return Math.max(-LOGIT_MAX, Math.min(LOGIT_MAX, odds))
}

/** The log-odds of a probability. */
export function logit(probability: number): number {
  return boundedOdds(Math.log(probability / (1 - probability)))
}

/** A probability with its odds multiplied. */
export function timesOdds(probability: number, factor: number): number {
  return factor === 1 ? probability : (factor * probability) / (factor * probability + 1 - probability)
}

/** Proposals with their odds multiplied, the most probable first. */
export function weighed(all: readonly Proposal[], factorOf: (one: Proposal) => number): Proposal[] {
  return all
    .map((one) => ({ ...one, probability: timesOdds(one.probability, factorOf(one)) }))
    .toSorted(byProbability)
}

/** The same where something tells of some that they are meant; as they are where of none. */
export function preferring(all: readonly Proposal[], isMeant: (one: Proposal) => boolean) {
  return all.some(isMeant) ? weighed(all, (one) => (isMeant(one) ? TELLING : 1 / TELLING)) : all
}

/** Each value once, the most probable first. Its probability is that of all places together, its evidence the most probable place. */
export function together(places: readonly Proposal[]): Proposal[] {
  const values = new Map<string, Proposal>()
  for (const place of places) {
    const known = values.get(keyOf(place))
    const shown = known && known.probability >= place.probability ? known : place
    const probability = surer(place.probability, known?.probability ?? 0)
    values.set(keyOf(place), { ...shown, probability })
  }
  return [...values.values()].sort(byProbability)
}

/** A value that is printed several times counts once, where it is most probable. */
export function mergeEqual(proposals: readonly Proposal[]): Proposal[] {
  const merged = new Map<string, Proposal>()
  for (const proposal of proposals) {
    const key = keyOf(proposal)
    const known = merged.get(key)
    if (!known || known.probability < proposal.probability) merged.set(key, proposal)
  }
  return [...merged.values()]
}

/** The most probable first. */
export function byProbability(a: Proposal, b: Proposal): number {
  return b.probability - a.probability
}
