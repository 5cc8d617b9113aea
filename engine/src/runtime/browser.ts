import { LIMITS } from '../limits.ts'
import { type Lanes, openLanes } from './lanes.ts'
import { memoryLedger } from './memory.ts'
import { type NetworkHost, openNetworks } from './networks.ts'
import { once } from './once.ts'
import type { Runtime } from './runtime.ts'

export { warmUp } from './warm-up.ts'

/** Where a page serves what the engine loads; same origin, so that offline reading needs no other host. */
export interface BrowserFiles {
  readonly pdfium: string
  readonly webp: string
  readonly barcodes: string
  readonly ort: string
  /** File name in models/manifest.json → its URL. */
  readonly models: (file: string) => string
}

/**
 * The engine in a page or, better, in a Web Worker of it.
 *
 * @param lanes where several lines shall be read at once; null: one after the other
 */
export function browserRuntime(files: BrowserFiles, lanes: Lanes | null): Runtime {
  const compile = (url: string) => once(() => WebAssembly.compileStreaming(fetched(url)))
  const host: NetworkHost = {
    ortModule: compile(files.ort),
    readModel: async (file) => new Uint8Array(await (await fetched(files.models(file))).arrayBuffer()),
  }
  const memory = memoryLedger(LIMITS.memoryBytesMax + (lanes?.count ?? 0) * LIMITS.laneMemoryBytesMax)
  const own = openNetworks(host, memory)
  const inLanes = lanes && once(() => openLanes('recogniser', lanes, host, memory))
  return {
    pdfiumModule: compile(files.pdfium),
    webpModule: compile(files.webp),
    barcodeModule: compile(files.barcodes),
    network: (name) => (name === 'recogniser' && inLanes ? inLanes() : own(name)),
    memory,
  }
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
