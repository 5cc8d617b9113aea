import { LIMITS } from '../limits.ts'
import type { MemoryLedger } from './memory.ts'
import { type NetworkHost, readChecked } from './networks.ts'
import type { Input, Network, NetworkName, Tensor } from './runtime.ts'

/** Workers that run one network side by side: a line is too small to be shared among threads, a page has many lines. */
export interface Lanes {
  /** Up to `LIMITS.lanesMax`. */
  readonly count: number
  /** Starts a worker whose script calls `serveLane` of `lane.ts`. */
  start(): Worker
}

/** What a lane is told: what to open, then what to run. It answers in the order it was asked. */
export type ToLane =
  | {
      readonly kind: 'open'
      readonly kernels: WebAssembly.Module
      readonly model: Uint8Array<ArrayBuffer>
    }
  | { readonly kind: 'run'; readonly pixels: Input }

export type FromLane =
  | { readonly kind: 'done'; readonly outputs: Outputs; readonly heapBytes: number }
  | { readonly kind: 'failed'; readonly message: string }

/** One input runs and one is there when it has run, so that a lane need not wait for the engine. */
const INPUTS_PER_LANE = 2
/** An input is on both sides of its message. */
const COPIES = 2

type Outputs = Readonly<Record<string, Tensor>>

interface Asked {
  readonly resolve: (outputs: Outputs) => void
  readonly reject: (error: Error) => void
}

interface Lane {
  ask(question: ToLane): Promise<Outputs>
  /** Questions without an answer. */
  waiting(): number
  heapBytes(): number
  end(): void
}

/**
 * A network of the kernels in lanes. They get all that they need as messages and make no request but for their script.
 *
 * @throws when a lane does not start, with all of them ended; a run throws when its lane ended, or the network failed
 */
export async function openLanes(
  name: Exclude<NetworkName, 'reader'>,
  lanes: Lanes,
  host: NetworkHost,
  memory: MemoryLedger,
): Promise<Network> {
  const [kernels, model] = await Promise.all([host.kernelsModule(), readChecked(host, name)])
  const open = Array.from({ length: Math.min(lanes.count, LIMITS.lanesMax) }, () => openLane(lanes.start()))
  memory.setHeap('lanes', { bytes: () => open.reduce((sum, lane) => sum + lane.heapBytes(), 0) })
  try {
    await Promise.all(open.map((lane) => lane.ask({ kind: 'open', kernels, model })))
  } catch (error) {
    for (const lane of open) lane.end()
    memory.setHeap('lanes', null)
    throw error
  }
  return {
    runsAtOnce: open.length * INPUTS_PER_LANE,
    run(pixels) {
      const lane = open.reduce((best, one) => (one.waiting() < best.waiting() ? one : best))
      return memory.whileHolding(pixels.data.byteLength * COPIES, () => lane.ask({ kind: 'run', pixels }))
    },
  }
}

function openLane(worker: Worker): Lane {
  const asked: Asked[] = []
  let heapBytes = 0
  let ended = false
  worker.addEventListener('message', ({ data }: MessageEvent<FromLane>) => {
    const first = asked.shift()
    if (data.kind === 'failed') return first?.reject(new Error(data.message))
    heapBytes = data.heapBytes
    first?.resolve(data.outputs)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    ended = true
    for (const one of asked.splice(0)) one.reject(new Error('a lane ended'))
  })
  return {
    async ask(question) {
      if (ended) throw new Error('a lane ended before')
      return new Promise((resolve, reject) => {
        asked.push({ resolve, reject })
        worker.postMessage(question)
      })
    },
    waiting: () => asked.length,
    heapBytes: () => heapBytes,
    end: () => worker.terminate(),
  }
}
