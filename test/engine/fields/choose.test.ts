import { describe, expect, test } from 'vitest'
import { type Candidate, choose } from '../../../engine/src/fields/choose.ts'
import { readingFromPlainText } from '../document-types/reading-from-text.ts'

const [line] = readingFromPlainText('a printed line').lines

function candidate(value: string, score: number): Candidate {
  if (!line) throw new RangeError('the reading has no line')
  return { value, score, spans: [{ line, start: 2, end: 9 }] }
}

describe('choose', () => {
  test('nothing at all is a missing field, and surely so', () => {
    expect(choose([], [])).toMatchObject({ status: 'missing', value: [] })
    expect(choose([]).confidence).toBeGreaterThan(0.9)
  })

  test('candidates below "not here" are not taken, but make the absence less sure', () => {
    const field = choose([candidate('x', -0.5)])
    expect(field.status).toBe('missing')
    expect(field.confidence).toBeLessThan(0.7)
  })

  test('the best score wins and shows where it was read', () => {
    const field = choose([candidate('worse', 1), candidate('better', 3)])
    expect(field).toMatchObject({
      value: 'better',
      raw: 'printed',
      evidence: [{ text: 'printed', pageIndex: 0 }],
    })
  })

  test('a rival of equal score halves the confidence; agreement raises it', () => {
    const alone = choose([candidate('a', 3)]).confidence
    expect(choose([candidate('a', 3), candidate('b', 3)]).confidence).toBeLessThan(0.51)
    expect(choose([candidate('a', 3), candidate('a', 3)]).confidence).toBeGreaterThan(alone)
  })

  test('confidence is a probability and never certainty', () => {
    for (const score of [0.1, 1, 10, 1000]) {
      const { confidence } = choose([candidate('a', score)])
      expect(confidence).toBeGreaterThan(0.5)
      expect(confidence).toBeLessThan(1)
    }
    expect(choose([candidate('a', 1000)], null, 0.8).confidence).toBe(0.8)
  })
})
