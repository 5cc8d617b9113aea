import { describe, expect, it } from 'vitest'
import { daysInOrder } from '../../../engine/src/weigh/days-in-order.ts'
import type { Proposal } from '../../../engine/src/weigh/proposal.ts'

const day = (value: string, probability: number): Proposal => ({
  value,
  probability,
  spans: [],
  isDoubtful: false,
  position: 0,
})
const values = (days: readonly (readonly Proposal[])[]) =>
  daysInOrder(days).map((own) => own.map(({ value }) => value))

describe('days of birth, issue and expiry', () => {
  it('stay as they are where they are in order', () => {
    const days = [[day('1978-11-01', 0.9)], [day('2021-06-02', 0.9)], [day('2031-05-13', 0.6)]]
    expect(daysInOrder(days)).toEqual(days)
  })

  it('drop what is not after the day before, and what is left is as sure as the rest allows', () => {
    const expiry = [day('1999-10-18', 0.83), day('2031-05-13', 0.09)]
    const [, issue, left] = daysInOrder([[day('1978-11-01', 0.97)], [day('2021-06-02', 0.92)], expiry])
    expect(issue).toHaveLength(1)
    expect(left?.map(({ value }) => value)).toEqual(['2031-05-13'])
    expect(left?.[0]?.probability).toBeCloseTo(0.09 / 0.17)
  })

  it('are never the same day', () => {
    const issue = [day('2024-02-22', 0.6)]
    const expiry = [day('2024-02-22', 0.37), day('2029-02-20', 0.11)]
    expect(values([[], issue, expiry])).toEqual([[], ['2024-02-22'], ['2029-02-20']])
  })

  it('stay where the paper prints them in the wrong order, whatever else may be one', () => {
    const issue = [day('2024-02-22', 0.98), day('2007-08-02', 0.4)]
    expect(values([[], issue, [day('2019-02-20', 0.97)]])).toEqual([
      [],
      ['2024-02-22', '2007-08-02'],
      ['2019-02-20'],
    ])
  })

  it('may lie no further apart than is said', () => {
    const issue = [day('1990-06-04', 0.6), day('2022-08-09', 0.17)]
    const isNear = (earlier: string, later: string) =>
      Number(later.slice(0, 4)) - Number(earlier.slice(0, 4)) <= 10
    const [fits] = daysInOrder([issue, [day('2027-08-09', 0.66)]], isNear)
    expect(fits?.map(({ value }) => value)).toEqual(['2022-08-09'])
  })
})
