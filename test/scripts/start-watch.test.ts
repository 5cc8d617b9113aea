import { expect, test } from 'vitest'
import { createStuckWatch, type Waiting } from '../../scripts/start-watch.mjs'

const waits = (oldestWaiting: string): Waiting => ({ oldestWaiting, isReading: false })
const reads = (oldestWaiting: string): Waiting => ({ oldestWaiting, isReading: true })
const nobody: Waiting = { oldestWaiting: null, isReading: false }

test.each<[string, readonly Waiting[], readonly number[]]>([
  ['nobody waits', [nobody, nobody, nobody, nobody, nobody], []],
  ['the same document waits and nothing is read', [waits('a'), waits('a'), waits('a'), waits('a')], [3]],
  ['after a restart it begins anew', Array.from({ length: 9 }, () => waits('a')), [3, 7]],
  ['a long queue moves on', [waits('a'), waits('a'), waits('b'), waits('b'), waits('c'), waits('c')], []],
  ['a long reading holds up the others', Array.from({ length: 6 }, () => reads('a')), []],
  ['a reading in between', [waits('a'), waits('a'), reads('a'), waits('a'), waits('a')], []],
])('stuck or not: %s', (_, looks, stuckAt) => {
  const isStuck = createStuckWatch()
  expect(looks.flatMap((look, i) => (isStuck(look) ? [i] : []))).toEqual(stuckAt)
})
