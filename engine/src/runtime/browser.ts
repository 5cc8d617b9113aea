import { LIMITS } from '../limits.ts'
import { fetchFile, type TellBytes } from './fetch-file.ts'
import { type Lanes, openLanes } from './lanes.ts'
import { memoryLedger } from './memory.ts'
import { modelAddress } from './model-address.ts'
import { type NetworkHost, openNetworks } from './networks.ts'
import { once } from './once.ts'
import type { Runtime } from './runtime.ts'

/**
 * The engine in a page or, better, in a Web Worker of it. Bundlers find its files by these addresses, and put them where
 * the page is served from: the same origin, so that offline reading needs no other host.
 *
 * @param lanes where several lines shall be read at once; null: one after the other
 * @param later brings what pictures do not need, where it is not fetched here
 * @param tell hears of every piece of a file as it comes
 */
export function browserRuntime(
  lanes: Lanes | null,
  later: LaterModules | null = null,
  tell: TellBytes = () => {},
): Runtime {
  const fetched = (address: URL) => fetchFile(address, tell)
  const compiled = (address: URL) => once(async () => WebAssembly.compileStreaming(await fetched(address)))
  const host: NetworkHost = {
    kernelsModule: compiled(new URL('../../wasm/kernels.wasm', import.meta.url)),
    ortModule: compiled(new URL('../../wasm/ort.wasm', import.meta.url)),
    readModel: async (file) => new Uint8Array(await (await fetched(modelAddress(file))).arrayBuffer()),
  }
  const memory = memoryLedger(LIMITS.memoryBytesMax + (lanes?.count ?? 0) * LIMITS.laneMemoryBytesMax)
  const { network: own, ...others } = openNetworks(host, memory)
  const inLanes = lanes && once(() => openLanes('recogniser', lanes, host, memory))
  return {
    pdfiumModule: later?.pdfiumModule ?? compiled(laterAddresses().pdfium),
    webpModule: later?.webpModule ?? compiled(laterAddresses().webp),
    heifModule: later?.heifModule ?? compiled(laterAddresses().heif),
    barcodeModule: compiled(new URL('../../wasm/barcodes.wasm', import.meta.url)),
    network: (name) => (name === 'recogniser' && inLanes ? inLanes() : own(name)),
    ...others,
    memory,
  }
}

/** What is read without, until a document asks for it. */
export type LaterModules = Pick<Runtime, 'pdfiumModule' | 'webpModule' | 'heifModule'>

/** Where that is. */
export function laterAddresses(): Readonly<Record<'pdfium' | 'webp' | 'heif', URL>> {
  return {
    pdfium: new URL('../../wasm/pdfium.wasm', import.meta.url),
    webp: new URL('../../wasm/webp.wasm', import.meta.url),
    heif: new URL('../../wasm/heif.wasm', import.meta.url),
  }
}
