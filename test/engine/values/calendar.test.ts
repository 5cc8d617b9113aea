import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  ageAt,
  compareDates,
  fullYear,
  isIsoDate,
  isoDate,
} from '../../../engine/src/values/calendar.ts'
import { isoDay, SEEDED } from './arbitrary.ts'

describe('adding', () => {
  it.each([
    // The clamp: no 29 February in 2025, no 31 in April.
    ['2024-02-29', addYears, 1, '2025-02-28'],
    ['2024-02-29', addYears, 4, '2028-02-29'],
    ['2023-01-31', addMonths, 1, '2023-02-28'],
    ['2024-01-31', addMonths, 1, '2024-02-29'],
    ['2024-01-31', addMonths, 3, '2024-04-30'],
    ['2024-12-15', addMonths, 48, '2028-12-15'],
    ['2024-11-30', addMonths, 1, '2024-12-30'],
    ['2024-01-15', addMonths, -1, '2023-12-15'],
    // Days are literal: 1460 days are four years less a leap day.
    ['2022-03-12', addDays, 1460, '2026-03-11'],
    ['2024-02-28', addDays, 1, '2024-02-29'],
    ['2024-01-01', addDays, -1, '2023-12-31'],
    // Beyond the calendar's range.
    ['2095-01-01', addYears, 10, null],
    ['2024-01-01', addDays, 9_999_999, null],
    ['2024-01-01', addMonths, 999_999, null],
  ] as const)('%s %o %i → %s', (iso, add, amount, expected) => {
    expect(add(iso, amount)).toBe(expected)
  })

  it('compareDates counts the days that addDays adds', () => {
    fc.assert(
      fc.property(isoDay, isoDay, (from, to) => {
        expect(addDays(from, compareDates(to, from))).toBe(to)
        expect(Math.sign(compareDates(from, to))).toBe(from < to ? -1 : from > to ? 1 : 0)
      }),
      SEEDED,
    )
  })
})

describe('ageAt', () => {
  it.each([
    ['2000-05-10', '2018-05-09', 17],
    ['2000-05-10', '2018-05-10', 18],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2020-01-02', '2020-01-01', -1],
  ])('born %s, on %s: %i', (birth, on, age) => {
    expect(ageAt(birth, on)).toBe(age)
  })
})

describe('isoDate', () => {
  it.each([
    [2000, 2, 29, '2000-02-29'],
    // 1900 and 2100 are no leap years.
    [1900, 2, 29, null],
    [2100, 2, 29, null],
    [2024, 4, 31, null],
    [2024, 0, 1, null],
    [2024, 1.5, 1, null],
    [Number.NaN, 1, 1, null],
  ])('%d-%d-%d → %s', (year, month, day, iso) => {
    expect(isoDate(year, month, day)).toBe(iso)
  })

  it('knows an ISO date', () => {
    expect(isIsoDate('2024-02-29')).toBe(true)
    expect(isIsoDate('2023-02-29')).toBe(false)
    expect(isIsoDate('2024-2-9')).toBe(false)
  })

  it('throws where we are wrong', () => {
    expect(() => addDays('31/12/2024', 1)).toThrow(RangeError)
    expect(() => ageAt('', '2024-01-01')).toThrow(RangeError)
  })

  it('completes two-digit years', () => {
    expect([fullYear('26', 26), fullYear('27', 26), fullYear('2.025', 0), fullYear('1988', 99)]).toEqual([
      2026, 1927, 2025, 1988,
    ])
  })
})
