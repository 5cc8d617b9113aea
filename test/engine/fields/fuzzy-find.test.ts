import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { expect, test } from 'vitest'
import { fuzzyFind } from '../../../engine/src/fields/fuzzy-find.ts'

test.each([
  ['VALIDADE ATE 12/05', 'VALIDADE', 0, [[0, 8, 0]]],
  ['A VALIDADF ATE', 'VALIDADE', 1, [[2, 10, 1]]],
  ['V4LID4DE', 'VALIDADE', 1, []],
  [
    'VALIDADE E VALIDADE',
    'VALIDADE',
    1,
    [
      [0, 8, 0],
      [11, 19, 0],
    ],
  ],
  ['', 'VALIDADE', 2, []],
] as const)('%j holds %j within %i', (text, pattern, edits, expected) => {
  expect(fuzzyFind(text, pattern, edits).map((hit) => [hit.start, hit.end, hit.edits])).toEqual(expected)
})

test('finds a pattern exactly where some substring is near enough, as comparing all substrings would', () => {
  const letters = fc.string({ unit: fc.constantFrom('A', 'B', 'C', ' '), maxLength: 24 })
  const pattern = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 3, maxLength: 8 })
  fc.assert(
    fc.property(letters, pattern, fc.integer({ min: 1, max: 2 }), (text, needle, editsMax) => {
      let best = Number.POSITIVE_INFINITY
      for (let from = 0; from <= text.length; from++) {
        for (let to = from; to <= text.length; to++)
          best = Math.min(best, distance(text.slice(from, to), needle))
      }
      const hits = fuzzyFind(text, needle, editsMax)
      const found = Math.min(...hits.map((hit) => hit.edits))
      expect(found).toBe(best <= editsMax ? best : Number.POSITIVE_INFINITY)
    }),
    { seed: 23, numRuns: 400 },
  )
})
