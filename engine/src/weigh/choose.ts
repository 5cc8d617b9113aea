import { NOTHING } from '../fields/field.ts'
import { evidenceOf, type Span, spanText, wordConfidence } from '../fields/span.ts'
import type { Roles } from '../reader/read-roles.ts'
import type { Evidence, Field, JsonValue } from '../types.ts'
import { type Absence, type Alternative, alternativesOf, FEATURES, type Print } from './alternatives.ts'
import { sureOf } from './confidence.ts'
import { byProbability, isLikely, keyOf, LIKELY, type Proposal } from './proposal.ts'
import weights from './weights.json' with { type: 'json' }

/**
 * Chooses the value of a field among its candidates.
 *
 * @param name of the field, or of a member after its list's, as `wards.cpf`: for measurements
 * @param proposals the most probable first
 * @param absent what `data` carries where the field is not there
 * @param group the key of the group that the field is a member of
 */
export type Choose = (name: string, proposals: readonly Proposal[], absent: Absence, group?: string) => Field

/** The most probable alternative, with its share among all of them as the confidence. */
export const chooseByFit: Choose = (_name, proposals, absent) => {
  const alternatives = alternativesOf(proposals, absent)
  return mostProbable(alternatives, sharesOf(alternatives.map(({ features }) => features)))
}

/** The weight of each feature in its order, and last the score of the case that every alternative is wrong. */
export type Weights = readonly number[]

/**
 * One row for all fields, fitted by `npm run fit`: separate rows differed by a tenth and chose no better. The weight of a rival whose
 * check digits hold is set by hand: hardly any document prints it beside a number whose digits fail.
 */
const WEIGHTS: Weights = [...FEATURES.map((name) => weights[name]), weights.other]

/** The probability of each alternative by its features; the remainder to 1 is that every one is wrong. */
function sharesOf(alternatives: readonly (readonly number[])[]): number[] {
  const scores = alternatives.map((features) =>
    features.reduce((sum, feature, i) => sum + feature * (WEIGHTS[i] ?? 0), 0),
  )
  const other = WEIGHTS[FEATURES.length] ?? 0
  const most = Math.max(other, ...scores)
  const total = [...scores, other].reduce((sum, score) => sum + Math.exp(score - most), 0)
  return scores.map((score) => Math.exp(score - most) / total)
}

/** What the network calls a document that is none of a class's values. */
const NONE = 'none'

/**
 * A field about the document as a whole, which the network decides from all of its words.
 *
 * @param name of the class
 * @param shownBy candidates that show the value best, as a title does: the first is its evidence. Without any the field is missing
 */
export function chooseClass(roles: Roles | null, name: string, shownBy: readonly Proposal[]): Field {
  const spans = shownBy[0]?.spans ?? []
  const evidence = evidenceOf(spans)
  // Only one of the evidence's words need be right: the whole document decided, not these words alone.
  const print: Print = { raw: evidence[0]?.text ?? '', evidence, sureAtMost: wordConfidence(spans) }
  const shares = Object.entries(roles?.classes[name] ?? { [NONE]: 0 })
  const alternatives = shares.map(
    ([value]): Alternative => (value === NONE ? { value: null, print: null } : { value, print }),
  )
  return mostProbable(
    alternatives,
    shares.map(([, share]) => share),
  )
}

/** A field beside those of `data`: it is there where it rather is so than not, and else nothing is said of it. */
export function chooseLikely(proposals: readonly Proposal[]): Field {
  const field = chooseByFit('', proposals.toSorted(byProbability), { value: null, likeliest: 0 })
  return field.confidence >= LIKELY ? field : NOTHING
}

/** The same of a value that is printed once: two that are likely tell of two things, and neither is given. */
export function chooseOnly(proposals: readonly Proposal[]): Field {
  const likely = proposals.filter(isLikely)
  return new Set(likely.map(keyOf)).size > 1 ? NOTHING : chooseLikely(proposals)
}

/** A field whose only candidate is told by its place alone. */
export function shown(
  value: JsonValue,
  evidence: readonly Evidence[],
  probability: number,
  raw = evidence.map(({ text }) => text).join('; '),
): Field {
  return mostProbable([{ value, print: { raw, evidence, sureAtMost: 1 } }], [probability])
}

/** A list whose items are shown each by itself. */
export function listOfShown(
  items: readonly { readonly value: JsonValue; readonly spans: readonly Span[] }[],
  probability: number,
): Field {
  if (items.length === 0) return NOTHING
  const evidence = items.flatMap(({ spans }, i) => evidenceOf(spans, [i]))
  const raw = items.map(({ spans }) => spanText(spans)).join('; ')
  return shown(
    items.map(({ value }) => value),
    evidence,
    probability,
    raw,
  )
}

function mostProbable(alternatives: readonly Alternative[], shares: readonly number[]): Field {
  const best = shares.reduce((most, share, i) => (share > (shares[most] ?? 0) ? i : most), 0)
  const [one, share = 0] = [alternatives[best], shares[best]]
  if (!one) throw new RangeError('a field has no alternatives')
  if (one.print === null) return { status: 'missing', value: one.value, confidence: sureOf(share) }
  const { value, print } = one
  const [first, ...rest] = print.evidence
  // A value that nothing shows counts as absent, with the probability that it is wrong.
  if (!first) return { status: 'missing', value: null, confidence: 1 - share }
  const confidence = sureOf(share, print.sureAtMost)
  return { status: 'found', value, raw: print.raw, confidence, evidence: [first, ...rest] }
}
