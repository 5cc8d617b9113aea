import { expect, test } from 'vitest'
import { FEATURES } from '../../engine/src/weigh/alternatives.ts'
import { seededRandom } from '../documents/generator/random.ts'
import { fitWeights } from './fit/fit-weights.ts'
import type { Sample } from './fit/samples.ts'

/** Two alternatives, that the field is absent and the first proposal, which is right so often. */
function samples(name: string, firstIsRight: number): Sample[] {
  const random = seededRandom(name)
  const row = (feature: (typeof FEATURES)[number]) => FEATURES.map((one) => Number(one === feature))
  return Array.from({ length: 200 }, (_, i) => ({
    name,
    document: String(i),
    layout: 'any',
    features: [row('none'), row('first')],
    right: random.int(1, 100) <= 100 * firstIsRight ? 1 : 0,
    network: 1,
  }))
}

test('what is right more often weighs more', () => {
  const lead = (firstIsRight: number) => {
    const weights = fitWeights(samples('any', firstIsRight).map((sample) => ({ sample, weight: 1 })))
    return (weights[FEATURES.indexOf('first')] ?? 0) - (weights[FEATURES.indexOf('none')] ?? 0)
  }
  expect(lead(0.9)).toBeGreaterThan(1)
  expect(lead(0.2)).toBeLessThan(-0.5)
})
