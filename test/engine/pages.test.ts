import { parsePages } from '@ficha/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['1', [{ from: 1, to: 1 }]],
  [
    '1,3, 5-7',
    [
      { from: 1, to: 1 },
      { from: 3, to: 3 },
      { from: 5, to: 7 },
    ],
  ],
  [
    '5-7,1',
    [
      { from: 1, to: 1 },
      { from: 5, to: 7 },
    ],
  ],
  // Duplicates and neighbours merge.
  ['2,1,2,3', [{ from: 1, to: 3 }]],
  ['1-3,2-9', [{ from: 1, to: 9 }]],
  // A huge range costs nothing here; the document's own page count refuses it.
  ['1-1000000', [{ from: 1, to: 1_000_000 }]],
  [`7-${'9'.repeat(150)}`, [{ from: 7, to: 1_000_000 }]],
  ['99999999', [{ from: 1_000_000, to: 1_000_000 }]],
])('%s', (pages, ranges) => {
  expect(parsePages(pages)).toEqual(ranges)
})

test.each(['', '0', '1-0', '3-2', 'a', '1,,2', '1-', '-1', '1;2', '1.5', '1,'.repeat(200)])(
  'refuses %j',
  (pages) => {
    expect(() => parsePages(pages)).toThrow(RangeError)
  },
)

test('ranges hold exactly the pages that were named, in order and apart', () => {
  const page = fc.integer({ min: 1, max: 60 })
  const part = fc
    .tuple(page, fc.integer({ min: 0, max: 9 }))
    .map(([from, more]) => ({ from, to: from + more }))
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
      const text = parts.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
      const ranges = parsePages(text)
      const named = new Set(
        parts.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
      )
      const held = ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
      expect(held).toEqual([...named].sort((a, b) => a - b))
      for (const [i, range] of ranges.entries())
        expect(range.from).toBeGreaterThan((ranges[i - 1]?.to ?? -1) + 1)
    }),
    { seed: 51, numRuns: 500 },
  )
})
