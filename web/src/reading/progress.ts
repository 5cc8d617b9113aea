import type { Runtime } from '@ficha/engine'

type NetworkName = Parameters<Runtime['network']>[0]

/** A runtime that tells when a network works, and for which of its two tasks. */
export interface WatchedRuntime {
  /** The same object for the worker's life: the engine keeps decoders by it. */
  readonly runtime: Runtime
  /** @param tell hears of every run until the next `watch` */
  readonly watch: (tell: (name: NetworkName) => void) => void
}

export function watchRuntime(runtime: Runtime): WatchedRuntime {
  let tell: (name: NetworkName) => void = () => {}
  return {
    runtime: {
      ...runtime,
      async network(name) {
        const network = await runtime.network(name)
        return {
          ...network,
          run(pixels) {
            tell(name)
            return network.run(pixels)
          },
        }
      },
    },
    watch(listener) {
      tell = listener
    },
  }
}
