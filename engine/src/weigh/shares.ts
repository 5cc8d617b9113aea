import { type Alternative, FEATURES } from './alternatives.ts'
import weights from './weights.json' with { type: 'json' }

/** Of each feature in its order, and last the score of a truth that is none of the alternatives. */
export type Weights = readonly number[]

/**
 * One row for all fields, fitted by `npm run fit`: rows of their own differed by a tenth and chose no better. What a rival
 * with check digits that hold takes from a number whose digits fail is set by hand: hardly any paper prints both.
 */
const WEIGHTS: Weights = [...FEATURES.map((name) => weights[name]), weights.other]

/** Share of each alternative; what is left is that the truth is none of them. */
export function sharesOf(alternatives: readonly Alternative[], own: Weights = WEIGHTS): number[] {
  const scores = alternatives.map(({ features }) =>
    features.reduce((sum, feature, i) => sum + feature * (own[i] ?? 0), 0),
  )
  const other = own[FEATURES.length] ?? 0
  const most = Math.max(other, ...scores)
  const total = [...scores, other].reduce((sum, score) => sum + Math.exp(score - most), 0)
  return scores.map((score) => Math.exp(score - most) / total)
}
