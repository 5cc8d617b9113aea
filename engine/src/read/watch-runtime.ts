import type { NetworkName, Runtime } from '../runtime/runtime.ts'

/** A runtime that tells when a network works, and for which of its tasks. */
export interface WatchedRuntime {
  /** The same object for the engine's life: decoders are kept by it. */
  readonly runtime: Runtime
  /** @param tell hears of every run until the next `watch`, before it begins; what it throws ends the reading */
  readonly watch: (tell: (name: NetworkName) => void | Promise<void>) => void
  /** Why a module could not be loaded since `watch`, where one could not: no document is to blame for that. */
  readonly failure: () => unknown
}

export function watchRuntime(runtime: Runtime): WatchedRuntime {
  let tell: (name: NetworkName) => void | Promise<void> = () => {}
  let failure: unknown
  const loading = async <T>(load: () => Promise<T>): Promise<T> => {
    try {
      return await load()
    } catch (error) {
      failure = error
      throw error
    }
  }
  return {
    runtime: {
      ...runtime,
      pdfiumModule: () => loading(runtime.pdfiumModule),
      webpModule: () => loading(runtime.webpModule),
      heifModule: () => loading(runtime.heifModule),
      barcodeModule: () => loading(runtime.barcodeModule),
      letters: () => loading(runtime.letters),
      async network(name) {
        const network = await loading(() => runtime.network(name))
        return {
          ...network,
          async run(pixels) {
            await tell(name)
            return network.run(pixels)
          },
        }
      },
    },
    watch(listener) {
      tell = listener
      failure = undefined
    },
    failure: () => failure,
  }
}
