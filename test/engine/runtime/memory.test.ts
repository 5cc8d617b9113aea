import { expect, test } from 'vitest'
import { LIMITS } from '../../../engine/src/limits.ts'
import { type HeapName, memoryLedger } from '../../../engine/src/runtime/memory.ts'

const MB = 1_000_000

/** A heap that can be let go, and says whether it was. */
function idleHeap(megabytes: number) {
  const heap = {
    wasLetGo: false,
    bytes: () => megabytes * MB,
    letGo: () => {
      heap.wasLetGo = true
    },
  }
  return heap
}

test('the peak is the most that was held at once, not the sum of what ever was', async () => {
  const memory = memoryLedger()
  let size = 10 * MB
  memory.setHeap('pdfium', { bytes: () => size })
  size = 50 * MB
  memory.setHeap('pdfium', null)
  memory.setHeap('networks', { bytes: () => 30 * MB })
  await memory.whileHolding(8 * MB, async () => {})
  expect(memory.bytes()).toBe(30 * MB)
  expect(memory.peakBytes()).toBe(50 * MB)
})

test('what a failed work held is let go', async () => {
  const memory = memoryLedger()
  const failing = memory.whileHolding(8 * MB, () => Promise.reject(new Error('failed')))
  await expect(failing).rejects.toThrow('failed')
  expect(memory.bytes()).toBe(0)
  expect(memory.peakBytes()).toBe(8 * MB)
})

test.each<{ case: string; needed: number; letGo: HeapName[] }>([
  { case: 'nothing goes while all fits', needed: 20, letGo: [] },
  { case: 'the largest idle heap goes first', needed: 60, letGo: ['networks'] },
  { case: 'then the next', needed: 85, letGo: ['networks', 'barcodes'] },
  { case: 'a busy heap stays', needed: 1000, letGo: ['networks', 'barcodes'] },
])('$case', ({ needed, letGo }) => {
  const memory = memoryLedger()
  const heaps = { networks: idleHeap(40), barcodes: idleHeap(20) }
  memory.setHeap('networks', heaps.networks)
  memory.setHeap('barcodes', heaps.barcodes)
  memory.setHeap('webp', { bytes: () => 5 * MB })
  memory.makeRoom('pdfium', needed * MB)
  const names = (['networks', 'barcodes'] as const).filter((name) => heaps[name].wasLetGo)
  expect(names).toEqual(letGo)
})

test('what is filled at once is counted, after idle heaps made room for it', () => {
  const memory = memoryLedger()
  const networks = idleHeap(60)
  memory.setHeap('networks', networks)
  expect(memory.whileFilling(20 * MB, () => memory.bytes())).toBe(80 * MB)
  expect(networks.wasLetGo).toBe(false)
  expect(memory.whileFilling(LIMITS.memoryBytesMax, () => memory.bytes())).toBe(LIMITS.memoryBytesMax)
  expect(networks.wasLetGo).toBe(true)
  expect([memory.bytes(), memory.peakBytes()]).toEqual([0, LIMITS.memoryBytesMax])
})

test('a heap does not make room for itself out of itself', () => {
  const memory = memoryLedger()
  const networks = idleHeap(60)
  memory.setHeap('networks', networks)
  memory.makeRoom('networks', LIMITS.memoryBytesMax)
  expect(networks.wasLetGo).toBe(false)
})
