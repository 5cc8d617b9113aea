import { LIMITS } from '../limits.ts'
import { startInt8 } from './int8/open-int8.ts'
import type { FromLane, ToLane } from './lanes.ts'

/** The work of a lane's worker: a network in an instance of its own. The instance is replaced after an error, the lane stays. */
export function serveLane(): void {
  let network: Promise<Network> | null = null
  let start: () => Promise<Network> = () =>
    Promise.reject(new TypeError('a lane was given an input before its network'))

  async function answer(question: ToLane): Promise<FromLane> {
    if (question.kind === 'open') start = () => startNetwork(question.kernels, question.model)
    network ??= start()
    const { run, heapBytes } = await network
    const outputs = question.kind === 'run' ? run(question.pixels) : {}
    return { kind: 'done', outputs, heapBytes: heapBytes() }
  }

  let last: Promise<void> = Promise.resolve()
  self.addEventListener('message', ({ data }: MessageEvent<ToLane>) => {
    last = last
      .then(() => answer(data))
      .catch((error: unknown): FromLane => {
        network = null
        return { kind: 'failed', message: String(error) }
      })
      .then((said) => self.postMessage(said))
  })
}

type Network = Awaited<ReturnType<typeof startNetwork>>

async function startNetwork(kernels: WebAssembly.Module, model: Uint8Array) {
  const int8 = await startInt8(kernels, LIMITS.laneMemoryBytesMax)
  return { ...int8.open(model), heapBytes: int8.heapBytes }
}
