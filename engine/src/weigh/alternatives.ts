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

/** What the weights of weights.json are for. */
export const FEATURES = [
  'none', // that the field is not there
  'rules', // the rules' own confidence in the value, as log-odds
  'rulesFirst', // the rules chose the value
  'rulesOnPixels', // the same, where it was read on pixels: rules repair what was misread
  'rulesNone', // their confidence that the field is not there, as log-odds
  'rulesNoneFirst', // they found nothing
  'network', // the network's probability of it, as log-odds
  'networkFirst', // the network gives it most
  'both', // both chose it, and it is a value
  'doubtful', // its check digits fail
] as const

/** Beyond these log-odds a probability says no more. */
const LOGIT_MAX = 6
/** What the network gives a value that it does not propose. */
const UNSEEN = 0.01
/** Proposals that are weighed; the rest have little. */
const PROPOSALS_MAX = 3

/**
 * What a field may be: the rules' choice, the network's proposals, and none.
 *
 * @param rules what the rules chose
 * @param proposals the most probable first
 */
export function alternativesOf(rules: Field, proposals: readonly Proposal[]): Alternative[] {
  const key = (value: JsonValue) => JSON.stringify(value)
  const considered = proposals.slice(0, PROPOSALS_MAX)
  const [first] = considered
  const ruleKey = key(rules.value)
  const byKey = new Map<string, Proposal>()
  for (const proposal of considered)
    if (!byKey.has(key(proposal.value))) byKey.set(key(proposal.value), proposal)
  const own = byKey.get(ruleKey)
  const noneField: Field =
    rules.status === 'missing' ? rules : { status: 'missing', value: absent(rules), confidence: 0 }
  const none: Alternative = {
    value: noneField.value,
    field: noneField,
    features: [
      1,
      0,
      0,
      0,
      rules.status === 'missing' ? logit(rules.confidence) : 0,
      Number(rules.status === 'missing'),
      logit(1 - (first?.probability ?? UNSEEN)),
      Number(first === undefined),
      0,
      0,
    ],
  }
  const ofRules: Alternative[] =
    rules.status === 'missing'
      ? []
      : [
          {
            value: rules.value,
            field: rules,
            features: [
              0,
              logit(rules.confidence),
              1,
              Number(rules.evidence.some(({ source }) => source === 'ocr')),
              0,
              0,
              logit(own?.probability ?? UNSEEN),
              Number(own !== undefined && own === first),
              Number(own !== undefined && own === first),
              Number(own?.isDoubtful ?? false),
            ],
          },
        ]
  const ofNetwork = [...byKey].flatMap(([its, proposal]): Alternative[] => {
    const field = its === ruleKey ? null : fieldOfProposal(proposal)
    if (field === null) return []
    const isFirst = Number(proposal === first)
    return [
      {
        value: proposal.value,
        field,
        features: [0, 0, 0, 0, 0, 0, logit(proposal.probability), isFirst, 0, Number(proposal.isDoubtful)],
      },
    ]
  })
  return [none, ...ofRules, ...ofNetwork]
}

function logit(probability: number): number {
  const odds = Math.log(probability / (1 - probability))
  return Math.max(-LOGIT_MAX, Math.min(LOGIT_MAX, odds))
}

function fieldOfProposal({ value, spans }: Proposal): Field | null {
  const [first, ...rest] = evidenceOf(spans)
  if (!first) return null
  return {
    status: 'found',
    value,
    raw: spanText(spans),
    confidence: readingConfidence(spans),
    evidence: [first, ...rest],
  }
}

function absent(rules: Field): null | readonly [] | false {
  if (Array.isArray(rules.value)) return []
  return typeof rules.value === 'boolean' ? false : null
}
