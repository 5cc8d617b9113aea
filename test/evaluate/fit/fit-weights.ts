import { FEATURES } from '../../../engine/src/weigh/alternatives.ts'
import { type Weights, weightsOf } from '../../../engine/src/weigh/shares.ts'
import { groupBy } from '../metrics.ts'
import type { Sample } from './samples.ts'

/** Features, and last the score of "none of the alternatives". */
const SIZE = FEATURES.length + 1
const STEPS = 600
const RATE = 0.05
/** How strongly all weights are held to 0, and those of one field to the weights of all. */
const HOLD_ALL = 1e-3
const HOLD_OWN = 4e-3
/** Adam's decays. */
const [FIRST, SECOND] = [0.9, 0.99]

export interface Weighted {
  readonly sample: Sample
  readonly weight: number
}

/**
 * Multinomial logistic regression over alternatives, with weights of its own for each field that stay near the weights
 * of all fields: a field with few samples takes theirs.
 */
export function fitWeights(samples: readonly Weighted[]): Weights {
  const names = [...new Set(samples.map(({ sample }) => sample.name))].sort()
  const place = new Map(names.map((name, i) => [name, (i + 1) * SIZE]))
  const parameters = new Float64Array((names.length + 1) * SIZE)
  const moments = [new Float64Array(parameters.length), new Float64Array(parameters.length)] as const
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientOf(samples, place, parameters, total)
    for (const [i, slope] of gradient.entries()) {
      moments[0][i] = FIRST * (moments[0][i] ?? 0) + (1 - FIRST) * slope
      moments[1][i] = SECOND * (moments[1][i] ?? 0) + (1 - SECOND) * slope ** 2
      const mean = (moments[0][i] ?? 0) / (1 - FIRST ** step)
      const spread = Math.sqrt((moments[1][i] ?? 0) / (1 - SECOND ** step))
      parameters[i] = (parameters[i] ?? 0) - (RATE * mean) / (spread + 1e-8)
    }
  }
  const rowAt = (at: number) => Array.from(parameters.slice(at, at + SIZE))
  const all = rowAt(0)
  const own = names.map((name) => [name, add(all, rowAt(place.get(name) ?? 0)).map(rounded)] as const)
  return { all: all.map(rounded), ...Object.fromEntries(own) }
}

function gradientOf(
  samples: readonly Weighted[],
  place: ReadonlyMap<string, number>,
  parameters: Float64Array,
  total: number,
): Float64Array {
  const gradient = parameters.map((value, i) => value * (i < SIZE ? HOLD_ALL : HOLD_OWN))
  for (const [name, own] of groupBy(samples, ({ sample }) => sample.name)) {
    const at = place.get(name) ?? 0
    const weights = Array.from({ length: SIZE }, (_, i) => (parameters[i] ?? 0) + (parameters[at + i] ?? 0))
    for (const { sample, weight } of own) {
      const rows = [...sample.features.map((row) => [...row, 0]), [...FEATURES.map(() => 0), 1]]
      const shares = softmax(
        rows.map((row) => row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)),
      )
      const right = sample.right < 0 ? rows.length - 1 : sample.right
      for (const [k, row] of rows.entries()) {
        const error = ((shares[k] ?? 0) - Number(k === right)) * (weight / total)
        for (const [i, value] of row.entries()) {
          gradient[i] = (gradient[i] ?? 0) + error * value
          gradient[at + i] = (gradient[at + i] ?? 0) + error * value
        }
      }
    }
  }
  return gradient
}

/** The most probable alternative of a sample, and its share. */
export function choiceOf(
  sample: Sample,
  weights: Weights,
): { readonly choice: number; readonly share: number } {
  const own = weightsOf(sample.name, weights)
  const scores = sample.features.map((row) => row.reduce((sum, value, i) => sum + value * (own[i] ?? 0), 0))
  const shares = softmax([...scores, own.at(-1) ?? 0]).slice(0, -1)
  const share = Math.max(...shares)
  return { choice: shares.indexOf(share), share }
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

function add(a: readonly number[], b: readonly number[]): number[] {
  return a.map((value, i) => value + (b[i] ?? 0))
}

function rounded(value: number): number {
  return Number(value.toFixed(2))
}
