import { readFile } from 'node:fs/promises'
import type { Runtime } from './runtime.ts'

/** The engine in Node: WASM read from the package's own files. */
export function nodeRuntime(): Runtime {
  let pdfium: Promise<WebAssembly.Module> | undefined
  return {
    pdfiumModule() {
      pdfium ??= readFile(new URL('../../wasm/pdfium.wasm', import.meta.url)).then((bytes) =>
        WebAssembly.compile(bytes),
      )
      return pdfium
    },
  }
}
