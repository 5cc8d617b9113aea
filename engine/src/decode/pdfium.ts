import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Runtime } from '../runtime/runtime.ts'

export type Pdfium = WrappedPdfiumModule

/**
 * A heap never shrinks: 2 MB when fresh, 8 MB after pages of text, 50 MB after a scan in colour. One that a document
 * made larger than this is not kept, neither for the next document nor while the networks read a page.
 */
const KEEP_HEAP_BYTES_MAX = 16 * 1024 * 1024

/** One idle instance for each host. */
const idle = new WeakMap<Runtime, Pdfium>()

/** A fresh heap and what a file's structure takes, and how much more than the file the heap grows by. */
const OPEN = { bytes: 4 * 1024 * 1024, growth: 1.2 } as const

/**
 * An instance of the borrower's own; one in which anything threw is simply not given back.
 *
 * @param fileBytes length of the file that it is to open, of which it keeps a copy
 */
export async function borrowPdfium(runtime: Runtime, fileBytes = 0): Promise<Pdfium> {
  runtime.memory.makeRoom('pdfium', OPEN.bytes + OPEN.growth * fileBytes)
  const pdfium = idle.get(runtime) ?? (await instantiate(runtime))
  idle.delete(runtime)
  runtime.memory.setHeap('pdfium', { bytes: () => heap(pdfium).byteLength })
  return pdfium
}

/** Only after work without an error: a trap leaves C++ state that the next document must never see. */
export function giveBackPdfium(runtime: Runtime, pdfium: Pdfium): void {
  if (isLarge(pdfium)) {
    runtime.memory.setHeap('pdfium', null)
    return
  }
  idle.set(runtime, pdfium)
  runtime.memory.setHeap('pdfium', {
    bytes: () => heap(pdfium).byteLength,
    letGo: () => idle.delete(runtime),
  })
}

/** Whether its heap is too large to be held beside other work. */
export function isLarge(pdfium: Pdfium): boolean {
  return heap(pdfium).byteLength > KEEP_HEAP_BYTES_MAX
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

/** Functions of PDFium that a page calls once for each of its characters. */
type CharacterCall =
  | 'FPDFText_GetUnicode'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_GetTextObject'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetCharBox'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_HasUnicodeMapError'

/** And once for each of its objects. */
type ObjectCall =
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFFormObj_CountObjects'
  | 'FPDFFormObj_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_CountMarks'
  | 'FPDFPageObj_GetMark'
  | 'FPDFPageObj_RemoveMark'
  | 'FPDFPageObjMark_GetParamValueType'
  | 'FPDFPageObj_HasTransparency'
  | 'FPDFPageObj_GetFillColor'
  | 'FPDFPageObj_GetStrokeColor'
  | 'FPDFPageObj_GetStrokeWidth'
  | 'FPDFPageObj_GetClipPath'
  | 'FPDFClipPath_CountPaths'
  | 'FPDFClipPath_CountPathSegments'
  | 'FPDFClipPath_GetPathSegment'
  | 'FPDFPathSegment_GetPoint'
  | 'FPDFPath_GetDrawMode'
  | 'FPDFPath_CountSegments'
  | 'FPDFPath_GetPathSegment'
  | 'FPDFPathSegment_GetType'
  | 'FPDFPathSegment_GetClose'
  | 'FPDFPageObjMark_GetName'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFTextObj_GetTextRenderMode'

/** And once for each point of a glyph's outline. */
type PathCall =
  | 'FPDFFont_GetGlyphPath'
  | 'FPDFGlyphPath_CountGlyphSegments'
  | 'FPDFGlyphPath_GetGlyphPathSegment'
  | 'FPDFPathSegment_GetPoint'
  | 'FPDFPathSegment_GetType'

type Calls<Name extends string> = Readonly<Record<Name, (...numbers: number[]) => number>>

/** The same functions without the wrappers that convert arguments, which take as long as the calls: all are numbers. */
export function characterCalls(pdfium: Pdfium): Calls<CharacterCall> {
  return pdfium.pdfium.wasmExports as unknown as Calls<CharacterCall>
}

/** As `characterCalls`. */
export function objectCalls(pdfium: Pdfium): Calls<ObjectCall> {
  return pdfium.pdfium.wasmExports as unknown as Calls<ObjectCall>
}

/** As `characterCalls`. */
export function pathCalls(pdfium: Pdfium): Calls<PathCall> {
  return pdfium.pdfium.wasmExports as unknown as Calls<PathCall>
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
