import { LIMITS } from '../limits.ts'

/** What has a WASM heap of its own. */
export type HeapName = 'pdfium' | 'networks' | 'lanes' | 'webp' | 'heif' | 'barcodes'

export interface Heap {
  /** How large it is now. */
  bytes(): number
  /** Only of a heap that is idle: forget it; the next who needs one starts another. */
  letGo?(): void
}

/**
 * What a host holds for documents outside JavaScript's own heap: WASM heaps and pixels. Nothing enforces an
 * isolate's 128 MB on a developer's machine, so the engine keeps count itself, and idle heaps make room for new work.
 */
export interface MemoryLedger {
  /** The heap that now has this name; null when it was let go. */
  setHeap(name: HeapName, heap: Heap | null): void
  /** Before a heap grows to `bytes`: lets idle ones go, the largest first, until all fit in what the host may hold. */
  makeRoom(name: HeapName, bytes: number): void
  /** Counts pixels, or numbers made of them, until `work` has ended. */
  whileHolding<T>(bytes: number, work: () => Promise<T>): Promise<T>
  /** The same for work that waits for nothing; idle heaps make room for it first. */
  whileFilling<T>(bytes: number, work: () => T): T
  /** What is held now. */
  bytes(): number
  /** The most that was ever held at once. */
  peakBytes(): number
}

/**
 * Heaps only grow while they are held: the sum is highest just before something is let go, or now.
 *
 * @param bytesMax what the host may hold
 */
export function memoryLedger(bytesMax: number = LIMITS.memoryBytesMax): MemoryLedger {
  const heaps = new Map<HeapName, Heap>()
  let pixels = 0
  let peak = 0

  const bytes = () => [...heaps.values()].reduce((sum, heap) => sum + heap.bytes(), pixels)
  const measure = () => {
    peak = Math.max(peak, bytes())
    return peak
  }
  const letIdleGo = (except: HeapName | null, needed: number) => {
    measure()
    const idle = [...heaps]
      .filter(([other, heap]) => other !== except && heap.letGo)
      .sort(([, a], [, b]) => b.bytes() - a.bytes())
    for (const [other, heap] of idle) {
      const others = bytes() - (except === null ? 0 : (heaps.get(except)?.bytes() ?? 0))
      if (others + needed <= bytesMax) return
      heaps.delete(other)
      heap.letGo?.()
    }
  }
  return {
    setHeap(name, heap) {
      measure()
      if (heap === null) heaps.delete(name)
      else heaps.set(name, heap)
    },
    makeRoom: letIdleGo,
    async whileHolding(held, work) {
      pixels += held
      try {
        return await work()
      } finally {
        measure()
        pixels -= held
      }
    },
    whileFilling(held, work) {
      letIdleGo(null, held)
      pixels += held
      try {
        return work()
      } finally {
        measure()
        pixels -= held
      }
    },
    bytes,
    peakBytes: measure,
  }
}
