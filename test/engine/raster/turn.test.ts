import { expect, test } from 'vitest'
import { mirror, type QuarterTurns, turn } from '../../../engine/src/raster/turn.ts'
import type { Raster } from '../../../engine/src/types.ts'

/**
 * 1 2 3
 * 4 5 6
 */
const sheet: Raster = { width: 3, height: 2, data: Uint8Array.of(1, 2, 3, 4, 5, 6) }

test.each<[QuarterTurns, number, number[]]>([
  [0, 3, [1, 2, 3, 4, 5, 6]],
  [1, 2, [4, 1, 5, 2, 6, 3]],
  [2, 3, [6, 5, 4, 3, 2, 1]],
  [3, 2, [3, 6, 2, 5, 1, 4]],
])('turned clockwise by %i quarters', (quarters, width, data) => {
  const turned = turn(sheet, quarters)
  expect([turned.width, [...turned.data]]).toEqual([width, data])
})

test('mirrored', () => {
  expect([...mirror(sheet).data]).toEqual([3, 2, 1, 6, 5, 4])
})
