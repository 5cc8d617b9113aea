import { evidenceOf, wordConfidence } from '../fields/span.ts'
import type { Roles } from '../reader/read-roles.ts'
import type { Field } from '../types.ts'
import type { Proposal } from './proposal.ts'
import { CONFIDENCE_MAX } from './weigh.ts'

/** What the network calls a document that is none of a class's values. */
const NONE = 'none'

/**
 * A field about the document as a whole, which the network decides from all of its words.
 *
 * @param name of the class
 * @param shownBy candidates that show the value best, as a title does: the first is its evidence. Without any the field is missing
 */
export function classField(roles: Roles | null, name: string, shownBy: readonly Proposal[]): Field {
  const ranked = Object.entries(roles?.classes[name] ?? {}).sort(([, a], [, b]) => b - a)
  const [value, probability] = ranked[0] ?? [NONE, 0]
  const confidence = Math.min(CONFIDENCE_MAX, probability)
  const spans = shownBy[0]?.spans ?? []
  const [first, ...rest] = evidenceOf(spans)
  if (value === NONE) return { status: 'missing', value: null, confidence }
  // The value has no evidence, so the field counts as absent, with the probability that the network is wrong.
  if (!first) return { status: 'missing', value: null, confidence: 1 - probability }
  // Only one of the evidence's words need be right: the whole document decided, not these words alone.
  const read = Math.min(confidence, wordConfidence(spans))
  return { status: 'found', value, raw: first.text, confidence: read, evidence: [first, ...rest] }
}
