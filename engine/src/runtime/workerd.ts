import pdfium from '../../wasm/pdfium.wasm'
import type { Runtime } from './runtime.ts'

/** The engine in workerd, which refuses to compile WASM from bytes: the module is imported at build time. */
export function workerdRuntime(): Runtime {
  return { pdfiumModule: async () => pdfium }
}
