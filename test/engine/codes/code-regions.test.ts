import { describe, expect, test } from 'vitest'
import { codeRegions } from '../../../engine/src/codes/code-regions.ts'
import type { Box, Quad, Raster } from '../../../engine/src/types.ts'

const [WIDTH, HEIGHT] = [1654, 2339]

/** An A4 page at 200 dpi: lines of print, 7 pixels of ink in every 40 rows, a third of each row's columns. */
const PRINTED: Raster = {
  width: WIDTH,
  height: HEIGHT,

  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    return x > 200 && x < 1450 && y > 200 && y < 2100 && y % 40 < 18 && x % 10 < 4 ? 40 : 235
  }),
}

/** A chequered square, as inky as a code. */
function withCode(page: Raster, { left, top, right, bottom }: Box, ink = 40): Raster {
  const data = page.data.slice()
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++)
      data[y * WIDTH + x] = (Math.floor(x / 5) + Math.floor(y / 5)) % 2 === 0 ? ink : 235
  }
  return { ...page, data }
}

function holds(outer: Box, inner: Box, margin: number): boolean {
  return (
    outer.left <= inner.left - margin &&
    outer.top <= inner.top - margin &&
    outer.right >= inner.right + margin &&
    outer.bottom >= inner.bottom + margin
  )
}

function areaOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0)
}

describe('where a code may be', () => {
  test('nowhere among lines of print', () => {
    expect(codeRegions(PRINTED)).toEqual([])
  })

  test.each([
    ['a QR code of 2 cm', { left: 1203, top: 111, right: 1361, bottom: 269 }, 40],
    ['one of 5 mm, wherever it lies', { left: 310, top: 2161, right: 350, bottom: 2201 }, 40],
    ['a bar code 5 mm high', { left: 405, top: 2149, right: 805, bottom: 2189 }, 40],
    ['one in grey', { left: 1200, top: 2150, right: 1320, bottom: 2270 }, 110],
  ])('%s', (_name, code, ink) => {
    const regions = codeRegions(withCode(PRINTED, code, ink))
    // Four modules of quiet zone.
    expect(regions.filter((region) => holds(region, code, 20)).length).toBe(1)
    expect(areaOf(regions)).toBeLessThan(0.1 * WIDTH * HEIGHT)
  })

  test('codes that stand apart are places of their own', () => {
    const first = { left: 300, top: 300, right: 420, bottom: 420 }
    const second = { left: 1200, top: 1900, right: 1320, bottom: 2020 }
    const regions = codeRegions(withCode(withCode(PRINTED, first), second))
    expect(regions.length).toBe(2)
    for (const code of [first, second])
      expect(regions.filter((region) => holds(region, code, 20)).length).toBe(1)
  })

  test('no place where words were read surely, but beside them', () => {
    const heavy = { left: 300, top: 300, right: 700, bottom: 340 }
    const code = { left: 310, top: 345, right: 350, bottom: 385 }
    const word: Quad = [
      [290, 295],
      [710, 295],
      [710, 345],
      [290, 345],
    ]
    expect(codeRegions(withCode(PRINTED, heavy), [word])).toEqual([])
    const regions = codeRegions(withCode(withCode(PRINTED, heavy), code), [word])
    expect(regions.filter((region) => holds(region, code, 20)).length).toBe(1)
  })

  test('a pattern all over the page is one place', () => {
    const all = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }
    expect(codeRegions(withCode(PRINTED, all))).toEqual([all])
  })

  /** The table above the sheet is dark, and a shadow lies over the half of it. */
  const PHOTOGRAPHED: Raster = {
    ...PRINTED,
    data: PRINTED.data.map((level, at) => {
      if (at < 160 * WIDTH) return 60 + ((at * 7) % 20)
      return at % WIDTH > 800 ? level * 0.55 : level
    }),
  }

  test('hardly a place on a dark table or at the edge of a shadow', () => {
    expect(areaOf(codeRegions(PHOTOGRAPHED))).toBeLessThan(0.1 * WIDTH * HEIGHT)
  })

  test('a code in shadow', () => {
    const code = { left: 1200, top: 2150, right: 1320, bottom: 2270 }
    const { data } = withCode(PRINTED, code)
    const regions = codeRegions({ ...PRINTED, data: data.map((level) => level * 0.55) })
    expect(regions.filter((region) => holds(region, code, 20)).length).toBe(1)
  })

  test('nowhere on an empty page', () => {
    const data = new Uint8Array(WIDTH * HEIGHT).fill(250)
    expect(codeRegions({ width: WIDTH, height: HEIGHT, data })).toEqual([])
  })
})
