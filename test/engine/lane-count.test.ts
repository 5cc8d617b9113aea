import { expect, test } from 'vitest'
import { laneCount } from '../../engine/src/read/lane-count.ts'

test.each([
  { machine: 'one core', hardwareConcurrency: 1, deviceMemory: 8, lanes: 0 },
  { machine: 'two cores', hardwareConcurrency: 2, deviceMemory: 8, lanes: 2 },
  { machine: 'many cores', hardwareConcurrency: 16, deviceMemory: 8, lanes: 4 },
  { machine: 'a phone with 2 GB', hardwareConcurrency: 8, deviceMemory: 2, lanes: 0 },
])('$machine: $lanes', ({ lanes, ...machine }) => {
  expect(laneCount(machine)).toBe(lanes)
})

test('a browser that does not tell its memory reads in lanes', () => {
  expect(laneCount({ hardwareConcurrency: 6 })).toBe(4)
})
