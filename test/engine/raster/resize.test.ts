import { nodeRuntime } from '@ficha/engine/parts/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resize, rowResizer } from '../../../engine/src/raster/resize.ts'
import { resizeOn } from '../../../engine/src/raster/resize-on.ts'
import type { Raster } from '../../../engine/src/types.ts'

const grey = (width: number, height: number, value: (x: number, y: number) => number): Raster => ({
  width,
  height,

  data: Uint8Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width))),
})
const side = fc.integer({ min: 1, max: 40 })

describe('resize', () => {
  test.each<[string, number, readonly number[]]>([
    ['halves by averaging pairs', 2, [50, 150]],
    ['splits a sample that two share', 3, [(0 + 100 / 3) / (4 / 3), 100, 200 - 25]],
    ['grows linearly between centres', 8, [0, 25, 75, 100, 100, 125, 175, 200]],
  ])('%s', (_, width, expected) => {
    const row = resize({ width: 4, height: 1, data: Uint8Array.of(0, 100, 100, 200) }, width, 1)
    expect([...row.data]).toEqual(expected.map(Math.round))
  })

  test('keeps one grey whatever the sizes', () => {
    fc.assert(
      fc.property(side, side, side, side, fc.integer({ min: 0, max: 255 }), (w, h, toW, toH, value) => {
        const { width, height, data } = resize(
          grey(w, h, () => value),
          toW,
          toH,
        )
        expect([width, height, new Set(data)]).toEqual([toW, toH, new Set([value])])
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  test('keeps the mean when it shrinks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 9 }),
        side,
        (factor, toW, toH) => {
          const source = grey(toW * factor, toH * factor, (x, y) => (x * 37 + y * 91) % 256)
          const mean = ({ data }: Raster) => data.reduce((sum, value) => sum + value, 0) / data.length
          // Rounded down the columns, then along the rows.
          expect(Math.abs(mean(resize(source, toW, toH)) - mean(source))).toBeLessThan(1.001)
        },
      ),
      { seed: 8, numRuns: 200 },
    )
  })

  test('gives the same by the kernels', async () => {
    const wide = fc.integer({ min: 1, max: 90 })
    await nodeRuntime().onPixels((machine) =>
      fc.assert(
        fc.property(wide, wide, wide, wide, fc.integer({ min: 1, max: 255 }), (w, h, toW, toH, seed) => {
          const source = grey(w, h, (x, y) => (x * x * 37 + y * 91 * seed) % 256)
          const [own, wanted] = [resizeOn(machine, source, toW, toH), resize(source, toW, toH)]
          // All but the pixels by toEqual, which compares them one by one.
          expect({ ...own, data: null }).toEqual({ ...wanted, data: null })
          expect(Buffer.compare(own.data, wanted.data)).toBe(0)
        }),
        { seed: 9, numRuns: 400 },
      ),
    )
  })

  test('refuses sizes that are none', () => {
    const one = grey(2, 2, () => 0)
    for (const size of [0, -1, 1.5, Number.NaN]) expect(() => resize(one, size, 1)).toThrow(RangeError)
  })

  test('rows that never came are white', () => {
    const rows = rowResizer(2, 4, 2, 2)
    rows.push(Uint8Array.of(9, 9))
    rows.push(Uint8Array.of(9, 9))
    expect([...rows.finish().data]).toEqual([9, 9, 255, 255])
  })
})
