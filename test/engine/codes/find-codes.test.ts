import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader'
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer'
import { findCodes } from '../../../engine/src/codes/find-codes.ts'
import { readSymbols } from '../../../engine/src/codes/zxing.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import type { Runtime } from '../../../engine/src/runtime/runtime.ts'
import type { Quad, Raster } from '../../../engine/src/types.ts'

const LINK = 'https://consulta.exemplo.gov.br/licenca?codigo=ABC-123&x=1'

interface Drawn {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

beforeAll(async () => {
  const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
})

async function symbol(format: WriteInputBarcodeFormat, content: string | Uint8Array): Promise<Drawn> {
  const { symbol, error } = await writeBarcode(content, { format })
  if (error) throw new Error(error)
  return symbol
}

/** A white page with the symbol's middle at (x, y), turned, `scale` pixels a module. */
function draw(drawn: Drawn, scale = 5, degrees = 0, width = 900, height = 1200, x = 450, y = 600): Raster {
  const data = new Uint8Array(width * height).fill(250)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [dx, dy] = [(column - x) / scale, (row - y) / scale]
      const u = Math.floor(dx * cos + dy * sin + drawn.width / 2)
      const v = Math.floor(-dx * sin + dy * cos + drawn.height / 2)
      if (u < 0 || v < 0 || u >= drawn.width || v >= drawn.height) continue
      data[row * width + column] = drawn.data[v * drawn.width + u] === 0 ? 20 : 250
    }
  }
  return { width, height, data }
}

const find = (raster: Raster | null, runtime: Runtime = nodeRuntime()) =>
  findCodes({ width: 450, height: 600, raster }, [], null, runtime)

describe('codes of a page', () => {
  it.each(['QRCode', 'DataMatrix', 'PDF417', 'Code128'] as const)('%s', async (format) => {
    const raster = draw(await symbol(format, 'LO-12345'), format === 'Code128' ? 3 : 5)
    expect(await find(raster)).toMatchObject([{ format, text: 'LO-12345' }])
  })

  it.each([0, 17, 90, 133, 180, 270])('a link turned by %i degrees', async (degrees) => {
    expect(await find(draw(await symbol('QRCode', LINK), 5, degrees))).toMatchObject([{ text: LINK }])
  })

  it.each([
    ['PDF417', 90],
    ['PDF417', 270],
    ['Code128', 90],
    ['Code128', 270],
    ['DataMatrix', 90],
    ['DataMatrix', 180],
    ['DataMatrix', 270],
  ] as const)('%s turned by %i degrees', async (format, degrees) => {
    const raster = draw(await symbol(format, 'LO-12345'), 3, degrees)
    expect(await find(raster)).toMatchObject([{ format, text: 'LO-12345' }])
  })

  it('says where it is printed, in page units', async () => {
    const drawn = await symbol('QRCode', LINK)
    const [code] = await find(draw(drawn, 5))
    const side = (drawn.width * 5) / 2
    expect(code?.quad.flat()).toHaveLength(8)
    for (const [at, value] of [225 - side / 2, 300 - side / 2, 225 + side / 2, 300 - side / 2].entries())
      expect(Math.abs((code?.quad.flat()[at] ?? 0) - value)).toBeLessThan(6)
  })

  it('says it in the coordinates of the lines of a page that is read in its own rectangle', async () => {
    const raster = draw(await symbol('QRCode', LINK))
    const [plain] = await find(raster)
    const [viewed] = await findCodes(
      { width: 450, height: 600, raster },
      [],
      [0.5, 0, 0, 0, 0.5, 0, 0, 0, 1],
      nodeRuntime(),
    )
    for (const [at, value] of (plain?.quad ?? []).flat().entries())
      expect(viewed?.quad.flat()[at]).toBeCloseTo(2 * value)
  })

  it.each([24, 60, 400])('two that stand %i pixels apart are found once each', async (gap) => {
    const drawn = await symbol('QRCode', LINK)
    const side = drawn.width * 4
    const left = draw(drawn, 4, 0, 1200, 800, side, 400)
    const right = draw(await symbol('QRCode', `${LINK}/2`), 4, 0, 1200, 800, 2 * side + gap, 400)
    const data = left.data.map((level, at) => Math.min(level, right.data[at] ?? 255))
    const found = await find({ ...left, data })
    expect(found.map(({ text }) => text)).toEqual([LINK, `${LINK}/2`])
  })

  it.each([
    ['text-layer', 1],
    ['ocr', 0.5],
    ['ocr', 1],
  ] as const)('under a word of %s that is sure by %f', async (source, confidence) => {
    const raster = draw(await symbol('QRCode', LINK))
    const quad: Quad = [
      [0, 0],
      [450, 0],
      [450, 600],
      [0, 600],
    ]
    const word = { text: 'LO', quad, confidence }
    const line = { text: 'LO', words: [word], quad, angleDegrees: 0, height: 600, source }
    const found = await findCodes({ width: 450, height: 600, raster }, [line], null, nodeRuntime())
    expect(found.length).toBe(source === 'ocr' && confidence === 1 ? 0 : 1)
  })

  it('has no text where the code holds bytes', async () => {
    const bytes = Uint8Array.from({ length: 200 }, (_, at) => (at * 73 + 130) % 256)
    expect(await find(draw(await symbol('QRCode', bytes)))).toMatchObject([{ format: 'QRCode', text: null }])
  })

  it('is found on a picture of more pixels than the reader takes', async () => {
    const raster = draw(await symbol('QRCode', LINK), 9, 0, 2480, 3508, 1900, 3000)
    expect(await find(raster)).toMatchObject([{ text: LINK }])
  })

  it('none on print, none without pixels', async () => {
    const data = Uint8Array.from({ length: 600 * 800 }, (_, at) => ((at * 2654435761) >>> 13) % 256)
    expect(await find({ width: 600, height: 800, data })).toEqual([])
    expect(await find(null)).toEqual([])
  })

  it('reads the next page after a picture that the reader could not hold', async () => {
    const runtime = nodeRuntime()
    const [width, height] = [4000, 5000]
    const large: Raster = { width, height, data: new Uint8Array(width * height) }
    expect(await readSymbols(large, runtime)).toEqual([])
    expect(await find(draw(await symbol('QRCode', LINK)), runtime)).toMatchObject([{ text: LINK }])
  })
})

it('leaves no list of results in the heap of the code reader', async () => {
  const page = draw(await symbol('QRCode', LINK))
  const runtime = nodeRuntime()
  await readSymbols(page, runtime)
  const reader = (await prepareReader({ fireImmediately: true, equalityFn: () => true })) as unknown as {
    readBarcodesFromImage(...file: unknown[]): { isDeleted(): boolean }
  }
  const lists: { isDeleted(): boolean }[] = []
  const call = reader.readBarcodesFromImage
  reader.readBarcodesFromImage = (...file) => {
    const list = call(...file)
    lists.push(list)
    return list
  }
  await Promise.all([readSymbols(page, runtime), readSymbols(page, runtime)])
  expect(lists.map((list) => list.isDeleted())).toEqual([true, true])
})
