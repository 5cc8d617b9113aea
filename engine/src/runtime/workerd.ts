import pdfium from '../../wasm/pdfium.wasm'
import type { Runtime } from './runtime.ts'

/** One for the isolate, because decoder instances are kept by runtime and the isolate has 128 MB. */
const runtime: Runtime = { pdfiumModule: async () => pdfium }

/** The engine in workerd, which refuses to compile WASM from bytes: the module is imported at build time. */
export function workerdRuntime(): Runtime {
  return runtime
}
