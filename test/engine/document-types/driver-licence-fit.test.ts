import { describe, expect, it } from 'vitest'
import { ARRANGEMENTS } from '../../../engine/src/document-types/driver-licence/arrangements.ts'
import { fitPlaces, type Pair } from '../../../engine/src/document-types/driver-licence/fit.ts'
import type { Point } from '../../../engine/src/types.ts'

const [upperHalf] = ARRANGEMENTS
const TOLERANCE = 4

/** The places of the open card's upper half, moved. */
function pairs(move: (point: Point) => Point): Pair<string>[] {
  return [...(upperHalf?.places ?? [])].map(([kind, { x, y }]) => ({ kind, from: [x, y], to: move([x, y]) }))
}

describe('fitting an arrangement', () => {
  it.each<[string, (point: Point) => Point]>([
    ['scaled and shifted', ([x, y]) => [3 * x + 40, 3 * y + 90]],
    ['a little turned', ([x, y]) => [2 * x - 0.1 * y, 2 * y + 0.1 * x]],
    ['a little wider', ([x, y]) => [2.2 * x + 7, 2 * y]],
  ])('%s', (_, move) => {
    const fit = fitPlaces(pairs(move), TOLERANCE)
    expect(fit?.inliers).toHaveLength(upperHalf?.places.size ?? 0)
    const [x, y] = fit?.map([46.8, 46.2]) ?? [0, 0]
    const [u, v] = move([46.8, 46.2])
    expect(Math.hypot(x - u, y - v)).toBeLessThan(0.01)
  })

  it('leaves out what is elsewhere', () => {
    const moved = pairs(([x, y]) => [3 * x, 3 * y]).map((pair, at) =>
      at % 4 === 0 ? { ...pair, to: [500 - 20 * at, 17 * at] as const } : pair,
    )
    const fit = fitPlaces(moved, TOLERANCE)
    expect(fit?.inliers.every(({ from, to }) => Math.abs(to[0] - 3 * from[0]) < 15)).toBe(true)
    expect(fit?.inliers.length).toBeGreaterThanOrEqual(9)
  })

  it('does not fit a card that stands on its side', () => {
    expect(
      fitPlaces(
        pairs(([x, y]) => [-y, x]),
        TOLERANCE,
      )?.inliers.length ?? 0,
    ).toBeLessThan(4)
  })

  it('has nothing to say of a single place', () => {
    expect(fitPlaces(pairs((point) => point).slice(0, 1), TOLERANCE)).toBeNull()
  })
})
