import loadOrt, { type OrtModule } from '../../wasm/ort.mjs'
import type { Input, Tensor } from './runtime.ts'

/** One onnxruntime with a heap of its own, in which a model is open. After any error in it, it must not be used again. */
export interface Ort extends Session {
  /** SHA-256 of the model's file, in hex. */
  readonly model: string
  heapBytes(): number
}

export interface Session {
  /**
   * @returns output name → values, copied out of the heap
   * @throws {TypeError} for grey levels, of which onnxruntime makes no numbers
   */
  run(input: Input): Readonly<Record<string, Tensor>>
}

/** What engine/wasm/open-model.mjs says of its module. */
interface Open {
  readonly model: string
  /** Where the session is in the heap. */
  readonly session: number
  /** Of 64 KiB each, which the heap has from the start. */
  readonly pages: number
}

/** More gained nothing: most convolutions are too small to share. */
const THREADS = 1
const POINTER_BYTES = 4
/** ONNX's TensorProto.DataType FLOAT, and onnxruntime-web's place "cpu". */
const FLOAT = 1
const ON_CPU = 1
const PAGE_BYTES = 65_536

/**
 * A fresh instance. The library's own loader keeps one for the life of the process, which a trap would
 * poison; so this calls the WASM beneath it, by the same functions.
 *
 * @param module engine/wasm/ort.wasm, compiled: onnxruntime for one thread, with the reader open in it
 */
export async function startOrt(module: WebAssembly.Module, heapBytesMax: number): Promise<Ort> {
  const { model, session, pages } = openIn(module)
  const memory = new WebAssembly.Memory({ initial: pages, maximum: heapBytesMax / PAGE_BYTES })
  const ort = await new Promise<OrtModule>((resolve, reject) => {
    loadOrt({
      memory,
      numThreads: THREADS,
      constructed: true,
      instantiateWasm(imports, done) {
        // Asynchronously, because a page may not instantiate megabytes at once on its main thread.
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject)
      },
    }).then(resolve, reject)
  })
  const [input, outputs] = namesOf(ort, session)
  return {
    model,
    run: (tensor) => run(ort, session, input, outputs, tensor),
    heapBytes: () => memory.buffer.byteLength,
  }
}

function openIn(module: WebAssembly.Module): Open {
  const [told] = WebAssembly.Module.customSections(module, 'open')
  if (!told) throw new Error('engine/wasm/ort.wasm has no model open; install the package again')
  return JSON.parse(new TextDecoder().decode(told))
}

/** Pointers to the names of the one input, and of the outputs. */
function namesOf(ort: OrtModule, session: number): [input: number, outputs: readonly number[]] {
  return withStack(ort, () => {
    const counts = ort.stackAlloc(2 * POINTER_BYTES)
    if (ort._OrtGetInputOutputCount(session, counts, counts + POINTER_BYTES) !== 0) {
      throw lastError(ort, 'a network does not tell its outputs')
    }
    const inputs = ort.getValue(counts, 'i32')
    if (inputs !== 1) throw new RangeError(`a network has ${inputs} inputs; the engine gives one`)
    const outputs = ort.getValue(counts + POINTER_BYTES, 'i32')
    const [input = 0, ...rest] = Array.from({ length: 1 + outputs }, (_, index) => name(ort, session, index))
    return [input, rest]
  })
}

/** Pointer to the name of an input or output (outputs follow the inputs), kept for the session's life. */
function name(ort: OrtModule, session: number, index: number): number {
  return withStack(ort, () => {
    const pointers = ort.stackAlloc(2 * POINTER_BYTES)
    if (ort._OrtGetInputOutputMetadata(session, index, pointers, pointers + POINTER_BYTES) !== 0) {
      throw lastError(ort, 'a network does not tell its names')
    }
    ort._OrtFree(ort.getValue(pointers + POINTER_BYTES, '*'))
    return ort.getValue(pointers, '*')
  })
}

function run(
  ort: OrtModule,
  session: number,
  inputName: number,
  outputNames: readonly number[],
  tensor: Input,
): Record<string, Tensor> {
  if ('levels' in tensor) throw new TypeError('onnxruntime takes no grey levels')
  const size = tensor.shape.reduce((product, length) => product * length, 1)
  if (size !== tensor.data.length) {
    throw new RangeError(`a tensor of shape ${tensor.shape.join(' × ')} has ${tensor.data.length} numbers`)
  }
  const bytes = tensor.data.byteLength
  const data = allocate(ort, bytes)
  ort.HEAPU8.set(new Uint8Array(tensor.data.buffer, tensor.data.byteOffset, bytes), data)
  return withStack(ort, () => {
    const dims = pointerArray(ort, tensor.shape)
    const input = ort._OrtCreateTensor(FLOAT, data, bytes, dims, tensor.shape.length, ON_CPU)
    if (input === 0) throw lastError(ort, 'no input tensor')
    const outputs = pointerArray(
      ort,
      outputNames.map(() => 0),
    )
    const failed = ort._OrtRun(
      session,
      pointerArray(ort, [inputName]),
      pointerArray(ort, [input]),
      1,
      pointerArray(ort, outputNames),
      outputNames.length,
      outputs,
      0,
    )
    if (failed !== 0) throw lastError(ort, 'a network did not run')
    ort._OrtReleaseTensor(input)
    ort._free(data)
    return Object.fromEntries(
      outputNames.map((outputName, index) => [
        ort.UTF8ToString(outputName),
        takeTensor(ort, ort.getValue(outputs + index * POINTER_BYTES, '*')),
      ]),
    )
  })
}

/** Copies an output out of the heap and releases it there. */
function takeTensor(ort: OrtModule, tensor: number): Tensor {
  const facts = ort.stackAlloc(4 * POINTER_BYTES)
  const pointer = (index: number) => facts + index * POINTER_BYTES
  const fact = (index: number) => ort.getValue(pointer(index), 'i32')
  if (ort._OrtGetTensorData(tensor, pointer(0), pointer(1), pointer(2), pointer(3)) !== 0) {
    throw lastError(ort, 'a network gave no output')
  }
  const [type, at, dimsAt, dimsLength] = [fact(0), fact(1), fact(2), fact(3)]
  if (type !== FLOAT) throw new RangeError('a network gave other numbers than float32')
  const shape = Array.from({ length: dimsLength }, (_, index) =>
    ort.getValue(dimsAt + index * POINTER_BYTES, 'i32'),
  )
  ort._OrtFree(dimsAt)
  const length = shape.reduce((product, side) => product * side, 1)
  const copy = new Float32Array(length)
  new Uint8Array(copy.buffer).set(ort.HEAPU8.subarray(at, at + copy.byteLength))
  ort._OrtReleaseTensor(tensor)
  return { data: copy, shape }
}

/** On the stack, until the caller's `withStack` ends. */
function pointerArray(ort: OrtModule, values: readonly number[]): number {
  const array = ort.stackAlloc(Math.max(1, values.length) * POINTER_BYTES)
  for (const [index, value] of values.entries()) ort.setValue(array + index * POINTER_BYTES, value, 'i32')
  return array
}

function allocate(ort: OrtModule, bytes: number): number {
  const pointer = ort._malloc(bytes)
  if (pointer === 0) throw new Error(`onnxruntime could not allocate ${bytes} bytes`)
  return pointer
}

function withStack<T>(ort: OrtModule, use: () => T): T {
  const stack = ort.stackSave()
  try {
    return use()
  } finally {
    ort.stackRestore(stack)
  }
}

/** onnxruntime's own message: about shapes and operators, never about content. */
function lastError(ort: OrtModule, what: string): Error {
  return withStack(ort, () => {
    const pointers = ort.stackAlloc(2 * POINTER_BYTES)
    ort._OrtGetLastError(pointers, pointers + POINTER_BYTES)
    const message = ort.getValue(pointers + POINTER_BYTES, '*')
    return new Error(`${what}: ${message === 0 ? 'no reason given' : ort.UTF8ToString(message)}`)
  })
}
