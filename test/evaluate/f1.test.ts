import { describe, expect, it } from 'vitest'
import { macroF1 } from '../../cli/src/evaluate/score/f1.ts'
import type { Case } from '../../cli/src/evaluate/score/metrics.ts'

const made = (field: string, expected: Case['expected'], actual: Case['actual']): Case => ({
  document: 'a',
  part: 'tuning',
  type: 51,
  field,
  expected,
  actual,
  confidence: 1,
})

describe('macroF1', () => {
  it.each([
    ['everything right', [made('number', '1', '1')], 1],
    ['absent and said to be', [made('number', null, null)], 1],
    // One right of two read and two printed.
    ['a wrong value is a false positive and a miss', [made('n', '1', '1'), made('n', '2', '3')], 0.5],
    // One right of one read, two printed.
    ['a miss', [made('n', '1', '1'), made('n', '2', null)], 2 / 3],
    ['a value where none is printed', [made('n', '1', '1'), made('n', null, '3')], 2 / 3],
    ['an unread document claims nothing', [made('n', '1', '1'), made('n', '2', '(not read)')], 2 / 3],
    ['an empty list is no value', [made('n', ['1'], ['1']), made('n', [], [])], 1],
    ['fields weigh the same', [made('a', '1', '1'), made('a', '1', '1'), made('b', '1', null)], 0.5],
  ])('%s', (_, cases, expected) => expect(macroF1(cases)).toBeCloseTo(expected))
})
