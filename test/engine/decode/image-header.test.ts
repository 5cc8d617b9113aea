import { LIMITS } from '@ficha/engine'
import { inspect } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { describe, expect, test } from 'vitest'
import { readImageHeader } from '../../../engine/src/decode/image-header.ts'
import { sniff } from '../../../engine/src/decode/sniff.ts'

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0))
const be16 = (value: number) => [value >> 8, value & 255]
const be32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
const le16 = (value: number) => [value & 255, value >> 8]
const le32 = (value: number) => be32(value).reverse()
const pad = (bytes: number[], length = 64) => Uint8Array.from([...bytes, ...new Array(length).fill(0)])

/** Headers as their standards lay them out, with the dimensions given. */
const HEADERS = {
  // An APP0 segment before the frame, and a scan after it, as every real JPEG has them.
  jpeg: (w: number, h: number) =>
    pad([
      ...[0xff, 0xd8, 0xff, 0xe0, ...be16(4), 0, 0],
      ...[0xff, 0xc2, ...be16(11), 8, ...be16(h), ...be16(w), 1, 1, 0x11, 0],
      ...[0xff, 0xda, ...be16(8), 1, 1, 0, 0, 63, 0],
    ]),
  png: (w: number, h: number) =>
    pad([
      0x89,
      0x50,
      0x4e,
      0x47,
      0x0d,
      0x0a,
      0x1a,
      0x0a,
      ...be32(13),
      ...ascii('IHDR'),
      ...be32(w),
      ...be32(h),
      ...[8, 0, 0, 0, 0],
      ...be32(0),
      ...be32(2),
      ...ascii('IDAT'),
    ]),
  // A canvas larger than the picture in it: the picture is what is decoded.
  webp: (w: number, h: number) =>
    pad([
      ...ascii('RIFF'),
      ...le32(64),
      ...ascii('WEBPVP8X'),
      ...le32(10),
      ...[0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
      ...ascii('VP8L'),
      ...le32(32),
      0x2f,
      ...le32(((w - 1) & 0x3fff) | (((h - 1) & 0x3fff) << 14)),
    ]),
  tiff: (w: number, h: number) =>
    pad([
      0x49,
      0x49,
      0x2a,
      0,
      ...le32(8),
      ...le16(2),
      ...le16(256),
      ...le16(4),
      ...le32(1),
      ...le32(w),
      ...le16(257),
      ...le16(4),
      ...le32(1),
      ...le32(h),
      ...le32(0),
    ]),
} as const

describe.each(Object.entries(HEADERS))('%s', (kind, make) => {
  test('is told by content, and its dimensions are read without decoding', () => {
    const bytes = make(640, 480)
    expect(sniff(bytes)).toBe(kind)
    expect(readImageHeader(bytes, kind as keyof typeof HEADERS)).toMatchObject({
      width: 640,
      height: 480,
      pages: 1,
    })
  })

  test.each([
    [20_000, 20_000],
    [1, 1],
    [LIMITS.imageSideMin - 1, 1000],
  ])('is refused at %i × %i', async (width, height) => {
    await expect(inspect([make(width, height)], nodeRuntime())).rejects.toMatchObject({
      code: 'image_dimensions',
    })
  })

  test('cut anywhere, is an answer and not a crash', async () => {
    const bytes = make(640, 480)
    for (let length = 12; length < bytes.length; length++) {
      const cut = bytes.slice(0, length)
      const outcome = await inspect([cut], nodeRuntime()).then(
        () => 'read',
        (error: { code: string }) => error.code,
      )
      expect(['read', 'corrupt_file', 'unsupported_media_type', 'image_dimensions']).toContain(outcome)
    }
  })
})

test('a TIFF counts its pages and ends at a loop of directories', () => {
  const entry = (tag: number, value: number) => [...le16(tag), ...le16(3), ...le32(1), ...le16(value), 0, 0]
  const directory = (next: number) => [...le16(2), ...entry(256, 100), ...entry(257, 80), ...le32(next)]
  const two = Uint8Array.from([0x49, 0x49, 0x2a, 0, ...le32(8), ...directory(38), ...directory(0)])
  expect(readImageHeader(two, 'tiff')).toEqual({ width: 100, height: 80, pages: 2 })
  const loop = Uint8Array.from([0x49, 0x49, 0x2a, 0, ...le32(8), ...directory(8)])
  expect(readImageHeader(loop, 'tiff').pages).toBe(1)
  const lost = Uint8Array.from([0x49, 0x49, 0x2a, 0, ...le32(8), ...directory(9999)])
  expect(readImageHeader(lost, 'tiff').pages).toBe(1)
  const many = Array.from({ length: 60 }, (_, i) => directory(i === 59 ? 0 : 38 + 30 * i)).flat()
  expect(readImageHeader(Uint8Array.from([0x49, 0x49, 0x2a, 0, ...le32(8), ...many]), 'tiff').pages).toBe(60)
})

test('a HEIC of nothing is refused with what to do instead', async () => {
  const heic = pad([...be32(24), ...ascii('ftypheic'), ...be32(0), ...ascii('mif1heic')])
  await expect(inspect([heic], nodeRuntime())).rejects.toMatchObject({
    code: 'corrupt_file',
    message: expect.stringContaining('JPEG'),
  })
})

test('a WebP has a lower limit, as it is decoded whole', async () => {
  await expect(inspect([HEADERS.webp(4000, 2001)], nodeRuntime())).rejects.toMatchObject({
    code: 'image_dimensions',
    message: expect.stringContaining(String(LIMITS.webpPixelsMax)),
  })
})

test('a PNG of a header alone, or one whose pixels are empty, is corrupt', async () => {
  const whole = HEADERS.png(640, 480)
  const header = whole.slice(0, 33)
  const chunk = (type: string) => [...be32(0), ...ascii(type), ...be32(0)]
  const files = [
    header,
    Uint8Array.from([...header, ...chunk('IEND')]),
    Uint8Array.from([...header, ...chunk('IDAT'), ...chunk('IEND')]),
  ]
  for (const file of files) {
    await expect(inspect([file], nodeRuntime())).rejects.toMatchObject({ code: 'corrupt_file' })
  }
  await expect(inspect([whole], nodeRuntime())).resolves.toMatchObject({ pageCount: 1 })
})
