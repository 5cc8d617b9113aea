import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Runtime } from '../runtime/runtime.ts'

export type Pdfium = WrappedPdfiumModule

/**
 * A heap never shrinks, so an instance that one document made this large is not kept for the next:
 * the isolate's 128 MB must also hold the upload and the result.
 */
const KEEP_HEAP_BYTES_MAX = 48 * 1024 * 1024

/** One idle instance for each host. */
const idle = new WeakMap<Runtime, Pdfium>()

/** An instance of the borrower's own; one in which anything threw is simply not given back. */
export async function borrowPdfium(runtime: Runtime): Promise<Pdfium> {
  const pdfium = idle.get(runtime) ?? (await instantiate(runtime))
  idle.delete(runtime)
  return pdfium
}

/** Only after work without an error: a trap leaves C++ state that the next document must never see. */
export function giveBackPdfium(runtime: Runtime, pdfium: Pdfium): void {
  if (heap(pdfium).byteLength <= KEEP_HEAP_BYTES_MAX) idle.set(runtime, pdfium)
}

/** The heap as it is now: growing it detaches earlier views, so callers must not keep one. */
export function heap(pdfium: Pdfium): Uint8Array<ArrayBuffer> {
  // The published types lean on @types/emscripten; this one member is all we need of them.
  return (pdfium.pdfium as unknown as { HEAPU8: Uint8Array<ArrayBuffer> }).HEAPU8
}

async function instantiate(runtime: Runtime): Promise<Pdfium> {
  const module = await runtime.pdfiumModule()
  const pdfium = await init({
    // Emscripten's hook for hosts that bring a compiled module; it must return the exports synchronously.
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      const instance = new WebAssembly.Instance(module, imports)
      done(instance, module)
      return instance.exports
    },
    // A document's content must never reach a log, not even through PDFium's own messages.
    print: () => {},
    printErr: () => {},
  } as Parameters<typeof init>[0])
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** Call `use` with `bytes` of zeroed scratch memory in the heap. */
export function withScratch<T>(pdfium: Pdfium, bytes: number, use: (pointer: number) => T): T {
  const { malloc, free } = pdfium.pdfium.wasmExports
  const pointer = malloc(bytes)
  if (pointer === 0) throw new OutOfPdfiumMemory(bytes)
  try {
    heap(pdfium).fill(0, pointer, pointer + bytes)
    return use(pointer)
  } finally {
    free(pointer)
  }
}

/** The heap's maximum is reached: a document asks for more than an isolate can hold. */
export class OutOfPdfiumMemory extends Error {
  override readonly name = 'OutOfPdfiumMemory'
  constructor(bytes: number) {
    super(`PDFium could not allocate ${bytes} bytes`)
  }
}
