import { LIMITS } from '../limits.ts'
import { type Lanes, openLanes } from './lanes.ts'
import { memoryLedger } from './memory.ts'
import { type NetworkHost, openNetworks } from './networks.ts'
import { once } from './once.ts'
import type { Runtime } from './runtime.ts'

/**
 * The engine in a page or, better, in a Web Worker of it. Bundlers find its files by these addresses, and put them where
 * the page is served from: the same origin, so that offline reading needs no other host.
 *
 * @param lanes where several lines shall be read at once; null: one after the other
 */
export function browserRuntime(lanes: Lanes | null): Runtime {
  const host: NetworkHost = {
    kernelsModule: compiled(new URL('../../wasm/kernels.wasm', import.meta.url)),
    ortModule: compiled(new URL('../../wasm/ort.wasm', import.meta.url)),
    readModel: async (file) => new Uint8Array(await (await fetched(modelAddress(file))).arrayBuffer()),
  }
  const memory = memoryLedger(LIMITS.memoryBytesMax + (lanes?.count ?? 0) * LIMITS.laneMemoryBytesMax)
  const { network: own, letters } = openNetworks(host, memory)
  const inLanes = lanes && once(() => openLanes('recogniser', lanes, host, memory))
  return {
    pdfiumModule: compiled(new URL('../../wasm/pdfium.wasm', import.meta.url)),
    webpModule: compiled(new URL('../../wasm/webp.wasm', import.meta.url)),
    barcodeModule: compiled(new URL('../../wasm/barcodes.wasm', import.meta.url)),
    network: (name) => (name === 'recogniser' && inLanes ? inLanes() : own(name)),
    letters,
    memory,
  }
}

/** A model of models/manifest.json: whatever stands there. */
function modelAddress(file: string): URL {
  if (file === 'letters.bin') return new URL('../../../models/letters.bin', import.meta.url)
  const name = file.replace(/\.onnx$/, '')
  return new URL(`../../../models/${name}.onnx`, import.meta.url)
}

function compiled(address: URL): () => Promise<WebAssembly.Module> {
  return once(async () => WebAssembly.compileStreaming(await fetched(address)))
}

/** @throws with what to do about it: this is what a page meets whose server does not have the engine's files */
async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new Error(`${missing(address)}: ${error instanceof Error ? error.message : 'no answer'}`)
  })
  if (!response.ok) throw new Error(`${missing(address)}: status ${response.status}`)
  const type = response.headers.get('Content-Type') ?? ''
  // What servers of single pages say instead of 404.
  if (type.startsWith('text/html')) throw new Error(`${missing(address)}: an HTML page came instead`)
  // Some servers do not know the kind, and a browser compiles nothing else while it loads.
  const isWasm = address.pathname.endsWith('.wasm') && !type.startsWith('application/wasm')
  return isWasm ? new Response(response.body, { headers: { 'Content-Type': 'application/wasm' } }) : response
}

function missing({ href }: URL): string {
  return `@ficha/engine: ${href} cannot be loaded; serve the package's folder ficha beside the script that uses it`
}
