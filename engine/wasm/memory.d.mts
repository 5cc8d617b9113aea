/** Of onnxruntime: a module that imports a memory of one thread, of at least `min` pages. */
export function importPlainMemory(wasm: Buffer, min: number): Buffer<ArrayBuffer>
