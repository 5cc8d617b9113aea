/** onnxruntime as published → onnxruntime in which the ONNX file is open as soon as it is instantiated. */
export function withOpenModel(wasm: Buffer, model: Uint8Array): Promise<Buffer<ArrayBuffer>>
