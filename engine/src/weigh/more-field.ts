import { foundOnly } from '../fields/field.ts'
import { evidenceOf, type Span, spanText } from '../fields/span.ts'
import type { Field, Fields, FoundField, FoundFields, JsonValue } from '../types.ts'
import { byProbability, keyOf, LIKELY, type Proposal } from './proposal.ts'
import { CONFIDENCE_MAX, weighByFit } from './weigh.ts'

/** A field beside those of `data`: it is there where it rather is so than not, and else nothing is said of it. */
export function moreField(proposals: readonly Proposal[]): Field {
  const field = weighByFit('', proposals.toSorted(byProbability), { value: null, likeliest: 0 })
  return field.confidence >= LIKELY ? field : ABSENT
}

/** The same of a value that is printed once: two that are likely tell of two things, and neither is given. */
export function onlyField(proposals: readonly Proposal[]): Field {
  const likely = proposals.filter(({ probability }) => probability >= LIKELY)
  return new Set(likely.map(keyOf)).size > 1 ? ABSENT : moreField(proposals)
}

/** Those of a document that still rather are so than not, after all that speaks against their place. */
export function likelyOnly(fields: Fields): FoundFields {
  return Object.fromEntries(
    Object.entries(foundOnly(fields)).filter(([, { confidence }]) => confidence >= LIKELY),
  )
}

/** A list whose items are shown each by itself. */
export function itemsField(
  items: readonly { readonly value: JsonValue; readonly spans: readonly Span[] }[],
  confidence: number,
): Field {
  const [first, ...rest] = items.flatMap(({ spans }, i) => evidenceOf(spans, [i]))
  if (!first) return ABSENT
  return {
    status: 'found',
    value: items.map(({ value }) => value),
    raw: items.map(({ spans }) => spanText(spans)).join('; '),
    confidence: Math.min(CONFIDENCE_MAX, confidence),
    evidence: [first, ...rest],
  } satisfies FoundField
}

const ABSENT: Field = { status: 'missing', value: null, confidence: 0 }
