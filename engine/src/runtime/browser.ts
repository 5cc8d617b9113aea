import { memoryLedger } from './memory.ts'
import { openNetworks } from './networks.ts'
import { once } from './once.ts'
import type { Runtime } from './runtime.ts'

/** Where a page serves what the engine loads; same origin, so that offline reading needs no other host. */
export interface BrowserFiles {
  readonly pdfium: string
  readonly webp: string
  readonly barcodes: string
  /** onnxruntime-web's `ort-wasm-simd-threaded.wasm`, as published: it can run in several threads. */
  readonly ort: string
  /** File name in models/manifest.json → its URL. */
  readonly models: (file: string) => string
}

/** More threads gain little on networks this small, and phones have few fast cores. */
const THREADS_MAX = 4

/** The engine in a page or, better, in a Web Worker of it. */
export function browserRuntime(files: BrowserFiles): Runtime {
  const compile = (url: string) => once(() => WebAssembly.compileStreaming(fetched(url)))
  const memory = memoryLedger()
  const network = openNetworks(
    {
      ortModule: compile(files.ort),
      sharesMemory: true,
      // A page that is not isolated may have such a memory, but not hand it to threads.
      threads: globalThis.crossOriginIsolated ? Math.min(THREADS_MAX, navigator.hardwareConcurrency) : 1,
      readModel: async (file) => new Uint8Array(await (await fetched(files.models(file))).arrayBuffer()),
    },
    memory,
  )
  return {
    pdfiumModule: compile(files.pdfium),
    webpModule: compile(files.webp),
    barcodeModule: compile(files.barcodes),
    network,
    memory,
  }
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
