import type { Field } from '../types.ts'
import { type Alternative, alternativesOf } from './alternatives.ts'
import type { Proposal } from './proposal.ts'
import { sharesOf, weightsOf } from './shares.ts'

/**
 * A field from what the rules chose and what the network proposes.
 *
 * @param name of the field in weights.json, with the number of its type
 * @param proposals the most probable first
 * @param group the key of the group that the field is a member of
 */
export type Weigh = (name: string, rules: Field, proposals: readonly Proposal[], group?: string) => Field

/** No choice is certain. */
const CONFIDENCE_MAX = 0.995

/**
 * What the rules chose for a field that has none: nothing is known from them, neither way.
 *
 * @param isAlways every document of the type carries it
 */
export function withoutRules(isMany: boolean, isAlways = false): Field {
  return { status: 'missing', value: isMany ? [] : null, confidence: isAlways ? RARELY_ABSENT : 0.5 }
}

const RARELY_ABSENT = 0.05

/** The most probable alternative, with its share among all of them as the confidence. */
export const weighByFit: Weigh = (name, rules, proposals) =>
  chooseAlternative(alternativesOf(rules, proposals), weightsOf(name))

function chooseAlternative(alternatives: readonly Alternative[], own: readonly number[]): Field {
  const shares = sharesOf(alternatives, own)
  const best = shares.reduce((most, share, i) => (share > (shares[most] ?? 0) ? i : most), 0)
  const chosen = alternatives[best]
  if (!chosen) throw new RangeError('a field has no alternatives')
  const share = Math.min(CONFIDENCE_MAX, shares[best] ?? 0)
  return { ...chosen.field, confidence: withReading(chosen.field, share) }
}

/** A value that was read on pixels is at most as sure as its letters were; that it is absent depends on none. */
function withReading(field: Field, share: number): number {
  const isRead = field.status === 'found' && field.evidence.some(({ source }) => source === 'ocr')
  return isRead ? Math.min(share, field.confidence) : share
}
