import barcodes from '@ficha/engine/barcodes.wasm?url'
import { browserRuntime } from '@ficha/engine/browser'
import ort from '@ficha/engine/ort.wasm?url'
import pdfium from '@ficha/engine/pdfium.wasm?url'
import webp from '@ficha/engine/webp.wasm?url'
import detector from '@ficha/models/detector.onnx?url'
import recogniser from '@ficha/models/recogniser.onnx?url'

const models = new Map([
  ['detector.onnx', detector],
  ['recogniser.onnx', recogniser],
])

/** The engine as a page has it, with so many lanes. */
export function runtimeWithLanes(count: number, start: () => Worker = startLane) {
  const files = { pdfium, webp, barcodes, ort, models: (file: string) => models.get(file) ?? file }
  return browserRuntime(files, count > 0 ? { count, start } : null)
}

function startLane(): Worker {
  return new Worker(new URL('./lane.worker.ts', import.meta.url), { type: 'module' })
}
