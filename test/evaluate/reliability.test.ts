import { expect, test } from 'vitest'
import type { Case } from '../../cli/src/evaluate/score/metrics.ts'
import { reliability } from '../../cli/src/evaluate/score/reliability.ts'

const made = (confidence: number, isRight: boolean): Case => ({
  document: 'a',
  part: 'tuning',
  type: 51,
  field: 'number',
  expected: 'x',
  actual: isRight ? 'x' : 'y',
  confidence,
})

test('fields of similar confidence are one point: mean confidence, share right, how many', () => {
  const [bin, ...others] = reliability([made(0.81, true), made(0.85, true), made(0.89, false)])
  expect(others).toEqual([])
  expect(bin).toMatchObject({ from: 0.8, to: 0.9, count: 3 })
  expect(bin?.confidence).toBeCloseTo(0.85)
  expect(bin?.right).toBeCloseTo(2 / 3)
})

test('an edge belongs to the bin above it, and 1 to the last bin', () => {
  expect(reliability([made(0.9, true), made(0.95, true), made(1, true)]).map(({ from }) => from)).toEqual([
    0.9, 0.95, 0.99,
  ])
})

test('the interval is the one Wilson gives, and stays within 0 and 1', () => {
  // 5 of 10: Brown, Cai and DasGupta 2001, "Interval Estimation for a Binomial Proportion".
  const [half] = reliability([...Array(10).keys()].map((i) => made(0.5, i < 5)))
  expect(half?.low).toBeCloseTo(0.2366, 3)
  expect(half?.high).toBeCloseTo(0.7634, 3)
  const [all] = reliability([made(1, true)])
  expect(all?.high).toBe(1)
})
