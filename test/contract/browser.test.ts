import barcodes from '@ficha/engine/barcodes.wasm?url'
import { browserRuntime } from '@ficha/engine/browser'
import pdfium from '@ficha/engine/pdfium.wasm?url'
import webp from '@ficha/engine/webp.wasm?url'
import detector from '@ficha/models/detector.onnx?url'
import recogniser from '@ficha/models/recogniser.onnx?url'
import ort from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { inject } from 'vitest'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'
import { networkContract } from './network-contract.ts'

const models = new Map([
  ['detector.onnx', detector],
  ['recogniser.onnx', recogniser],
])
const runtime = browserRuntime({ pdfium, webp, barcodes, ort, models: (file) => models.get(file) ?? file })

engineContract(runtime, received(inject('contractCases')))
networkContract(runtime, inject('networkSamples'))
