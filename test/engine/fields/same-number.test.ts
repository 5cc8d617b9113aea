import { expect, it } from 'vitest'
import { sameNumber } from '../../../engine/src/fields/same-number.ts'
import { seededRandom } from '../../documents/generator/random.ts'

it.each([
  ['1234567890', '1234567890'],
  ['1234567890', '1234567891'],
  ['1234567890', '7234567891'],
  // Digits of an end that was cut off.
  ['1234567890', '1234567'],
  ['1234567890', '4567890'],
])('%s and %s are one number', (a, b) => {
  expect(sameNumber(a, b)).toBeGreaterThan(0)
  expect(sameNumber(b, a)).toBe(sameNumber(a, b))
})

it('two numbers are seldom taken for one', () => {
  const random = seededRandom('two numbers')
  const alike = Array.from({ length: 2000 }, () => sameNumber(random.digits(10), random.digits(10)))
  expect(alike.filter((odds) => odds > 0)).toEqual([])
})
