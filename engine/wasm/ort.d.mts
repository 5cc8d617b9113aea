/** The part of onnxruntime-web's WASM (`lib/wasm/wasm-types.ts` of the package) that the engine calls. */
export interface OrtModule {
  readonly HEAPU8: Uint8Array
  _malloc(bytes: number): number
  _free(pointer: number): void
  stackSave(): number
  stackRestore(stack: number): void
  stackAlloc(bytes: number): number
  getValue(pointer: number, type: 'i32' | '*'): number
  setValue(pointer: number, value: number, type: 'i32' | '*'): void
  UTF8ToString(pointer: number): string
  /** Everything below answers 0 for success, or a handle, which is 0 on failure. */
  _OrtGetLastError(codePointer: number, messagePointer: number): number
  _OrtGetInputOutputCount(session: number, inputsPointer: number, outputsPointer: number): number
  _OrtGetInputOutputMetadata(
    session: number,
    index: number,
    namePointer: number,
    metadataPointer: number,
  ): number
  _OrtFree(pointer: number): number
  _OrtCreateTensor(
    type: number,
    data: number,
    bytes: number,
    dims: number,
    dimsLength: number,
    location: number,
  ): number
  _OrtGetTensorData(
    tensor: number,
    typePointer: number,
    dataPointer: number,
    dimsPointer: number,
    dimsLengthPointer: number,
  ): number
  _OrtReleaseTensor(tensor: number): number
  _OrtRun(
    session: number,
    inputNames: number,
    inputs: number,
    inputCount: number,
    outputNames: number,
    outputCount: number,
    outputs: number,
    runOptions: number,
  ): number
}

export default function ort(options: {
  readonly memory: WebAssembly.Memory
  readonly numThreads: number
  /** The module holds what constructors made (open-model.mjs). */
  readonly constructed: true
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => void
}): Promise<OrtModule>
