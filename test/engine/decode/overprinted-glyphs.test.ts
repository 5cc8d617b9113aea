import { expect, it, test } from 'vitest'
import { overprintedTexts } from '../../../engine/src/decode/overprinted-glyphs.ts'
import type { Glyph } from '../../../engine/src/decode/pdf-glyphs.ts'
import { growth } from '../../growth.ts'

const A4 = { width: 595, height: 842 }

function glyphAt(left: number, top: number, size: number, object: number): Glyph {
  const ink = { left, top, right: left + size, bottom: top + size }
  const origin = [left, top + size] as const
  const style = { before: 'glyph', font: 1, angleDegrees: 0, isDrawn: true, clips: false } as const
  return { text: 'A', ink, loose: ink, origin, object, ...style }
}

test('a number and the one typed on it are two texts', () => {
  const word = (object: number) => [0, 1, 2, 3].map((i) => glyphAt(100 + 10 * i, 100, 8, object))
  expect(overprintedTexts([...word(1), ...word(2)], A4)).toEqual([word(1), word(2)])
  expect(overprintedTexts([...word(1), glyphAt(300, 100, 8, 2)], A4)).toEqual([])
})

it('is linear in glyphs at one place', () => {
  const glyphs = (count: number) =>
    Array.from({ length: count }, (_, i) => glyphAt(10, i < 40 ? 1 : 9, 20, i < 40 ? 1 : 2))
  const [whole, quarter] = [glyphs(40_000), glyphs(10_000)]
  expect(
    growth(
      () => overprintedTexts(whole, A4),
      () => overprintedTexts(quarter, A4),
    ),
  ).toBeLessThan(8)
})

it('ends in time with glyphs as large as the page, each on thousands of small ones', () => {
  const small = Array.from({ length: 3000 }, (_, i) => glyphAt((8 * i) % 560, 421, 4, 1))
  const large = Array.from({ length: 3000 }, () => glyphAt(-100, 20, 800, 2))
  const before = process.cpuUsage()
  overprintedTexts([...small, ...large], A4)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000)
})
