import barcodes from '@ficha/engine/barcodes.wasm?url'
import type { BrowserFiles } from '@ficha/engine/browser'
import ort from '@ficha/engine/ort.wasm?url'
import pdfium from '@ficha/engine/pdfium.wasm?url'
import webp from '@ficha/engine/webp.wasm?url'
import detector from '@ficha/models/detector.onnx?url'
import recogniser from '@ficha/models/recogniser.onnx?url'

const NETWORKS = new Map([
  ['detector.onnx', detector],
  ['recogniser.onnx', recogniser],
])

/** Where the page serves what the engine loads. */
export const ENGINE_FILES: BrowserFiles = {
  pdfium,
  webp,
  barcodes,
  ort,
  models(file) {
    const url = NETWORKS.get(file)
    if (url === undefined) throw new RangeError(`the network ${file} was not built into the page`)
    return url
  },
}
