import { describe, expect, it } from 'vitest'
import {
  type Case,
  expectedCalibrationError,
  median,
  ratio,
  sameJson,
  summarise,
} from '../../cli/src/evaluate/score/metrics.ts'

const made = (over: Partial<Case>): Case => ({
  document: 'a',
  part: 'tuning',
  type: 51,
  field: 'number',
  expected: '1/2020',
  actual: '1/2020',
  confidence: 1,
  ...over,
})

describe('sameJson', () => {
  it.each([
    ['equal text', 'a', 'a', true],
    ['case matters', 'a', 'A', false],
    ['null is not false', null, false, false],
    ['null is not an empty list', null, [], false],
    ['lists are compared in order', ['a', 'b'], ['b', 'a'], false],
    ['a list is not longer', ['a'], ['a', 'b'], false],
    ['members in any order', { a: 1, b: [null] }, { b: [null], a: 1 }, true],
    ['a member more', { a: 1 }, { a: 1, b: null }, false],
    ['another member', { a: null }, { b: null }, false],
    ['an object is not a list', {}, [], false],
  ])('%s', (_, a, b, same) => {
    expect(sameJson(a, b)).toBe(same)
    expect(sameJson(b, a)).toBe(same)
  })
})

describe('summarise', () => {
  const summary = summarise([
    made({}),
    made({ field: 'accessKey', expected: null, actual: null }),
    made({ document: 'b', actual: '2/2020', confidence: 0.95 }),
    made({ document: 'b', field: 'accessKey', expected: null, actual: 'x', confidence: 0.5 }),
    made({ document: 'c', field: 'licensePlate', expected: [], actual: [] }),
  ])

  it('counts every field, and apart from them those the document carries', () => {
    expect(summary.all).toEqual({ right: 3, total: 5 })
    expect(summary.present).toEqual({ right: 1, total: 2 })
  })
  it('counts what is wrong although the engine was sure', () => {
    expect(summary.confidentErrors).toEqual({ right: 1, total: 5 })
  })
  it('counts documents without one wrong field', () => {
    expect([summary.documents, summary.documentsAllRight]).toEqual([3, 2])
  })
  it('counts each field', () => {
    expect(summary.fields.find(({ field }) => field === 'number')).toEqual({
      field: 'number',
      all: { right: 1, total: 2 },
      present: { right: 1, total: 2 },
      confidentErrors: 1,
    })
  })
})

describe('expectedCalibrationError', () => {
  it('is 0 when four of five are right at confidence 0.8', () => {
    const cases = [0, 1, 2, 3, 4].map((index) =>
      made({ confidence: 0.8, actual: index === 0 ? null : '1/2020' }),
    )
    expect(expectedCalibrationError(cases)).toBeCloseTo(0)
  })
  it('weighs bins by their size', () => {
    const cases = [
      made({ confidence: 1 }),
      made({ confidence: 1 }),
      made({ confidence: 1 }),
      made({ confidence: 0.5, actual: null }),
    ]
    expect(expectedCalibrationError(cases)).toBeCloseTo(0.125)
  })
  it('is 0 for nothing', () => expect(expectedCalibrationError([])).toBe(0))
})

describe('ratio and median', () => {
  it('takes nothing for right', () => expect(ratio({ right: 0, total: 0 })).toBe(1))
  it.each([
    [[], 0],
    [[3], 3],
    [[1, 9, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('median of %j is %d', (values, expected) => expect(median(values)).toBe(expected))
})
