import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parsePages } from '@ficha/engine'
import { extract, type Runtime } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { decode as decodeJpeg, encode as encodeJpeg } from 'jpeg-js'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { documentFile } from '../documents/pictures.ts'
import { imageFixture } from '../fixtures/images/fixture.ts'

/**
 * Nothing but this enforces an isolate's 128 MB before production does: workerd on a developer's machine lets a
 * document take gigabytes. Above this the upload, the result and the code would not fit beside.
 */
const PEAK_BYTES_MAX = 110e6
/** A card on the glass of a scanner, A4 at 300 dpi in colour: the worst that PDFium draws. */
const COLOUR_SCAN = '54-folded-card-l2-glass-both-scan.jpg'
/** What a document leaves it leaves in every part of a run. */
const LEAK_BYTES_MAX = 8 * 1024
/** Parts of a run in which a heap may grow: a gap in onnxruntime's makes it grow once, by 6.4 MiB or less. */
const GAPS_MAX = 1
const PHOTO = '54-folded-card-l1-open-photo.jpg'
const SLOW = 900_000
/** Sizes of heaps after so many documents (memory-growth.ts). */
const LOOK = z.object({ documents: z.number(), sizes: z.record(z.string(), z.number()) })

/** Read before heaps are watched: a picture that must be made first takes a PDFium of its own. */
const [colourScan, photo] = await Promise.all(
  ([COLOUR_SCAN, PHOTO] as const).map(async (name) => readFile(await documentFile(name))),
)
if (!colourScan || !photo) throw new RangeError('two documents are read')

setFlagsFromString('--expose_gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Every WASM memory that a test's own hosts make: those of the test before may not be collected yet. */
const memories: WeakRef<WebAssembly.Memory>[] = []
const { Instance, Memory } = WebAssembly
WebAssembly.Memory = new Proxy(Memory, {
  construct(target, [descriptor]) {
    const memory = new target(descriptor)
    memories.push(new WeakRef(memory))
    return memory
  },
})
WebAssembly.Instance = new Proxy(Instance, {
  construct(target, [module, imports]) {
    const instance = new target(module, imports)
    for (const value of Object.values(instance.exports)) {
      if (value instanceof Memory) memories.push(new WeakRef(value))
    }
    return instance
  },
})
beforeEach(() => {
  memories.length = 0
})
afterAll(() => {
  Object.assign(WebAssembly, { Instance, Memory })
})

/** Size of all WASM memories that something still refers to. */
function liveHeapBytes(): number {
  collectGarbage()
  return memories.reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0)
}

/** A host that compares, while the detector's input is there, what its ledger counts with what there is. */
function watched(host: Runtime, seen: { heaps: number; counted: number }[]): Runtime {
  return {
    ...host,
    async network(name) {
      const network = await host.network(name)
      return {
        ...network,
        async run(pixels) {
          const given = await network.run(pixels)
          if (name === 'detector') seen.push({ heaps: liveHeapBytes(), counted: host.memory.bytes() })
          return given
        },
      }
    },
  }
}

const largePhotos: readonly [name: string, jpeg: () => Promise<Uint8Array>][] = [
  ['12 megapixels', async () => enlarged(photo, 2.5)],
  ['15 megapixels, progressive', async () => imageFixture('photo-15mp-progressive.jpg')],
]
test.each(largePhotos)('a photo of %s', { timeout: SLOW }, async (_name, jpeg) => {
  const host = nodeRuntime()
  const seen: { heaps: number; counted: number }[] = []
  const { pages } = await extract([await jpeg()], 54, watched(host, seen))
  expect(pages[0]?.lines.length).toBeGreaterThan(20)
  expect(host.memory.peakBytes()).toBeLessThan(PEAK_BYTES_MAX)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter(({ heaps, counted }) => heaps > counted)).toEqual([])
})

test('a scan of 30 pages in colour', { timeout: SLOW }, async () => {
  const host = nodeRuntime()
  const seen: { heaps: number; counted: number }[] = []
  const pdf = await scanOf(colourScan, 30)
  const { pages } = await extract([pdf], 54, watched(host, seen), { pages: parsePages('1-30') })
  expect(pages.filter(({ lines }) => lines.length > 0)).toHaveLength(30)
  expect(host.memory.peakBytes()).toBeLessThan(PEAK_BYTES_MAX)
  expect(seen.length).toBeGreaterThanOrEqual(30)
  expect(seen.filter(({ heaps, counted }) => heaps > counted)).toEqual([])
})

test('600 documents in one process: no heap keeps 8 KiB of each in two of three parts', {
  timeout: SLOW,
}, async () => {
  const program = join(import.meta.dirname, 'memory-growth.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program])
  const { looks, peak } = z
    .object({ looks: z.array(LOOK).length(4), peak: z.number() })
    .parse(JSON.parse(stdout))
  const names = Object.keys(looks.at(-1)?.sizes ?? {}).sort()
  expect(names).toEqual(['barcodes', 'networks', 'pdfium'])
  const leaking = names.filter((heap) => {
    const each = looks.slice(1).map(({ documents, sizes }, i) => {
      const before = looks[i]
      return ((sizes[heap] ?? 0) - (before?.sizes[heap] ?? 0)) / (documents - (before?.documents ?? 0))
    })
    return each.filter((bytes) => bytes >= LEAK_BYTES_MAX).length > GAPS_MAX
  })
  expect(leaking).toEqual([])
  expect(peak).toBeLessThan(PEAK_BYTES_MAX)
})

/** The photo with more pixels, as a better camera would have taken it. */
function enlarged(jpeg: Uint8Array, factor: number): Uint8Array {
  const { width, height, data } = decodeJpeg(jpeg, { useTArray: true })
  const [columns, rows] = [Math.round(width * factor), Math.round(height * factor)]
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const to = new Uint32Array(columns * rows)
  for (let y = 0, at = 0; y < rows; y++) {
    const row = Math.floor(y / factor) * width
    for (let x = 0; x < columns; x++, at++) to[at] = from[row + Math.floor(x / factor)] ?? 0
  }
  return encodeJpeg({ width: columns, height: rows, data: new Uint8Array(to.buffer) }, 85).data
}

async function scanOf(jpeg: Uint8Array, pageCount: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let i = 0; i < pageCount; i++) {
    const image = await pdf.embedJpg(jpeg)
    const page = pdf.addPage([595, 842])
    page.drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
  }
  return pdf.save()
}
