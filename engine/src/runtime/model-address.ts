/** Files of models/manifest.json. The reader is none: it is open in ort.wasm. Bundlers find them by these addresses. */
const MODELS: Readonly<Record<string, URL>> = {
  'detector.onnx': new URL('../../../models/detector.onnx', import.meta.url),
  'recogniser.onnx': new URL('../../../models/recogniser.onnx', import.meta.url),
  'handwriting.onnx': new URL('../../../models/handwriting.onnx', import.meta.url),
  'letters.bin': new URL('../../../models/letters.bin', import.meta.url),
}

export function modelAddress(file: string): URL {
  const address = MODELS[file]
  if (!address) throw new RangeError(`${file} is not part of the engine`)
  return address
}
