import { type Alternative, FEATURES } from './alternatives.ts'
import weights from './weights.json' with { type: 'json' }

/** The weight of each feature in its order, and last the score of the case that every alternative is wrong. */
export type Weights = readonly number[]

/**
 * One row for all fields, fitted by `npm run fit`: separate rows differed by a tenth and chose no better. The weight of a rival whose
 * check digits hold is set by hand: hardly any document prints it beside a number whose digits fail.
 */
const WEIGHTS: Weights = [...FEATURES.map((name) => weights[name]), weights.other]

/** The probability of each alternative; the remainder to 1 is that every one is wrong. */
export function sharesOf(alternatives: readonly Alternative[], own: Weights = WEIGHTS): number[] {
  const scores = alternatives.map(({ features }) =>
    features.reduce((sum, feature, i) => sum + feature * (own[i] ?? 0), 0),
  )
  const other = own[FEATURES.length] ?? 0
  const most = Math.max(other, ...scores)
  const total = [...scores, other].reduce((sum, score) => sum + Math.exp(score - most), 0)
  return scores.map((score) => Math.exp(score - most) / total)
}
