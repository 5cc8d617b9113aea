import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { memoryLedger } from './memory.ts'
import { openNetworks } from './networks.ts'
import { once } from './once.ts'
import type { Runtime } from './runtime.ts'

/** The engine in Node: WASM and networks are read from the packages' own files. */
export function nodeRuntime(): Runtime {
  const { resolve } = createRequire(import.meta.url)
  const compile = (path: string | URL) => once(async () => WebAssembly.compile(await readFile(path)))
  const prepared = (name: string) => compile(new URL(`../../wasm/${name}.wasm`, import.meta.url))
  const memory = memoryLedger()
  const network = openNetworks(
    {
      ortModule: prepared('ort'),
      readModel: async (file) => new Uint8Array(await readFile(resolve(`@ficha/models/${file}`))),
    },
    memory,
  )
  return {
    pdfiumModule: prepared('pdfium'),
    webpModule: prepared('webp'),
    barcodeModule: prepared('barcodes'),
    network,
    memory,
  }
}
