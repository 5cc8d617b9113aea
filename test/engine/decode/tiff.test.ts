import { deflateSync } from 'node:zlib'
import { parsePages } from '@ficha/engine'
import * as utif from 'utif2'
import { describe, expect, test } from 'vitest'
import { decodeTiff } from '../../../engine/src/decode/tiff/tiff.ts'
import { memoryLedger } from '../../../engine/src/runtime/memory.ts'
import { imageFixture } from '../../fixtures/images/fixture.ts'
import { tiffFile } from '../../fixtures/images/make-tiff.ts'
import { BT601, difference, readPage, readPages } from './read-image.ts'

/** Grey from what utif2 makes of a picture of the file. */
function expected(bytes: Uint8Array, number = 0): number[] {
  const buffer = bytes.slice().buffer
  const picture = utif.decode(buffer)[number]
  if (!picture) throw new RangeError('no picture')
  utif.decodeImage(buffer, picture)
  const rgba = utif.toRGBA8(picture)
  return Array.from({ length: rgba.length / 4 }, (_, i) =>
    BT601(rgba[4 * i] ?? 0, rgba[4 * i + 1] ?? 0, rgba[4 * i + 2] ?? 0),
  )
}

/** Kinds that utif2 reads too. */
test.each([
  'g4',
  'g4-lsb',
  'g3',
  'bilevel',
  'grey-lzw',
  'rgb-lzw',
  'rgb-16-lzw',
  'rgb-zip',
  'rgb-zip-predictor',
  'rgb-packbits',
  'rgb-big-endian',
  'rgb-tiled',
  'palette',
])('%s is as utif2 decodes it', async (kind) => {
  const bytes = imageFixture(`${kind}.tif`)
  const { raster, width, height, issues } = await readPage(bytes)
  expect([width, height, raster.width, raster.height, issues]).toEqual([96, 64, 96, 64, []])
  expect(difference(raster, expected(bytes)).largest).toBeLessThan(2)
})

/** Kinds that utif2 reads otherwise or not at all: the same drawing is there in a kind that it reads. */
test.each([
  ['rgb-planar', 'rgb-lzw', 1],
  ['cmyk', 'rgb-lzw', 4],
  ['jpeg', 'rgb-lzw', 4],
])('%s shows what %s shows', async (kind, twin, mean) => {
  const { raster, issues } = await readPage(imageFixture(`${kind}.tif`))
  expect(issues).toEqual([])
  expect(difference(raster, (await readPage(imageFixture(`${twin}.tif`))).raster.data).mean).toBeLessThan(
    mean,
  )
})

test.each(['runs-rle', 'runs-g3', 'runs-g3-2d', 'runs-g4'])('%s has every run of a fax', async (kind) => {
  const { raster } = await readPage(imageFixture(`${kind}.tif`))
  expect([raster.width, raster.height]).toEqual([5300, 104])
  for (let row = 0; row < 104; row++) {
    const run = row < 64 ? row : (row - 63) * 64
    const line = raster.data.subarray(row * 5300, (row + 1) * 5300)
    expect([line.indexOf(0), line.filter((value) => value === 0).length]).toEqual(
      run === 0 ? [-1, 0] : [run, run],
    )
  }
})

describe('JPEG strips', () => {
  /** A TIFF by hand: `strips` of 96 × 64 pixels each, one below the other. */
  function tiffOf(strips: readonly Uint8Array[], photometric: number): Uint8Array {
    const entries = [
      [256, 96],
      [257, 64 * strips.length],
      [258, 8],
      [259, 7],
      [262, photometric],
      [277, 3],
      [278, 64],
    ] as const
    const directory = 8
    const end = directory + 2 + 12 * (entries.length + 2) + 4
    const data = end + 8 * strips.length
    const head = new DataView(new ArrayBuffer(data))
    head.setUint32(0, 0x49492a00)
    head.setUint32(4, directory, true)
    head.setUint16(directory, entries.length + 2, true)
    let at = directory + 2
    const enter = (tag: number, type: number, count: number, value: number) => {
      head.setUint16(at, tag, true)
      head.setUint16(at + 2, type, true)
      head.setUint32(at + 4, count, true)
      head.setUint32(at + 8, value, true)
      at += 12
    }
    for (const [tag, value] of entries) enter(tag, 4, 1, value)
    const one = strips.length === 1
    enter(273, 4, strips.length, one ? data : end)
    enter(279, 4, strips.length, one ? (strips[0]?.length ?? 0) : end + 4 * strips.length)
    let offset = data
    for (const [i, strip] of strips.entries()) {
      if (!one) {
        head.setUint32(end + 4 * i, offset, true)
        head.setUint32(end + 4 * (strips.length + i), strip.length, true)
      }
      offset += strip.length
    }
    return Uint8Array.from([...new Uint8Array(head.buffer), ...strips.flatMap((strip) => [...strip])])
  }
  const jpeg = imageFixture('baseline-420.jpg')

  test.each([1, 3])('%i, in YCbCr', async (count) => {
    const { raster, issues } = await readPage(tiffOf(new Array<Uint8Array>(count).fill(jpeg), 6))
    const one = (await readPage(jpeg)).raster.data
    expect(issues).toEqual([])
    expect(raster.data).toEqual(
      Uint8Array.from(new Array<Uint8Array>(count).fill(one).flatMap((data) => [...data])),
    )
  })

  test.each([1, 2])('%i, progressive: what each holds is counted', (count) => {
    const memory = memoryLedger()
    const strips = new Array<Uint8Array>(count).fill(imageFixture('progressive-444.jpg'))
    decodeTiff(tiffOf(strips, 6), 0, memory)
    // 12 × 8 blocks of luminance with 64 coefficients of 2 bytes and one for all.
    expect([memory.peakBytes(), memory.bytes()]).toEqual([12 * 8 * (64 * 2 + 1), 0])
  })

  test('one of them lost leaves a white stretch and says so', async () => {
    const { raster, issues } = await readPage(tiffOf([jpeg, new Uint8Array(9), jpeg], 6))
    const one = (await readPage(jpeg)).raster.data
    expect(issues.map(({ code }) => code)).toEqual(['image_truncated'])
    expect(raster.data.subarray(2 * one.length)).toEqual(one)
    expect(new Set(raster.data.subarray(one.length, 2 * one.length))).toEqual(new Set([255]))
  })
})

test('transparent colours are over white', async () => {
  const opaque = (await readPage(imageFixture('rgb-lzw.tif'))).raster
  const { raster } = await readPage(imageFixture('rgba.tif'))
  const over = Array.from(opaque.data, (grey) => grey * 0.6 + 255 * 0.4)
  expect(difference(raster, over).mean).toBeLessThan(1.5)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i', async (orientation) => {
  const { raster, width, height } = await readPage(imageFixture(`oriented-${orientation}.tif`))
  expect([width, height]).toEqual(orientation < 5 ? [72, 52] : [52, 72])
  expect([raster.width, raster.height]).toEqual([width, height])
})

describe('pages', () => {
  test('are read one by one, each of its own size and kind', async () => {
    const bytes = imageFixture('pages.tif')
    const pages = await readPages([bytes])
    expect(pages.map(({ index, width, height }) => [index, width, height])).toEqual([
      [0, 96, 64],
      [1, 64, 96],
    ])
    for (const [i, { raster }] of pages.entries()) {
      if (!raster) throw new RangeError('no raster')
      expect(difference(raster, expected(bytes, i)).largest).toBeLessThan(2)
    }
  })

  test('can be chosen over several files', async () => {
    const files = [imageFixture('grey.jpg'), imageFixture('pages.tif'), imageFixture('rgb-8.png')]
    const pages = await readPages(files, parsePages('1,3-4'))
    expect(pages.map(({ index, width, height }) => [index, width, height])).toEqual([
      [0, 96, 64],
      [2, 64, 96],
      [3, 96, 64],
    ])
  })
})

describe('as other writers write them', () => {
  const [WIDTH, HEIGHT] = [64, 64]
  const grey = (x: number, y: number) => (x >= 8 && x < 40 && y >= 16 && y < 50 ? 30 : 240)
  const pixels = <T>(of: (x: number, y: number) => T) =>
    Array.from({ length: HEIGHT }, (_, y) => Array.from({ length: WIDTH }, (_, x) => of(x, y)))
  const expectedGrey = Uint8Array.from(pixels(grey).flat())
  const reversed = (byte: number) =>
    Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2)
  /** A run of each row's bytes, one byte at a time. */
  const packBits = (rows: readonly (readonly number[])[]) => rows.flat().flatMap((byte) => [0, byte])

  const plain = { 256: WIDTH, 257: HEIGHT, 258: 8, 259: 1, 262: 1, 277: 1, 278: HEIGHT }
  const raw = pixels(grey).flat()

  test.each<[string, Record<number, readonly number[] | number>, readonly (readonly number[])[]]>([
    [
      'PackBits with the lowest bit first',
      { ...plain, 259: 32773, 266: 2 },
      [packBits(pixels(grey)).map(reversed)],
    ],
    [
      'Deflate with the lowest bit first',
      { ...plain, 259: 8, 266: 2 },
      [[...deflateSync(Uint8Array.from(raw))].map(reversed)],
    ],
    [
      'strips of no length',
      { ...plain, 259: 8, 278: 32, 279: [0, 0] },
      [
        [...deflateSync(Uint8Array.from(raw.slice(0, 2048)))],
        [...deflateSync(Uint8Array.from(raw.slice(2048)))],
      ],
    ],
    ['a length that is too short for what is not compressed', { ...plain, 279: [10] }, [raw]],
    [
      '12 bits a sample',
      { ...plain, 258: 12 },
      [
        pixels((x, y) => (grey(x, y) * 4095) / 255)
          .flat()
          .map((value) => Math.round(value).toString(2).padStart(12, '0'))
          .join('')
          .match(/.{8}/g)
          ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
      ],
    ],
    [
      'YCbCr without JPEG',
      { ...plain, 262: 6, 277: 3, 530: [1, 1] },
      [raw.flatMap((value) => [value, 128, 128])],
    ],
    [
      'YCbCr that shares its chroma',
      { ...plain, 262: 6, 277: 3, 530: [2, 2] },
      [
        Array.from({ length: 32 * 32 }, (_, i) => [2 * (i % 32), 2 * Math.floor(i / 32)] as const).flatMap(
          ([x, y]) => [grey(x, y), grey(x + 1, y), grey(x, y + 1), grey(x + 1, y + 1), 128, 128],
        ),
      ],
    ],
  ])('%s', async (_, entries, strips) => {
    const { raster, issues } = await readPage(tiffFile(entries, strips))
    expect(issues).toEqual([])
    expect(difference(raster, expectedGrey).largest).toBeLessThan(2)
  })

  test('BigTIFF', async () => {
    const { raster } = await readPage(tiffFile(plain, [raw], 'big'))
    expect(raster.data).toEqual(expectedGrey)
  })

  test.each([
    ['a fax of normal quality has its height', [204, 1], [98, 1], [WIDTH, 133]],
    ['fewer columns than rows are as wide as they show', [100, 2], [100, 1], [128, HEIGHT]],
    ['a fax of fine quality stays as it is', [204, 1], [196, 1], [WIDTH, HEIGHT]],
    ['what no device says is not believed', [300, 1], [0, 0], [WIDTH, HEIGHT]],
  ])('%s', async (_, across, down, size) => {
    const { raster, ...page } = await readPage(tiffFile({ ...plain, 282: across, 283: down }, [raw]))
    expect([page.width, page.height]).toEqual(size)
    expect([raster.width, raster.height]).toEqual(size)
    const inked = raster.data.filter((value) => value < 128).length / raster.data.length
    expect(inked).toBeCloseTo((32 * 34) / (WIDTH * HEIGHT), 1)
  })

  test('a smaller copy is no page', async () => {
    const pages = await readPages([tiffFile({ ...plain, 254: 1 }, [raw])])
    expect(pages).toHaveLength(1)
  })

  test('group 3 with damage goes on at the next line', async () => {
    const whole = imageFixture('runs-g3.tif')
    const { raster } = await readPage(whole)
    const damaged = whole.slice()
    // The marks of a line end are zeros: ones in its midst are no code, and no mark.
    const at = Math.floor(damaged.length / 3)
    damaged.fill(0xff, at, at + 4)
    const { raster: after } = await readPage(damaged)
    const inked = ({ data, width, height }: typeof raster) =>
      Array.from({ length: height }, (_, row) => data.subarray(row * width, (row + 1) * width)).filter(
        (line) => line.includes(0),
      ).length
    expect(inked(after)).toBeGreaterThan(inked(raster) - 4)
    expect(after.data).not.toEqual(raster.data)
  })

  test.each([
    [{ ...plain, 259: 50000 }, 'Zstandard'],
    [{ ...plain, 339: 3 }, 'floating-point'],
    [{ ...plain, 258: 32 }, '32 bits'],
    [{ ...plain, 262: 32803 }, 'raw data of a camera'],
  ])('%j is refused by its name', async (entries, name) => {
    const [page] = await readPages([tiffFile(entries, [raw])])
    expect(page?.issues.map(({ message }) => message).join()).toContain(name)
  })
})
