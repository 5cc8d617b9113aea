import { expect, test } from 'vitest'
import { agreement, barewords, orderFreeError } from './order-free.ts'

const error = (printed: string, read: string) =>
  orderFreeError([agreement(barewords(printed, false), barewords(read, false))])

test('the order of words does not count', () => {
  expect(error('um dois três', 'três um dois')).toBe(0)
})

test('signs around words, kinds of dashes and rules that are read do not count', () => {
  expect(error('“fim” – 10°', '"fim" - 10º ----')).toBe(0)
})

test('a word missed costs half of a word misread', () => {
  expect(error('um dois três quatro', 'um dois três')).toBeCloseTo(1 / 7)
  expect(error('um dois três quatro', 'um dois três quatio')).toBeCloseTo(1 / 4)
})

test('a word that is printed once and read twice is right once', () => {
  expect(agreement(['um'], ['um', 'um'])).toEqual({ both: 1, printed: 1, read: 2 })
})

test('accents count, case only where it is asked for', () => {
  expect(error('avó', 'avô')).toBe(1)
  expect(agreement(barewords('Rua', true), barewords('RUA', true)).both).toBe(1)
})

test('a comma without its space parts words', () => {
  expect(barewords('casa,mesa 1,5', false)).toEqual(['casa', 'mesa', '1,5'])
})
