import { prepareZXingModule, purgeZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'
import type { Runtime } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'

/** What the reader's heap grows to: measured with an A4 page at 200 dpi. */
const HEAP_BYTES = 29 * 1024 * 1024

/**
 * Measured on an A4 page at 200 dpi full of print: 60 ms. Turning the page by quarters and inverting it,
 * for which the reader looks again at every pixel, more than doubles that; a QR code is found at any angle.
 */
const OPTIONS = {
  formats: ['QRCode', 'PDF417', 'Code128', 'DataMatrix'],
  tryHarder: true,
  tryRotate: false,
  tryInvert: false,
  maxNumberOfSymbols: 8,
  textMode: 'Plain',
} as const

/** Where nothing was found: on its side, light on dark, or with gaps and specks in its modules. */
const AGAIN = { ...OPTIONS, tryRotate: true, tryInvert: true, tryDenoise: true } as const

type Overrides = NonNullable<NonNullable<Parameters<typeof prepareZXingModule>[0]>['overrides']>

/** The reader keeps its instance for as long as it is asked with the same overrides. */
const overrides = new WeakMap<Runtime, Overrides>()

const releasing = new WeakSet<ReaderModule>()

/**
 * What zxing-cpp finds on grey pixels.
 *
 * @returns nothing when it did not survive the picture (its memory is capped): a page is read without codes then
 */
export async function readSymbols(raster: Raster, runtime: Runtime): Promise<readonly ReadResult[]> {
  const file = pgmOf(raster)
  const own = overrides.get(runtime) ?? overridesFor(await runtime.barcodeModule())
  overrides.set(runtime, own)
  runtime.memory.makeRoom('barcodes', HEAP_BYTES)
  const module = await prepareZXingModule({
    overrides: own,
    equalityFn: Object.is,
    fireImmediately: true,
  })
  // The published types lean on @types/emscripten; these members are all we need of them.
  const reader = module as unknown as ReaderModule
  runtime.memory.setHeap('barcodes', { bytes: () => reader.HEAPU8.byteLength, letGo: purgeZXingModule })
  releaseLists(reader)
  try {
    const upright = await readBarcodes(file, { ...OPTIONS, formats: [...OPTIONS.formats] })
    const found =
      upright.length > 0 ? upright : await readBarcodes(file, { ...AGAIN, formats: [...AGAIN.formats] })
    // A picture that does not fit in the memory comes back as a result with nothing but an error.
    const failed = found.some(({ error }) => error !== '')
    if (failed) forget(runtime)
    return found.filter(({ isValid }) => isValid)
  } catch {
    // A trap leaves C++ state that no other picture must see.
    forget(runtime)
    return []
  }
}

interface ReaderModule {
  readonly HEAPU8: Uint8Array
  /** @returns a C++ vector, which lives in the heap until it is deleted */
  readBarcodesFromImage(...file: unknown[]): { delete(): void }
}

/**
 * The library copies a list of results and never deletes it, nor does the garbage collector: the heap grew from page to
 * page, and kept what the codes of earlier documents say. The copy is made before the library waits for anything.
 */
function releaseLists(reader: ReaderModule): void {
  if (releasing.has(reader)) return
  releasing.add(reader)
  const call = reader.readBarcodesFromImage
  reader.readBarcodesFromImage = (...file) => {
    const list = call(...file)
    queueMicrotask(() => list.delete())
    return list
  }
}

function forget(runtime: Runtime): void {
  purgeZXingModule()
  runtime.memory.setHeap('barcodes', null)
}

function overridesFor(module: WebAssembly.Module): Overrides {
  return {
    // Emscripten's hook for hosts that bring a compiled module; it must return the exports synchronously.
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      const instance = new WebAssembly.Instance(module, imports)
      done(instance, module)
      return instance.exports
    },
    // A document's content must never reach a log.
    print: () => {},
    printErr: () => {},
  } as Overrides
}

/** The pixels as a portable greymap, which the reader takes as a file: a quarter of the memory of RGBA. */
function pgmOf({ width, height, data }: Raster): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
