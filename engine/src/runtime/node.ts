import { readFile } from 'node:fs/promises'
import { memoryLedger } from './memory.ts'
import { modelAddress } from './model-address.ts'
import { openNetworks } from './networks.ts'
import { once } from './once.ts'
import type { Runtime } from './runtime.ts'

/** Compiled once in a process: runtimes share code, and have memories of their own. */
const MODULES = {
  kernels: compiled(new URL('../../wasm/kernels.wasm', import.meta.url)),
  ort: compiled(new URL('../../wasm/ort.wasm', import.meta.url)),
  pdfium: compiled(new URL('../../wasm/pdfium.wasm', import.meta.url)),
  webp: compiled(new URL('../../wasm/webp.wasm', import.meta.url)),
  heif: compiled(new URL('../../wasm/heif.wasm', import.meta.url)),
  barcodes: compiled(new URL('../../wasm/barcodes.wasm', import.meta.url)),
}

/** The engine in Node: WASM and networks are read from the package's own files. */
export function nodeRuntime(): Runtime {
  const memory = memoryLedger()
  const readModel = async (file: string) => fileAt(modelAddress(file))
  const networks = openNetworks({ kernelsModule: MODULES.kernels, ortModule: MODULES.ort, readModel }, memory)
  return {
    pdfiumModule: MODULES.pdfium,
    webpModule: MODULES.webp,
    heifModule: MODULES.heif,
    barcodeModule: MODULES.barcodes,
    ...networks,
    memory,
  }
}

function compiled(address: URL): () => Promise<WebAssembly.Module> {
  return once(async () => WebAssembly.compile(await fileAt(address)))
}

async function fileAt(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(address).catch((cause: unknown) => {
    throw new Error(
      `@ficha/engine: its own file ${address.pathname} cannot be read; install the package again, or where a bundler ` +
        'took it apart, leave @ficha/engine out of the bundle',
      { cause },
    )
  })
  return new Uint8Array(bytes)
}
