import type { Runtime } from '../runtime/runtime.ts'
import { BrokenImage } from './grey.ts'
import { type HeifFunctions, start } from './libheif-instance.ts'

/** `struct heif_error`: a code, a finer one, a text. */
const ERROR_BYTES = 12
const ERROR_CODE = { memory: 6 } as const
/** `struct heif_image_tiling` has 19 numbers. */
const OUT_BYTES = 96
/** Places in `struct heif_decoding_options`. */
const OPTION = { to8Bit: 20, strict: 21 } as const

/** An instance of libheif with a file in it. Used once: none survives an error, and an isolate has no room to keep one. */
export interface Libheif {
  readonly heif: HeifFunctions
  /** The file's main picture. */
  readonly handle: number
  /** Options for decoding: strict, and to eight bits where libheif can. */
  readonly options: number
  /** The heap as it is now. */
  heap(): Uint8Array
  /**
   * Call a function that answers by a `heif_error`, and gives a number at an address.
   *
   * @throws {BrokenImage} where it says no
   */
  ask(call: (error: number, out: number) => void): number
  /** Where functions put their answers. */
  readonly out: { readonly at: number; numbers(count: number): Uint32Array }
}

/**
 * Open a HEIF file, read its boxes, and decode nothing yet.
 *
 * @param use must not keep what it is given
 * @throws {BrokenImage} where it is none, or libheif fails, as it does at the maximum of its memory
 */
export async function withLibheif<T>(
  bytes: Uint8Array,
  runtime: Runtime,
  use: (libheif: Libheif) => T,
): Promise<T> {
  const module = await runtime.heifModule()
  try {
    const { heif, memory } = start(module)
    runtime.memory.setHeap('heif', { bytes: () => memory.buffer.byteLength })
    return use(opened(heif, bytes, () => new Uint8Array(memory.buffer)))
  } catch (error) {
    // What libheif throws is a trap, an abort or an exception of C++; these are of our own making.
    if (error instanceof BrokenImage || error instanceof TypeError || error instanceof ReferenceError)
      throw error
    throw new BrokenImage('the HEIC needs more memory than a reading may take, or is broken')
  } finally {
    runtime.memory.setHeap('heif', null)
  }
}

function opened(heif: HeifFunctions, bytes: Uint8Array, heap: () => Uint8Array): Libheif {
  const [file, error, out] = [bytes.length, ERROR_BYTES, OUT_BYTES].map((length) => heif.malloc(length))
  if (!file || !error || !out) throw new BrokenImage('the HEIC needs more memory than a reading may take')
  heap().set(bytes, file)
  const numbers = (count: number) => new Uint32Array(heap().buffer, out, count)
  const ask = (call: (error: number, out: number) => void) => {
    call(error, out)
    const [code = 0] = new Int32Array(heap().buffer, error, 1)
    if (code === ERROR_CODE.memory) {
      throw new BrokenImage('the HEIC needs more memory than a reading may take')
    }
    // Its texts may hold what the file says.
    if (code !== 0) throw new BrokenImage(`the HEIC is broken, or of a coding that is not read (${code})`)
    return numbers(1)[0] ?? 0
  }
  const context = heif.heif_context_alloc()
  ask((e) => heif.heif_context_read_from_memory_without_copy(e, context, file, bytes.length, 0))
  const handle = ask((e, to) => heif.heif_context_get_primary_image_handle(e, context, to))
  const options = heif.heif_decoding_options_alloc()
  heap()[options + OPTION.to8Bit] = 1
  heap()[options + OPTION.strict] = 1
  return { heif, handle, options, heap, ask, out: { at: out, numbers } }
}
