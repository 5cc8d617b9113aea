import { type Alternative, FEATURES } from './alternatives.ts'
import weights from './weights.json' with { type: 'json' }

/** Fitted by `npm run fit`: what each feature weighs for a field, and that the truth is none of the alternatives. */
export type Weights = Readonly<Record<string, readonly number[]>>

/** A field that was not fitted takes the weights of all. */
export function weightsOf(name: string, fitted: Weights = weights): readonly number[] {
  const own = fitted[name] ?? fitted.all
  if (own?.length !== FEATURES.length + 1) {
    throw new RangeError(
      `weights.json has ${own?.length ?? 0} weights for ${name}; ${FEATURES.length + 1} are used`,
    )
  }
  return own
}

/** Share of each alternative; what is left is that the truth is none of them. */
export function sharesOf(alternatives: readonly Alternative[], own: readonly number[]): number[] {
  const scores = alternatives.map(({ features }) =>
    features.reduce((sum, feature, i) => sum + feature * (own[i] ?? 0), 0),
  )
  const other = own[FEATURES.length] ?? 0
  const most = Math.max(other, ...scores)
  const total = [...scores, other].reduce((sum, score) => sum + Math.exp(score - most), 0)
  return scores.map((score) => Math.exp(score - most) / total)
}
