import { evidenceOf, wordConfidence } from '../fields/span.ts'
import type { Roles } from '../reader/read-roles.ts'
import type { Field } from '../types.ts'
import type { Proposal } from './proposal.ts'
import { CONFIDENCE_MAX } from './weigh.ts'

/** What the network calls a document that is none of a class's values. */
const NONE = 'none'

/**
 * A field that is said of a document as a whole.
 *
 * @param name of the class
 * @param shownBy where it is said most plainly: a title, a class of the case; without any there is nothing to tell of
 */
export function classField(roles: Roles | null, name: string, shownBy: readonly Proposal[]): Field {
  const ranked = Object.entries(roles?.classes[name] ?? {}).sort(([, a], [, b]) => b - a)
  const [value, probability] = ranked[0] ?? [NONE, 0]
  const confidence = Math.min(CONFIDENCE_MAX, probability)
  const spans = shownBy[0]?.spans ?? []
  const [first, ...rest] = evidenceOf(spans)
  if (value === NONE) return { status: 'missing', value: null, confidence }
  // It is there, and nothing shows where: the surer the network is of it, the less sure is that it is absent.
  if (!first) return { status: 'missing', value: null, confidence: 1 - probability }
  // The whole document tells, not these words alone: as sure as one of them.
  const read = Math.min(confidence, wordConfidence(spans))
  return { status: 'found', value, raw: first.text, confidence: read, evidence: [first, ...rest] }
}
