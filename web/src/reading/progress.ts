import type { Runtime } from '@ficha/engine'
import type { Progress } from '../state/state.ts'

/**
 * The runtime, telling how far a reading is: the engine looks for lines once on every page, and reads
 * them afterwards.
 */
export function withProgress(
  runtime: Runtime,
  pageCount: number,
  tell: (progress: Progress) => void,
): Runtime {
  let page = 0
  tell({ stage: 'understand', page, pageCount })
  return {
    ...runtime,
    async network(name) {
      const network = await runtime.network(name)
      return {
        run(pixels) {
          if (name === 'detector') page = Math.min(page + 1, pageCount)
          tell({ stage: name === 'detector' ? 'find' : 'read', page, pageCount })
          return network.run(pixels)
        },
      }
    },
  }
}
