import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { decode as decodePng } from 'fast-png'
import { describe, expect, it, test } from 'vitest'
import { RECOGNISER } from '../../../engine/src/model-facts.ts'
import { cutLine } from '../../../engine/src/raster/cut-line.ts'
import type { Quad, Raster } from '../../../engine/src/types.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures/ocr')

/**
 * Lines of page.png as rectify.py cuts them: as found, one 2.2 times as large, one turned by 30°.
 * OpenCV interpolates in 32nds of a pixel, which strokes turn into a few grey levels.
 */
test('lines are cut as the reference cuts them', async () => {
  const png = decodePng(await readFile(join(FIXTURES, 'page.png')))
  const page: Raster = { width: png.width, height: png.height, data: Uint8Array.from(png.data) }
  const crops: { quad: Quad; width: number; deflated: string }[] = JSON.parse(
    await readFile(join(FIXTURES, 'crops.json'), 'utf8'),
  )
  for (const { quad, width, deflated } of crops) {
    const { raster } = cutLine(page, { quad, bend: [] })
    const reference = inflateSync(Buffer.from(deflated, 'base64'))
    expect([raster.width, raster.height]).toEqual([width, 32])
    const differences = Array.from(raster.data, (value, i) => Math.abs(value - (reference[i] ?? 0)))
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(1)
    expect(Math.max(...differences)).toBeLessThan(12)
  }
})

test('a bent line is cut along its bend', () => {
  // A dark parabola 4 rows thick, 10 rows below its ends in the middle.
  const [width, height] = [400, 80]
  const sag = (x: number) => 10 * (1 - (x / 200 - 1) ** 2)
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return Math.abs(y - 30 - sag(x)) <= 2 ? 0 : 255
  })
  const quad: Quad = [
    [20, 20],
    [380, 20],
    [380, 40],
    [20, 40],
  ]
  const bend = Array.from({ length: 9 }, (_, i) => sag(20 + 45 * i) / 20)
  const straight = cutLine({ width, height, data }, { quad, bend }).raster
  const middles = [60, 150, 230, 300].map((x) => darkestRow(straight, x))
  const { heightEm, raisedEm } = RECOGNISER.crop
  const middle = 15.5 + (raisedEm / heightEm) * 32
  for (const row of middles) expect(Math.abs(row - middle)).toBeLessThanOrEqual(1.5)
})

/** Mean row of the dark pixels of a column. */
function darkestRow({ width, height, data }: Raster, x: number): number {
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => (data[y * width + x] ?? 255) < 128)
  return rows.reduce((sum, row) => sum + row, 0) / rows.length
}

describe('a line ends where its print ends', () => {
  /** Strokes of an em of 32 columns, their middles on row 40; the detector saw those from 100 to 300. */
  const found: Quad = [
    [100, 24],
    [300, 24],
    [300, 56],
    [100, 56],
  ]
  const cut = (strokes: readonly [from: number, to: number][], room?: readonly [number, number]) => {
    const [width, height] = [400, 80]
    const data = new Uint8Array(width * height).fill(230)
    for (const [from, to] of strokes)
      for (let y = 34; y < 46; y++) data.fill(20, y * width + from, y * width + to)
    const { quad, raster } = cutLine(
      { width, height, data },
      { quad: found, bend: [], ...(room && { room }) },
    )
    const { startMarginEm, endMarginEm } = RECOGNISER.crop
    const first = raster.data.filter((_, i) => i % raster.width === 0)
    return { from: quad[0][0] + startMarginEm * 32, to: quad[1][0] - endMarginEm * 32, first }
  }
  const letters: [number, number][] = Array.from({ length: 20 }, (_, i) => [102 + 10 * i, 108 + 10 * i])

  it.each<[string, [number, number][], number, number]>([
    ['as found', [], 100, 300],
    ['a full stop after the end', [[301, 305]], 100, 305],
    ['a letter before the start', [[91, 98]], 91, 300],
    [
      'as far as was cut',
      [
        [301, 320],
        [80, 98],
      ],
      80.8,
      319.2,
    ],
    ['the next word', [[310, 330]], 100, 300],
    ['a rule that runs on', [[298, 400]], 100, 300],
  ])('%s', (_, more, from, to) => {
    const ends = cut([...letters, ...more])
    expect(Math.abs(ends.from - from)).toBeLessThanOrEqual(1.5)
    expect(Math.abs(ends.to - to)).toBeLessThanOrEqual(1.5)
  })

  it('and where another line begins, at the latest', () => {
    const room = [0.2, 0.2] as const
    const near = cut([...letters, [301, 305]], room)
    const far = cut([...letters, [310, 316]], room)
    expect([near.to, far.to].map((to) => Math.round((to - 300) / 5))).toEqual([1, 0])
  })

  it('and nothing of one end is cut at the other', () => {
    const { first } = cut([...letters, [80, 98], [298, 400]])
    expect(Math.min(...first)).toBeGreaterThan(200)
  })
})

describe('a frame that stands beside the print', () => {
  const found: Quad = [
    [100, 24],
    [300, 24],
    [300, 56],
    [100, 56],
  ]
  /** Strokes of letters, and those of frames; in 400 x 80 pixels, cut from row 18 to 58. */
  const cut = (...more: readonly [left: number, right: number, top: number, bottom: number][]) => {
    const [width, height] = [400, 80]
    const data = new Uint8Array(width * height).fill(230)
    for (let x = 102; x < 296; x += 10)
      for (let y = 30; y < 46; y++) data.fill(20, y * width + x, y * width + x + 4)
    for (const [left, right, top, bottom] of more)
      for (let y = top; y < bottom; y++) data.fill(20, y * width + left, y * width + right)
    return cutLine({ width, height, data }, { quad: found, bend: [] }).raster
  }
  /** How many strokes the middle row crosses. */
  const strokes = ({ width, height, data }: Raster) => {
    const row = data.subarray((height / 2) * width, (height / 2 + 1) * width)
    return row.filter((tone, x) => tone < 120 && (row[x - 1] ?? 255) >= 120).length
  }

  it.each<[string, [number, number, number, number][]]>([
    ['before it', [[95, 98, 0, 80]]],
    ['behind it', [[301, 304, 0, 80]]],
    ['with a corner below', [[95, 98, 0, 54]]],
    ['with a corner above', [[95, 98, 22, 80]]],
    [
      'twice',
      [
        [95, 98, 0, 80],
        [84, 87, 0, 80],
        [303, 306, 0, 80],
      ],
    ],
  ])('is painted over: %s', (_, frames) => expect(strokes(cut(...frames))).toBe(20))

  it('leaves paper of a cut that has nothing but frames', () => {
    const [width, height] = [60, 80]
    const data = new Uint8Array(width * height).fill(230)
    for (let y = 0; y < height; y++)
      for (const x of [18, 24, 30, 36]) data.fill(20, y * width + x, y * width + x + 2)
    const quad: Quad = [
      [26, 24],
      [30, 24],
      [30, 56],
      [26, 56],
    ]
    const { raster } = cutLine({ width, height, data }, { quad, bend: [], room: [0, 0] })
    expect(Math.min(...raster.data)).toBeGreaterThan(0)
    expect(raster.data).toHaveLength(raster.width * raster.height)
  })

  it.each<[string, [number, number, number, number]]>([
    ['a capital', [95, 98, 24, 46]],
    ['a letter with a descender', [95, 98, 30, 54]],
    ['a long letter written by hand', [95, 98, 16, 60]],
  ])('and no letter is: %s', (_, letter) => expect(strokes(cut(letter))).toBe(21))
})
