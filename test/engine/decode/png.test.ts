import { readdirSync } from 'node:fs'
import { LIMITS } from '@ficha/engine'
import { decode as oracle } from 'fast-png'
import { describe, expect, test } from 'vitest'
import { BrokenImage } from '../../../engine/src/decode/grey.ts'
import { decodePng } from '../../../engine/src/decode/png.ts'
import { imageFixture } from '../../fixtures/images/fixture.ts'
import { pngOf } from '../../fixtures/images/make-png.ts'
import { BT601, difference, readPage } from './read-image.ts'

const NAMES = readdirSync(new URL('../../fixtures/images/', import.meta.url)).filter((name) =>
  name.endsWith('.png'),
)

/** Grey over white, from what fast-png makes of the file. */
function expected(bytes: Uint8Array): number[] {
  const { width, height, depth, channels, data, palette, transparency } = oracle(bytes)
  const full = 2 ** depth - 1
  const rowSamples = depth < 8 ? Math.ceil((width * depth) / 8) * (8 / depth) : width * channels
  const sample = (i: number) =>
    depth < 8 ? ((data[(i * depth) >> 3] ?? 0) >> (8 - depth - ((i * depth) & 7))) & full : (data[i] ?? 0)
  return Array.from({ length: width * height }, (_, i) => {
    const at = Math.floor(i / width) * rowSamples + (i % width) * channels
    if (palette) {
      const [red = 0, green = 0, blue = 0, alpha = 255] = palette[sample(at)] ?? []
      return over(BT601(red, green, blue), alpha / 255)
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = [0, 1, 2, 3].map(
      (n) => (sample(at + n) * 255) / full,
    )
    if (transparency && channels === 1 && sample(at) === transparency[0]) return 255
    if (channels <= 2) return over(first, channels === 2 ? second / 255 : 1)
    return over(BT601(first, second, third), channels === 4 ? fourth / 255 : 1)
  })
}
const over = (grey: number, alpha: number) => grey * alpha + 255 * (1 - alpha)

test.each(NAMES)('%s is as fast-png decodes it, in grey over white', async (name) => {
  const bytes = imageFixture(name)
  const { raster, width, height, contentInPixels, issues } = await readPage(bytes)
  expect([width, height, raster.width, raster.height]).toEqual([96, 64, 96, 64])
  expect([contentInPixels, issues]).toEqual([true, []])
  // fast-png cannot read interlaced samples of one bit; the same picture is there without.
  const twin = name === 'grey-1-interlaced.png' ? imageFixture('grey-1.png') : bytes
  // 16 bits are cut to 8 here and divided there.
  expect(difference(raster, expected(twin)).largest).toBeLessThan(1.5)
})

describe('what PNG files come with', () => {
  const good = imageFixture('rgb-8.png')
  const crc = 4
  /** A chunk before the first IDAT; its checksum is wrong on purpose. */
  function withChunk(type: string, data: Uint8Array): Uint8Array {
    const at = 8 + 12 + 13
    const head = new Uint8Array(8)
    new DataView(head.buffer).setUint32(0, data.length)
    head.set(
      [...type].map((char) => char.charCodeAt(0)),
      4,
    )
    return Uint8Array.from([
      ...good.subarray(0, at),
      ...head,
      ...data,
      ...new Uint8Array(crc),
      ...good.subarray(at),
    ])
  }

  test('text that would inflate to much is never inflated, and wrong checksums do not matter', async () => {
    const text = withChunk('zTXt', new Uint8Array(500_000).fill(0x78))
    expect((await readPage(text)).raster).toEqual((await readPage(good)).raster)
  })

  test('an orientation', async () => {
    const turnedRight = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0,
    ]
    const { raster, width, height } = await readPage(withChunk('eXIf', Uint8Array.from(turnedRight)))
    expect([width, height, raster.width, raster.height]).toEqual([64, 96, 64, 96])
    expect(raster.data[63]).toBe((await readPage(good)).raster.data[0])
  })

  test.each([
    ['of a fax', [0, 0, 31, 95, 0, 0, 15, 18, 1], 133],
    ['that are no densities', [0, 0, 0, 72, 0, 0, 0, 1, 1], 64],
    ['of nothing', [0, 0, 0, 0, 0, 0, 0, 0, 1], 64],
    ['that are cut', [0, 0, 31, 95], 64],
  ])('densities %s', async (_, pHYs, shown) => {
    const { raster, width, height } = await readPage(withChunk('pHYs', Uint8Array.from(pHYs)))
    expect([width, height, raster.width, raster.height]).toEqual([96, shown, 96, shown])
  })

  test('an end too early', async () => {
    const { raster, issues } = await readPage(good.subarray(0, good.length / 2))
    expect(issues.map(({ code }) => code)).toEqual(['image_truncated'])
    expect(raster.data.at(-1)).toBe(255)
    expect(raster.data.slice(0, 96)).toEqual((await readPage(good)).raster.data.slice(0, 96))
  })
})

test('a picture over the limit is scaled while it streams', async () => {
  const bytes = pngOf(4000, 3000, (x, y) => (((x >> 9) + (y >> 9)) % 2) * 255)
  const { raster, width, height } = await readPage(bytes)
  expect([width, height]).toEqual([4000, 3000])
  expect(raster.data.length).toBeLessThanOrEqual(LIMITS.rasterPixelsMax)
  expect(raster.width / raster.height).toBeCloseTo(4 / 3, 2)
  const scale = raster.width / 4000
  expect(raster.data[Math.floor(700 * scale) + Math.floor(100 * scale) * raster.width]).toBe(255)
})

test('one row is an answer, none is a refusal', () => {
  const bytes = pngOf(60, 60, () => 7)
  const header = bytes.subarray(0, 8 + 25 + 8)
  expect(() => decodePng(header)).toThrow(BrokenImage)
})
