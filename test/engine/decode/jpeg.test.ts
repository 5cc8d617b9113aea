import { decode as oracle } from 'jpeg-js'
import { describe, expect, test } from 'vitest'
import { decodeJpeg } from '../../../engine/src/decode/jpeg/jpeg.ts'
import { resize } from '../../../engine/src/raster/resize.ts'
import { memoryLedger } from '../../../engine/src/runtime/memory.ts'
import { imageFixture } from '../../fixtures/images/fixture.ts'
import { BT601, difference, readPage } from './read-image.ts'

const KINDS = [
  ...['444', '422', '420', '440', '411'].flatMap((kind) => [`baseline-${kind}`, `progressive-${kind}`]),
  'grey',
  'grey-progressive',
  'coarse',
  'plain-tables',
]

/** First component as stored: luminance, from jpeg-js without any colour transform. */
function luminance(bytes: Uint8Array): Uint8Array {
  const { data } = oracle(bytes, { useTArray: true, colorTransform: false })
  return data.filter((_, i) => i % 4 === 0)
}

test.each(KINDS)('%s is as jpeg-js decodes it', async (kind) => {
  const bytes = imageFixture(`${kind}.jpg`)
  const { raster, width, height, issues } = await readPage(bytes)
  expect([width, height, raster.width, raster.height, issues]).toEqual([96, 64, 96, 64, []])
  const { largest, mean } = difference(raster, luminance(bytes))
  // Both round an inverse transform of their own.
  expect(largest).toBeLessThanOrEqual(3)
  expect(mean).toBeLessThan(0.5)
})

test.each(['cmyk', 'cmyk-progressive'])('%s is the light that its inks leave', async (kind) => {
  const bytes = imageFixture(`${kind}.jpg`)
  const { raster } = await readPage(bytes)
  const { data } = oracle(bytes, { useTArray: true })
  const grey = Array.from({ length: 96 * 64 }, (_, i) => BT601(...rgb(data, i)))
  expect(difference(raster, grey).mean).toBeLessThan(2)
  expect(difference(raster, luminance(imageFixture('baseline-444.jpg'))).mean).toBeLessThan(12)
})
const rgb = (data: Uint8Array, i: number) =>
  [data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0] as const

/** Exif of a camera that was held in one of eight ways. */
function withOrientation(bytes: Uint8Array, orientation: number): Uint8Array {
  const exif = [69, 120, 105, 102, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1]
  const segment = [...exif, 0, orientation, 0, 0, 0, 0, 0, 0]
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment, ...bytes.subarray(2)])
}

describe('orientation', () => {
  /** Where the stored top-left and top-right corners are displayed: [right?, bottom?] each. */
  test.each<[number, [number, number], [number, number]]>([
    [1, [0, 0], [1, 0]],
    [2, [1, 0], [0, 0]],
    [3, [1, 1], [0, 1]],
    [4, [0, 1], [1, 1]],
    [5, [0, 0], [0, 1]],
    [6, [1, 0], [1, 1]],
    [7, [1, 1], [1, 0]],
    [8, [0, 1], [0, 0]],
  ])('%i', async (orientation, topLeft, topRight) => {
    const stored = (await readPage(imageFixture('grey.jpg'))).raster
    const { raster, width, height } = await readPage(withOrientation(imageFixture('grey.jpg'), orientation))
    expect([width, height]).toEqual(orientation < 5 ? [96, 64] : [64, 96])
    expect([raster.width, raster.height]).toEqual([width, height])
    const at = ([x, y]: [number, number]) => raster.data[y * (height - 1) * width + x * (width - 1)]
    expect([at(topLeft), at(topRight)]).toEqual([stored.data[0], stored.data[95]])
  })
  test('one that is none is upright', async () => {
    const { width } = await readPage(withOrientation(imageFixture('grey.jpg'), 9))
    expect(width).toBe(96)
  })
})

describe('damage', () => {
  /** 12 × 8 blocks in grey, a restart marker after every fifth. */
  const restarts = imageFixture('restarts.jpg')
  const markers = [...restarts.keys()].filter(
    (i) => restarts[i] === 0xff && (restarts[i + 1] ?? 0) >= 0xd0 && (restarts[i + 1] ?? 0) <= 0xd7,
  )
  const codes = (page: { readonly issues: readonly { readonly code: string }[] }) =>
    page.issues.map(({ code }) => code)
  /** Blocks in which two rasters of 96 × 64 differ. */
  function blocksApart(a: Uint8Array, b: Uint8Array): number[] {
    const blocks = new Set<number>()
    for (let i = 0; i < a.length; i++)
      if (a[i] !== b[i]) blocks.add(Math.floor(i / 96 / 8) * 12 + Math.floor((i % 96) / 8))
    return [...blocks].sort((x, y) => x - y)
  }

  test('costs what lies before the next restart marker', async () => {
    const whole = await readPage(restarts)
    expect([codes(whole), markers.length]).toEqual([[], 19])
    expect(difference(whole.raster, luminance(restarts)).largest).toBeLessThanOrEqual(3)
    const [from = 0, to = 0] = markers.slice(7, 9)
    const damaged = await readPage(restarts.slice().fill(0xfe, from + 2, to))
    expect(codes(damaged)).toEqual(['image_truncated'])
    for (const block of blocksApart(damaged.raster.data, whole.raster.data)) {
      expect(block).toBeGreaterThanOrEqual(40)
      expect(block).toBeLessThan(45)
    }
    // Two intervals and the markers around them are gone: the next marker's number tells.
    const [, gap = 0] = markers.slice(6, 8)
    const lost = Uint8Array.from([...restarts.subarray(0, gap), ...restarts.subarray(markers[9] ?? 0)])
    for (const block of blocksApart((await readPage(lost)).raster.data, whole.raster.data)) {
      expect(block).toBeGreaterThanOrEqual(40)
      expect(block).toBeLessThan(50)
    }
  })

  test.each(['baseline-420', 'progressive-420'])('%s cut short is read as far as it goes', async (kind) => {
    const bytes = imageFixture(`${kind}.jpg`)
    const whole = await readPage(bytes)
    const cut = await readPage(bytes.subarray(0, bytes.length - 300))
    expect(codes(cut)).toEqual(['image_truncated'])
    expect(difference(cut.raster, whole.raster.data).mean).toBeLessThan(60)
  })

  test('what comes after the end does not matter', async () => {
    const bytes = imageFixture('progressive-444.jpg')
    const padded = Uint8Array.from([...bytes, ...new Uint8Array(500).fill(0xab), 0xff, 0xda, 0, 3])
    expect(await readPage(padded)).toEqual(await readPage(bytes))
  })
})

test.each(['baseline-420', 'progressive-444', 'cmyk'])('%s scaled down while it is decoded', async (kind) => {
  const bytes = imageFixture(`${kind}.jpg`)
  const whole = (await readPage(bytes)).raster
  for (const [width, height] of [
    [48, 32],
    [24, 16],
    [40, 30],
  ] as const) {
    const { raster } = decodeJpeg(bytes, { fit: { width, height } })
    expect([raster.width, raster.height]).toEqual([width, height])
    expect(difference(raster, resize(whole, width, height).data).mean).toBeLessThan(4)
  }
})

test.each([
  // 12 × 8 blocks of luminance with 64 coefficients of 2 bytes and one for all; a baseline file has one row of blocks at a time.
  ['progressive-444', 12 * 8 * (64 * 2 + 1)],
  ['baseline-444', 0],
])('the coefficients of %s are counted while they are held', (kind, bytes) => {
  const memory = memoryLedger()
  decodeJpeg(imageFixture(`${kind}.jpg`), { memory })
  expect([memory.peakBytes(), memory.bytes()]).toEqual([bytes, 0])
})

describe('as libjpeg takes them', () => {
  const plain = imageFixture('baseline-444.jpg')
  const adobe = (transform: number) =>
    Uint8Array.of(0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, transform)
  const join = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
  /** Without its JFIF segment, which would decide the colours. */
  const bare = join(plain.subarray(0, 2), plain.subarray(4 + ((plain[4] ?? 0) << 8) + (plain[5] ?? 0)))

  test.each([1, 2, 3])('a transform of %i is YCbCr', async (transform) => {
    const { raster } = await readPage(join(bare.subarray(0, 2), adobe(transform), bare.subarray(2)))
    expect(raster).toEqual((await readPage(plain)).raster)
  })

  test.each([
    ['of a fax', [1, 0, 204, 0, 98], 133],
    ['without a unit', [0, 0, 2, 0, 1], 64],
    ['that are no densities', [1, 0, 72, 0, 1], 64],
  ])('densities %s', async (_, densities, shown) => {
    const said = plain.slice()
    said.set(densities, 13)
    const { raster, width, height } = await readPage(said)
    expect([width, height, raster.width, raster.height]).toEqual([96, shown, 96, shown])
  })

  test('stray bytes between segments are passed over', async () => {
    const { raster, issues } = await readPage(
      join(plain.subarray(0, 20), Uint8Array.of(1, 2, 3), plain.subarray(20)),
    )
    expect(issues).toEqual([])
    expect(raster).toEqual((await readPage(plain)).raster)
  })

  test('a height that comes after the scan', async () => {
    const frame = plain.findIndex((byte, i) => byte === 0xff && plain[i + 1] === 0xc0)
    const late = plain.slice()
    late.fill(0, frame + 5, frame + 7)
    const height = Uint8Array.of(0xff, 0xdc, 0, 4, ...plain.subarray(frame + 5, frame + 7))
    const { raster } = await readPage(join(late.subarray(0, -2), height, late.subarray(-2)))
    expect(raster).toEqual((await readPage(plain)).raster)
  })
})
