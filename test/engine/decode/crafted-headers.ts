import { deflateSync } from 'node:zlib'
import { imageFixture } from '../../fixtures/images/fixture.ts'

type Next = () => number

const be16 = (value: number) => [(value >> 8) & 255, value & 255]
const be32 = (value: number) => [...be16((value / 65536) & 0xffff), ...be16(value & 0xffff)]
const le16 = (value: number) => be16(value).reverse()
const le32 = (value: number) => be32(value).reverse()
const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0))
const pick = <T>(list: readonly T[], next: Next): T => {
  const one = list[Math.floor(next() * list.length)]
  if (one === undefined) throw new RangeError('an empty list')
  return one
}
const times = (most: number, next: Next) => Array.from({ length: Math.floor(next() * (most + 1)) })

/** Sizes at and around every limit, and of every width that a header has. */
const SIZES = [0, 1, 49, 50, 64, 100, 640, 6000, 16_383, 40_000, 65_500, 65_535, 300_000_000, 0xffffffff]
const size = (next: Next) => pick(SIZES, next)
/** Often a size that passes, so that what follows is reached. */
const likely = (next: Next) => (next() < 0.7 ? pick([64, 100, 640], next) : size(next))

/** Files whose structures are those of their standard, and whose values are those that no writer gives. */
export const CRAFTED: Readonly<Record<string, (next: Next) => Uint8Array>> = {
  PNG(next) {
    const chunk = (type: string, data: readonly number[]) => [
      ...be32(next() < 0.05 ? size(next) : data.length),
      ...ascii(type),
      ...data,
      ...be32(0),
    ]
    const header = () => [
      ...be32(likely(next)),
      ...be32(likely(next)),
      ...[pick([1, 2, 4, 8, 16], next), pick([0, 2, 3, 4, 6], next), 0, 0, pick([0, 1], next)],
    ]
    const pixels = [...deflateSync(new Uint8Array(pick([10, 10_000, 300_000], next)))]
    const others = ['tEXt', 'PLTE', 'tRNS', 'eXIf', 'IHDR', 'IDAT', 'acTL']
    const extra = () =>
      times(4, next).flatMap(() => {
        const type = pick(others, next)
        return chunk(type, type === 'IHDR' ? header() : times(40, next).map(() => Math.floor(next() * 256)))
      })
    return Uint8Array.from([
      ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      ...extra(),
      ...chunk('IHDR', header()),
      ...extra(),
      ...chunk('IDAT', pixels),
      ...chunk('IEND', []),
    ])
  },

  JPEG(next) {
    const segment = (marker: number, data: readonly number[]) => [
      0xff,
      marker,
      ...be16(next() < 0.03 ? Math.floor(next() * 65_536) : data.length + 2),
      ...data,
    ]
    const frame = (marker: number) => {
      const count = pick([1, 3, 4], next)
      const parts = Array.from({ length: count }, (_, i) => [i + 1, pick([0x11, 0x22, 0x44, 0x14], next), 0])
      return segment(marker, [8, ...be16(likely(next)), ...be16(likely(next)), count, ...parts.flat()])
    }
    const tableOf = (kind: number) => segment(0xc4, [kind, 0, 1, ...new Array<number>(14).fill(0), 0])
    const table = () => tableOf(pick([0, 16], next))
    const pieces = [
      () => [Math.floor(next() * 255), 1, 2],
      () => [0xff, pick([0x01, 0xd0, 0xd8], next)],
      () => segment(0xe1, [...ascii('Exif\0\0II*\0'), ...le32(8), ...le16(65_535)]),
      () => segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, pick([0, 1, 2, 9], next)]),
      () => segment(0xdd, be16(pick([0, 1, 65_535], next))),
      () => segment(0xdb, [0, ...new Array<number>(64).fill(1)]),
      () => new Array(next() < 0.01 ? 12_000 : 1).fill(0).flatMap(table),
      () => frame(pick([0xc0, 0xc1, 0xc2, 0xc3, 0xc9], next)),
    ]
    const some = () => times(5, next).flatMap(() => pick(pieces, next)())
    const scan = segment(0xda, [1, 1, 0, 0, 63, 0])
    const data = new Array<number>(3000).fill(pick([0, 0x55], next))
    return Uint8Array.from([
      ...[0xff, 0xd8, 0xff, 0xe0, ...be16(4), 0, 0],
      ...tableOf(0),
      ...tableOf(16),
      ...some(),
      ...frame(pick([0xc0, 0xc2], next)),
      ...some(),
      ...times(6, next).flatMap(() => [...scan, ...data]),
      ...[0xff, 0xdc, ...be16(4), ...be16(size(next) & 0xffff)],
    ])
  },

  WebP(next) {
    const chunk = (type: string, data: readonly number[]) => [
      ...ascii(type),
      ...le32(next() < 0.05 ? size(next) : data.length),
      ...data,
      ...(data.length % 2 ? [0] : []),
    ]
    const side = () => likely(next) & 0x3fff
    const noise = () => times(300, next).map(() => Math.floor(next() * 256))
    const real = imageFixture('lossy.webp').subarray(12)
    const picture = () =>
      next() < 0.3
        ? [...real]
        : next() < 0.5
          ? chunk('VP8 ', [0x10, 0, 0, 0x9d, 0x01, 0x2a, ...le16(side()), ...le16(side()), ...noise()])
          : chunk('VP8L', [0x2f, ...le32((side() | (side() << 14)) >>> 0), ...noise()])
    const pieces = [
      () =>
        chunk('VP8X', [pick([0, 2, 0x10], next), 0, 0, 0, ...le32(size(next)), ...le16(size(next) & 0xffff)]),
      () => chunk('ANIM', [0, 0, 0, 0, 0, 0]),
      () =>
        chunk('ANMF', [
          ...new Array<number>(16).fill(0),
          ...(next() < 0.3 ? chunk('ALPH', noise()) : []),
          ...picture(),
        ]),
      () => chunk('ALPH', noise()),
      picture,
    ]
    const body = times(5, next).flatMap(() => pick(pieces, next)())
    return Uint8Array.from([
      ...ascii('RIFF'),
      ...le32(body.length + 4),
      ...ascii('WEBP'),
      ...body,
      ...picture(),
    ])
  },

  TIFF(next) {
    const tags = [
      254, 256, 257, 258, 259, 262, 266, 273, 274, 277, 278, 279, 284, 292, 317, 320, 322, 323, 324, 325,
    ]
    const more = [338, 339, 347, 513, 514, 530]
    const usual: Readonly<Record<number, readonly number[]>> = {
      254: [0, 1],
      258: [1, 8, 12, 16],
      259: [1, 2, 3, 4, 5, 6, 7, 8, 32773],
      262: [0, 1, 2, 3, 5, 6, 8],
      266: [1, 2],
      277: [1, 3, 4],
      278: [1, 8, 64],
      284: [1, 2],
      292: [0, 1],
      317: [1, 2],
      322: [1, 16, 256],
      323: [1, 16, 256],
    }
    const aValue = (tag: number) =>
      tag === 256 || tag === 257
        ? likely(next)
        : next() < 0.95
          ? pick(usual[tag] ?? [8, 200, 1000], next)
          : size(next)
    const entry = (tag: number) => {
      const count = next() < 0.95 ? 1 : pick([0, 2, 3, 1000, 100_000, 0xffffffff], next)
      return [...le16(tag), ...le16(pick([3, 4, 4, 1, 7, 16], next)), ...le32(count), ...le32(aValue(tag))]
    }
    const pages = pick([1, 1, 1, 2, 3, 60], next)
    const directory = (at: number, isLast: boolean) => {
      const count = next() < 0.03 && pages === 1 ? 4000 : 0
      const own = [...tags.filter((tag) => tag < 322 || next() < 0.2), ...more.filter(() => next() < 0.05)]
      const shared = Array.from({ length: count }, () => pick(tags, next))
      const entries = [...own, ...shared].map(entry)
      const end = at + 2 + 12 * entries.length + 4
      return [
        ...le16(next() < 0.03 ? 65_535 : entries.length),
        ...entries.flat(),
        ...le32(isLast ? pick([0, 8, end, 0xffffffff], next) : end),
      ]
    }
    const bytes = [0x49, 0x49, 0x2a, 0, ...le32(8)]
    for (let n = 0; n < pages; n++) bytes.push(...directory(bytes.length, n === pages - 1))
    bytes.push(...times(3000, next).map(() => Math.floor(next() * 256)))
    return Uint8Array.from(next() < 0.03 ? [...bytes, ...new Array<number>(300_000).fill(128)] : bytes)
  },
}
