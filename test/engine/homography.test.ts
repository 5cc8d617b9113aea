import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose, homographyBetween, invert, mapPoint } from '../../engine/src/homography.ts'
import type { Point, Quad } from '../../engine/src/types.ts'

const TWICE = [2, 0, 0, 0, 2, 0, 0, 0, 1] as const

const UNIT: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
/** A rectangle whose corners have each moved by less than a quarter of it: a sheet seen by a camera. */
const seenSheet = fc
  .array(fc.double({ min: -0.24, max: 0.24, noNaN: true }), { minLength: 8, maxLength: 8 })
  .map((moves) =>
    UNIT.map(([x, y], i) => [1000 * (x + (moves[2 * i] ?? 0)), 1400 * (y + (moves[2 * i + 1] ?? 0))]),
  )
  .map((corners) => corners as unknown as Quad)

test('a homography takes the corners of one quad to those of the other, in order', () => {
  fc.assert(
    fc.property(seenSheet, seenSheet, (from, to) => {
      const map = homographyBetween(from, to)
      for (const [i, corner] of from.entries()) closeTo(mapPoint(map, corner), to[i])
    }),
    { seed: 1, numRuns: 200 },
  )
})

test('a map and its inverse lead back to every point inside', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(seenSheet, share, share, (quad, x, y) => {
      const map = homographyBetween(UNIT, quad)
      closeTo(mapPoint(invert(map), mapPoint(map, [x, y])), [x, y])
      closeTo(mapPoint(compose(invert(map), map), [x, y]), [x, y])
    }),
    { seed: 2, numRuns: 200 },
  )
})

test('compose applies the inner map first', () => {
  const moved = homographyBetween(UNIT, [
    [10, 0],
    [11, 0],
    [11, 1],
    [10, 1],
  ])
  expect(mapPoint(compose(TWICE, moved), [1, 1])).toEqual([22, 2])
  expect(mapPoint(compose(moved, TWICE), [1, 1])).toEqual([12, 2])
})

test('a flat quad is refused', () => {
  const flat: Quad = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ]
  expect(() => homographyBetween(UNIT, flat)).toThrow(RangeError)
})

function closeTo(actual: Point, wanted: Point | undefined): void {
  if (!wanted) throw new TypeError('a quad has four corners')
  expect(Math.abs(actual[0] - wanted[0]) + Math.abs(actual[1] - wanted[1])).toBeLessThan(1e-6)
}
