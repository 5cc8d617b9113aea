import { expect, test } from 'vitest'
import { mapAtOnce } from '../../../engine/src/text/map-at-once.ts'

/** Work that ends when it is told to; the last begun first. */
function heldWork() {
  const held: (() => void)[] = []
  let most = 0
  return {
    most: () => most,
    async work(item: number) {
      await new Promise<void>((resolve) => {
        held.push(resolve)
        most = Math.max(most, held.length)
        setImmediate(() => held.pop()?.())
      })
      return item * 10
    },
  }
}

test.each([
  { count: 1, most: 1 },
  { count: 3, most: 3 },
  { count: 50, most: 7 },
])('$count at once: never more, and results in the order of the items', async ({ count, most }) => {
  const held = heldWork()
  expect(await mapAtOnce([1, 2, 3, 4, 5, 6, 7], count, held.work)).toEqual([10, 20, 30, 40, 50, 60, 70])
  expect(held.most()).toBe(most)
})

test('after a failure nothing is begun, and it is thrown when nothing is under way', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    await new Promise(setImmediate)
    if (item === 1) throw new Error('the first fails')
    await new Promise(setImmediate)
    ended.push(item)
  }
  await expect(mapAtOnce([1, 2, 3, 4, 5], 2, work)).rejects.toThrow('the first fails')
  expect([begun, ended]).toEqual([[1, 2], [2]])
})

test('nothing to do is done; none at once is a mistake', async () => {
  expect(await mapAtOnce([], 2, async () => 1)).toEqual([])
  await expect(mapAtOnce([1], 0, async () => 1)).rejects.toThrow(RangeError)
})
