import { readFile } from 'node:fs/promises'
import { memoryLedger } from './memory.ts'
import { openNetworks } from './networks.ts'
import { once } from './once.ts'
import type { Runtime } from './runtime.ts'

/** The engine in Node: WASM and networks are read from the package's own files. */
export function nodeRuntime(): Runtime {
  const compiled = (address: URL) => once(async () => WebAssembly.compile(await fileAt(address)))
  const memory = memoryLedger()
  const { network, letters } = openNetworks(
    {
      kernelsModule: compiled(new URL('../../wasm/kernels.wasm', import.meta.url)),
      ortModule: compiled(new URL('../../wasm/ort.wasm', import.meta.url)),
      readModel: async (file) => fileAt(modelAddress(file)),
    },
    memory,
  )
  return {
    pdfiumModule: compiled(new URL('../../wasm/pdfium.wasm', import.meta.url)),
    webpModule: compiled(new URL('../../wasm/webp.wasm', import.meta.url)),
    heifModule: compiled(new URL('../../wasm/heif.wasm', import.meta.url)),
    barcodeModule: compiled(new URL('../../wasm/barcodes.wasm', import.meta.url)),
    network,
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
