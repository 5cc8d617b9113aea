import { FEATURES } from '../../../engine/src/weigh/alternatives.ts'
import type { Weights } from '../../../engine/src/weigh/choose.ts'
import type { Sample } from './samples.ts'

/** Features, and last the score of "none of the alternatives". */
const SIZE = FEATURES.length + 1
const STEPS = 600
const RATE = 0.05
/** How strongly all weights are held to 0. */
const HOLD = 1e-3
/** Adam's decays. */
const [FIRST, SECOND] = [0.9, 0.99]

export interface Weighted {
  readonly sample: Sample
  readonly weight: number
}

/** Multinomial logistic regression over alternatives: one row of weights for all fields. */
export function fitWeights(samples: readonly Weighted[]): Weights {
  const parameters = new Float64Array(SIZE)
  const moments = [new Float64Array(SIZE), new Float64Array(SIZE)] as const
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 1; step <= STEPS; step++) {
    for (const [i, slope] of gradientOf(samples, parameters, total).entries()) {
      moments[0][i] = FIRST * (moments[0][i] ?? 0) + (1 - FIRST) * slope
      moments[1][i] = SECOND * (moments[1][i] ?? 0) + (1 - SECOND) * slope ** 2
      const mean = (moments[0][i] ?? 0) / (1 - FIRST ** step)
      const spread = Math.sqrt((moments[1][i] ?? 0) / (1 - SECOND ** step))
      parameters[i] = (parameters[i] ?? 0) - (RATE * mean) / (spread + 1e-8)
    }
  }
  return [...parameters].map((value) => Number(value.toFixed(2)))
}

function gradientOf(samples: readonly Weighted[], weights: Float64Array, total: number): Float64Array {
  const gradient = weights.map((value) => value * HOLD)
  for (const { sample, weight } of samples) {
    const rows = [...sample.features.map((row) => [...row, 0]), [...FEATURES.map(() => 0), 1]]
    const shares = softmax(
      rows.map((row) => row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)),
    )
    const right = sample.right < 0 ? rows.length - 1 : sample.right
    for (const [k, row] of rows.entries()) {
      const error = ((shares[k] ?? 0) - Number(k === right)) * (weight / total)
      for (const [i, value] of row.entries()) gradient[i] = (gradient[i] ?? 0) + error * value
    }
  }
  return gradient
}

/** The most probable alternative of a sample, and its share. */
export function choiceOf(
  sample: Sample,
  weights: Weights,
): { readonly choice: number; readonly share: number } {
  const scores = sample.features.map((row) =>
    row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0),
  )
  const shares = softmax([...scores, weights.at(-1) ?? 0]).slice(0, -1)
  const share = Math.max(...shares)
  return { choice: shares.indexOf(share), share }
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
