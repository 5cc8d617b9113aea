import { describe, expect, it } from 'vitest'
import { acceptance } from '../../cli/src/evaluate/score/acceptance.ts'
import type { Case } from '../../cli/src/evaluate/score/metrics.ts'

const made = (confidence: number, right: boolean): Case => ({
  document: 'a',
  part: 'tuning',
  type: 51,
  field: 'number',
  expected: '1',
  actual: right ? '1' : '2',
  confidence,
})

describe('acceptance', () => {
  it('takes all where all are right', () => {
    expect(acceptance([made(0.2, true), made(0.9, true)])).toEqual({ share: 1, threshold: 0.2 })
  })
  it('stops before what is wrong', () => {
    const cases = [made(0.9, true), made(0.8, true), made(0.7, false), made(0.6, true)]
    expect(acceptance(cases)).toEqual({ share: 0.5, threshold: 0.8 })
  })
  it('goes on where the precision recovers', () => {
    const cases = [made(0.9, false), made(0.8, true), made(0.7, true), made(0.6, true)]
    expect(acceptance(cases, 0.75).share).toBe(1)
  })
  it('takes equals together or not at all', () => {
    expect(acceptance([made(0.9, true), made(0.9, false)]).share).toBe(0)
  })
  it('takes none of nothing', () => expect(acceptance([]).share).toBe(0))
})
