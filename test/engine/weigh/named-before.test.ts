import { expect, test } from 'vitest'
import { namedLastBefore } from '../../../engine/src/weigh/named-before.ts'
import type { Proposal } from '../../../engine/src/weigh/proposal.ts'

function named(value: string, probability: number, position: number): Proposal {
  return { value, probability, position, spans: [], isDoubtful: false }
}

const NUMBER = named('04172883650', 0.99, 30)

test('of two likely people the one named last before the number comes first', () => {
  const told = namedLastBefore([named('OWNER', 0.8, 5), named('DRIVER', 0.7, 20)], NUMBER)
  expect(told.map(({ value }) => value)).toEqual(['DRIVER', 'OWNER'])
})

test('who is certain stays certain', () => {
  const told = namedLastBefore([named('DRIVER', 1, 20), named('OWNER', 0.4, 5)], NUMBER)
  expect(told.map(({ probability }) => probability)).toEqual([1, 0.4])
})
