import names from '../../wasm/heif.mjs'

/** The part of libheif's C interface (`libheif/heif.h`) that the engine calls; every number is an address, or what it says. */
export interface HeifFunctions {
  malloc(bytes: number): number
  heif_context_alloc(): number
  heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    bytes: number,
    length: number,
    options: number,
  ): void
  heif_context_get_primary_image_handle(error: number, context: number, handle: number): void
  heif_image_handle_get_width(handle: number): number
  heif_image_handle_get_height(handle: number): number
  heif_image_handle_get_image_tiling(error: number, handle: number, asDisplayed: number, tiling: number): void
  heif_image_handle_decode_image_tile(
    error: number,
    handle: number,
    image: number,
    colours: number,
    chroma: number,
    options: number,
    column: number,
    row: number,
  ): void
  heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colours: number,
    chroma: number,
    options: number,
  ): void
  heif_decoding_options_alloc(): number
  heif_image_release(image: number): void
  heif_image_get_width(image: number, channel: number): number
  heif_image_get_height(image: number, channel: number): number
  heif_image_get_bits_per_pixel_range(image: number, channel: number): number
  heif_image_get_colorspace(image: number): number
  heif_image_get_plane_readonly(image: number, channel: number, stride: number): number
}

/** Names of the exports that are no functions of libheif. */
const MEMORY = 'Q'
const CONSTRUCTORS = 'R'
const PAGE_BYTES = 65_536
/** What is said of files, of which there are none. */
const NO_FILE = 8

/**
 * An instance of libheif. It asks for what C programs have: a heap that grows, and files, time and exceptions, which it gets
 * none of. The rest that it asks for registers calls from JavaScript that are not made here.
 */
export function start(module: WebAssembly.Module): {
  readonly heif: HeifFunctions
  readonly memory: WebAssembly.Memory
} {
  const own: { memory?: WebAssembly.Memory } = {}
  const bytes = () => new Uint8Array(own.memory?.buffer ?? new ArrayBuffer(0))
  const end = () => {
    throw new WebAssembly.RuntimeError('libheif gave up')
  }
  const noFile = () => NO_FILE
  const asked: Readonly<Record<string, (...numbers: number[]) => number>> = {
    // An assertion, an exception, an abort.
    b: end,
    C: end,
    // memcpy
    I: (to = 0, from = 0, length = 0) => {
      bytes().copyWithin(to, from, from + length)
      return to
    },
    // A larger heap.
    D: (wanted = 0) => {
      const { memory } = own
      if (!memory) return 0
      try {
        memory.grow(Math.ceil((wanted - memory.buffer.byteLength) / PAGE_BYTES))
        return 1
      } catch {
        return 0
      }
    },
    // An environment of nothing.
    H: (count = 0, size = 0) => {
      new DataView(bytes().buffer).setUint32(count, 0, true)
      new DataView(bytes().buffer).setUint32(size, 0, true)
      return 0
    },
    ...Object.fromEntries(['r', 'B', 'F', 'E', 's', 't', 'y', 'p'].map((name) => [name, noFile])),
    k: end,
  }
  const imports = Object.fromEntries(
    WebAssembly.Module.imports(module).map(({ name }) => [name, asked[name] ?? (() => 0)]),
  )
  const { exports } = new WebAssembly.Instance(module, { a: imports })
  const memory = exports[MEMORY]
  const construct = exports[CONSTRUCTORS]
  if (!(memory instanceof WebAssembly.Memory) || typeof construct !== 'function') {
    throw new TypeError('heif.wasm is of another version of libheif-js')
  }
  own.memory = memory
  construct()
  const functions = Object.entries(names).map(([name, letter]) => [name, exports[letter]])
  // The names are those of the loader of this very module.
  return { heif: Object.fromEntries(functions) as HeifFunctions, memory }
}
