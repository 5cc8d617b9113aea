import { expect, it } from 'vitest'
import type { LinePlace } from '../../../engine/src/raster/cut-line.ts'
import { withRoom } from '../../../engine/src/text/room-beside.ts'

/** A line of 20 pixels an em, level or running downwards. */
function place(from: number, to: number, across = 100, isUpright = false): LinePlace {
  const at = (along: number, by: number) =>
    isUpright ? ([across - by, along] as const) : ([along, across + by] as const)
  return { quad: [at(from, -10), at(to, -10), at(to, 10), at(from, 10)], bend: [] }
}

it.each<[string, LinePlace, [number, number]]>([
  ['nothing near', place(300, 400), [1, 1]],
  ['a line behind it', place(112, 200), [1, 0.6]],
  ['a line that it runs into', place(96, 200), [1, 0]],
  ['a line before it', place(0, 16), [0.2, 1]],
  ['a line below', place(104, 200, 120), [1, 1]],
])('the room of a line with %s', (_, other, room) => {
  const [first] = withRoom([place(20, 100), other])
  expect(first?.room?.map((ems) => Number(ems.toFixed(3)))).toEqual(room)
})

it('that runs downwards', () => {
  const [first] = withRoom([place(20, 100, 50, true), place(112, 200, 50, true)])
  expect(first?.room?.[1]).toBeCloseTo(0.6)
})
