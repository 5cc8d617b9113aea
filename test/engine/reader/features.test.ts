import { expect, test } from 'vitest'
import { READER, WORD_COLUMNS } from '../../../engine/src/model-facts.ts'
import { readingOrder } from '../../../engine/src/page/reading-order.ts'
import { documentRows } from '../../../engine/src/reader/features.ts'
import { pagesOf } from '../../contract/reader-sample.ts'
import { SAMPLE } from './sample.ts'

/** Training computes in single precision, the engine in double; samples have five decimals. */
const OFF_MAX = 1e-4
const { grams, pointers } = READER.features

const pages = pagesOf(SAMPLE).map(({ lines }) => readingOrder(lines))
const words = pages.flatMap((lines) => lines.flatMap((line) => line.words.map(({ text }) => text)))

test('rows are those that the network was trained with', () => {
  const rows = documentRows(pages)
  expect(rows).toHaveLength(SAMPLE.rows.length * WORD_COLUMNS)
  const isExact = (column: number) => column < grams || column >= WORD_COLUMNS - pointers.length
  const wrong = SAMPLE.rows.flatMap((expected, word) =>
    expected.flatMap((number, column) => {
      const given = rows[word * WORD_COLUMNS + column] ?? Number.NaN
      const isRight = isExact(column) ? given === number : Math.abs(given - number) <= OFF_MAX
      return isRight ? [] : [{ word: words[word], column, given, expected: number }]
    }),
  )
  expect(wrong).toEqual([])
})

test('a document without words has no rows', () => {
  expect(documentRows([[], []])).toHaveLength(0)
})
