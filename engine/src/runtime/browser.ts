import type { Runtime } from './runtime.ts'

/** @param wasmUrl where the page serves `pdfium.wasm`; same origin, so that offline reading needs no other host */
export function browserRuntime(wasmUrl: string): Runtime {
  let pdfium: Promise<WebAssembly.Module> | undefined
  return {
    pdfiumModule() {
      pdfium ??= WebAssembly.compileStreaming(fetch(wasmUrl))
      return pdfium
    },
  }
}
