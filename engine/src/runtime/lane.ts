import { LIMITS } from '../limits.ts'
import type { FromLane, ToLane } from './lanes.ts'
import { memoryLedger } from './memory.ts'
import { openNetworks } from './networks.ts'
import type { Network } from './runtime.ts'

/** The work of a lane's worker: a network in an instance of its own. The instance is replaced after an error, the lane stays. */
export function serveLane(): void {
  const memory = memoryLedger()
  let network: Network | null = null

  async function answer(question: ToLane): Promise<FromLane> {
    if (question.kind === 'open') {
      const { name, ort, model } = question
      const host = { ortModule: async () => ort, readModel: async () => model }
      network = await openNetworks(host, memory, LIMITS.laneMemoryBytesMax)(name)
      return { kind: 'done', outputs: {}, heapBytes: memory.bytes() }
    }
    if (network === null) throw new TypeError('a lane was given an input before its network')
    const outputs = await network.run(question.pixels)
    return { kind: 'done', outputs, heapBytes: memory.bytes() }
  }

  let last: Promise<void> = Promise.resolve()
  self.addEventListener('message', ({ data }: MessageEvent<ToLane>) => {
    last = last
      .then(() => answer(data))
      .catch((error: unknown): FromLane => ({ kind: 'failed', message: String(error) }))
      .then((said) => self.postMessage(said))
  })
}
