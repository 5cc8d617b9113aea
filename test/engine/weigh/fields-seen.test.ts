import { expect, it } from 'vitest'
import { fieldsSeen, type ReaderView, readerView } from '../../../engine/src/weigh/reader-view.ts'
import { textField } from '../../../engine/src/weigh/role-field.ts'
import { readingFromPlainText } from '../document-types/reading-from-text.ts'

/** A view that proposes one value for each field, as probable as said. */
function viewOf(probabilities: readonly number[]): ReaderView {
  const fields = new Map(probabilities.map((probability, i) => [`field${i}`, probability]))
  const proposals: ReaderView['proposals'] = ({ name }) => {
    const probability = fields.get(name)
    const about = { value: 'x', spans: [], isDoubtful: false, position: 0 }
    return probability === undefined ? [] : [{ ...about, probability }]
  }
  return { ...readerView(readingFromPlainText('')), proposals }
}

it.each([
  [[0.99, 0.95, 0.9], 3],
  // A little less sure is nearly as much.
  [[0.99, 0.89], 2],
  [[0.99, 0.6], 1.7],
  [[0.99, 0.4], 1],
  [[], 0],
])('fields of %j are %d', (probabilities, held) => {
  const fields = Array.from({ length: 4 }, (_, i) => textField(`field${i}`, 'TITLE'))
  expect(fieldsSeen(viewOf(probabilities), fields)).toBeCloseTo(held, 1)
})
