import { expect, it } from 'vitest'
import { readingOrder } from '../../../engine/src/page/reading-order.ts'
import type { Quad, TextLine } from '../../../engine/src/types.ts'

/** A line of print without words: `[text, left, top, width, height]`. */
function line([text, left, top, width, height]: readonly [string, number, number, number, number]): TextLine {
  const quad: Quad = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ]
  return { text, words: [], quad, angleDegrees: 0, height, source: 'ocr' }
}

it.each([
  [
    'cells of a row from left to right, whatever their baselines',
    [
      ['b', 300, 98, 80, 20],
      ['a', 100, 104, 80, 20],
      ['c', 100, 140, 80, 20],
    ],
    'a b c',
  ],
  [
    'lines beside a tall signature from top to bottom, though the lower one begins further left',
    [
      ['signature', 100, 100, 90, 44],
      ['lower', 299, 128, 200, 22],
      ['upper', 301, 98, 180, 22],
    ],
    'signature upper lower',
  ],
  [
    'two lines of a cell before the cell beside them that is centred',
    [
      ['below', 99, 118, 120, 20],
      ['above', 100, 96, 140, 20],
      ['centred', 300, 101, 60, 30],
    ],
    'above below centred',
  ],
] as const)('%s', (_what, lines, order) => {
  const read = readingOrder(lines.map(line))
  expect(read.map(({ text }) => text).join(' ')).toBe(order)
})
