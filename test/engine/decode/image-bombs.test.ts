import { deflateSync } from 'node:zlib'
import { LIMITS } from '@ficha/engine'
import { expect, test } from 'vitest'
import { imageFixture } from '../../fixtures/images/fixture.ts'
import { pngOf } from '../../fixtures/images/make-png.ts'
import { readPages } from './read-image.ts'

/** Of processor time: a busy machine is no fault of ours. */
const SECONDS_MAX = 10
const cpuSeconds = () => process.cpuUsage().user / 1e6

const be32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]

/** A JPEG whose frame header is changed to say that it is larger than its data. */
function declaring(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const copy = bytes.slice()
  const frame = copy.findIndex((byte, i) => byte === 0xff && (copy[i + 1] === 0xc0 || copy[i + 1] === 0xc2))
  copy.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5)
  return copy
}

/** A PNG of `bytes` inflated bytes of zeros, whatever its header says. */
function pngBomb(width: number, height: number, bytes: number): Uint8Array {
  const png = pngOf(8, 8, () => 0)
  const header = png.slice(0, 33)
  header.set([...be32(width), ...be32(height)], 16)
  const data = deflateSync(new Uint8Array(bytes), { level: 9 })
  return Uint8Array.from([...header, ...be32(data.length), 0x49, 0x44, 0x41, 0x54, ...data, 0, 0, 0, 0])
}

test.each<[string, () => Uint8Array]>([
  [
    'a JPEG of 2 KB that declares 39 million pixels',
    () => declaring(imageFixture('baseline-420.jpg'), 6500, 6000),
  ],
  ['a progressive one', () => declaring(imageFixture('progressive-420.jpg'), 6500, 6000)],
  ['one of four inks', () => declaring(imageFixture('cmyk-progressive.jpg'), 6500, 6000)],
  ['a PNG whose data inflates to 200 MB more than its rows', () => pngBomb(100, 100, 200_000_000)],
  ['a PNG of 39 million black pixels in 40 KB', () => pngBomb(6500, 6000, 6500 * 6000 + 6000)],
])(
  '%s ends soon, and small',
  async (_, make) => {
    const bytes = make()
    const started = cpuSeconds()
    const [page] = await readPages([bytes])
    expect(cpuSeconds() - started).toBeLessThan(SECONDS_MAX)
    expect(page?.raster?.data.length ?? 0).toBeLessThanOrEqual(LIMITS.rasterPixelsMax)
  },
  60_000,
)

test('a JPEG of many scans is given up', async () => {
  const bytes = imageFixture('progressive-444.jpg')
  const scan = bytes.findLastIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xda)
  const many = new Array<Uint8Array>(200).fill(bytes.subarray(scan, bytes.length - 2))
  const bomb = Uint8Array.from([...bytes.subarray(0, bytes.length - 2), ...many.flatMap((one) => [...one])])
  const [page] = await readPages([bomb])
  expect(page?.issues.map(({ code }) => code)).toEqual(['page_unreadable'])
})
