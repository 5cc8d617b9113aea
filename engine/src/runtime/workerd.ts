/// <reference path="./wasm.d.ts" />
import detector from '@ficha/models/detector.onnx'
import handwriting from '@ficha/models/handwriting.onnx'
import letters from '@ficha/models/letters.bin'
import recogniser from '@ficha/models/recogniser.onnx'
import barcodes from '../../wasm/barcodes.wasm'
import heif from '../../wasm/heif.wasm'
import kernels from '../../wasm/kernels.wasm'
import ort from '../../wasm/ort.wasm'
import pdfium from '../../wasm/pdfium.wasm'
import webp from '../../wasm/webp.wasm'
import { memoryLedger } from './memory.ts'
import { openNetworks } from './networks.ts'
import type { Runtime } from './runtime.ts'

const MODELS: Readonly<Record<string, ArrayBuffer>> = {
  'detector.onnx': detector,
  'recogniser.onnx': recogniser,
  'handwriting.onnx': handwriting,
  'letters.bin': letters,
}

const memory = memoryLedger()
const models = openNetworks(
  {
    kernelsModule: async () => kernels,
    ortModule: async () => ort,
    async readModel(file) {
      const bytes = MODELS[file]
      if (!bytes) throw new RangeError(`${file} is not part of this Worker`)
      return new Uint8Array(bytes)
    },
  },
  memory,
)

/** One for the isolate, because decoder instances are kept by runtime and the isolate has 128 MB. */
const runtime: Runtime = {
  pdfiumModule: async () => pdfium,
  webpModule: async () => webp,
  heifModule: async () => heif,
  barcodeModule: async () => barcodes,
  ...models,
  memory,
}

/** The engine in workerd, which refuses to compile WASM from bytes: the modules are imported at build time. */
export function workerdRuntime(): Runtime {
  return runtime
}
