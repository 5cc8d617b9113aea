import fc from 'fast-check'
import { isJudicialProcess, isNUP17 } from 'validation-br'
import { describe, expect, it } from 'vitest'
import {
  CASE_NUMBER_PRINT,
  caseNumberParts,
  findCaseNumbers,
  findOwnNumbers,
  isValidCaseNumber,
} from '../../../engine/src/values/case-number.ts'
import { findNups, NUP_PRINT } from '../../../engine/src/values/nup.ts'
import { withMask } from '../../../engine/src/values/printed-number.ts'
import { digits, SEEDED, withCheckDigits } from './arbitrary.ts'

/** Check digits are 98 less a remainder of 97: 02 to 98. */
const isIssued = (number: string) => isValidCaseNumber(number) && !/^\d{7}(?:00|01|99)/.test(number)
const VALID = '3569551-39.2022.8.26.0114'

describe('findCaseNumbers', () => {
  it.each([
    [`Processo Digital nº: ${VALID}`, { value: VALID, valid: true }],
    ['35695513920228260114', { value: VALID, valid: true }],
    // Spaces and line-end dashes of the print.
    ['3569551 - 39.2022.8.26.0114', { value: VALID, valid: true }],
    ['3569551–39.2022.8.26.0114', { value: VALID, valid: true }],
    ['3569551-79.2022.8.26.0114', { valid: false }],
    ['3S69551-39.2O22.8.26.0114', { value: VALID, valid: true }],
    // A comma for a point, and the number of an incident after it.
    ['3569551-39.2022,8.26.0114', { value: VALID, valid: true }],
    [`${VALID}/50001`, { value: VALID, valid: true, raw: VALID }],
    // A wide gap among figures by hand.
    ['3569 551-39.2022.8.26.0114', { value: VALID, valid: true }],
  ])('%j', (text, hit) => {
    expect(findCaseNumbers(text)).toMatchObject([hit])
  })

  it.each([
    // Twenty digits that fail, look-alikes that prove nothing, PJe's longer document number, a federal process.
    '35695517920228260114',
    '3S69551-38.2O22.8.26.0114',
    '240312103000000000012345678',
    '02001.025681/2024-10',
    '583.00.2007.123456-7',
  ])('%j has none', (text) => {
    expect(findCaseNumbers(text)).toEqual([])
  })
})

describe('findOwnNumbers', () => {
  it.each([
    '583.00.2007.123456-7',
    '2005.81.00.000002-9',
    '2007.001.123456-7',
    '024.06.006127-3',
    '001/1.05.1234567-8',
    '1.0024.07.123456-7/001',
    '97.02.14418-7',
    '001.2010.031.774-5',
    '12.418/388',
    '1.204/2003',
    '170/96',
    '2000.0001.123456-X',
    '200351000744',
  ])('%s is one', (number) => {
    expect(findOwnNumbers(`PROCESSO Nº ${number} - INTERDIÇÃO`).map(({ raw }) => raw)).toEqual([number])
  })

  it.each(['16/09/1997', '1.9.97', 'fls. 112', '1997', 'RG12.345.678'])('%s is none', (text) => {
    expect(findOwnNumbers(`em ${text},`)).toEqual([])
  })
})

describe('caseNumberParts', () => {
  it.each([
    [VALID, { year: 2022, court: 'TJSP', uf: 'SP' }],
    ['0000001-00.2020.8.07.0001', { year: 2020, court: 'TJDFT', uf: 'DF' }],
    ['0000001-00.2020.8.25.0001', { year: 2020, court: 'TJSE', uf: 'SE' }],
    ['0000001-00.2020.8.01.0001', { year: 2020, court: 'TJAC', uf: 'AC' }],
    ['0000001-00.2020.8.27.0001', { year: 2020, court: 'TJTO', uf: 'TO' }],
    ['0000002-65.2005.4.05.8100', { year: 2005, court: 'TRF5', uf: null }],
    ['0000001-00.2020.8.28.0001', { year: 2020, court: null, uf: null }],
    ['0000001-00.2020.5.02.0001', { year: 2020, court: null, uf: null }],
    ['583.00.2007.123456-7', null],
  ])('%s', (value, parts) => {
    expect(caseNumberParts(value)).toEqual(parts)
  })
})

describe('check digits', () => {
  it('accepts the public anchor', () => {
    expect(isValidCaseNumber('0000002-65.2005.4.05.8100')).toBe(true)
    expect(NUP_PRINT.isValid('02001.014393/2021-97')).toBe(true)
  })

  it('case numbers agree with validation-br', () => {
    fc.assert(
      fc.property(
        digits(7),
        fc.integer({ min: 1998, max: 2030 }),
        fc.integer({ min: 1, max: 27 }),
        (nth, year, tr) => {
          const tail = `${year}8${String(tr).padStart(2, '0')}0001`
          const number = withMask(
            CASE_NUMBER_PRINT.mask,
            withCheckDigits((pair) => nth + pair + tail, isIssued),
          )
          expect(isJudicialProcess(number)).toBe(true)
          expect(findCaseNumbers(`autos ${number}.`)).toMatchObject([{ value: number, valid: true }])
          expect(findCaseNumbers(number.replace(/\D/g, ''))).toMatchObject([{ value: number }])
        },
      ),
      SEEDED,
    )
  })

  it('federal process numbers agree with validation-br', () => {
    fc.assert(
      fc.property(digits(15), digits(2), (base, pair) => {
        for (const number of [withCheckDigits((digits) => base + digits, NUP_PRINT.isValid), base + pair]) {
          expect(NUP_PRINT.isValid(number)).toBe(isNUP17(number))
        }
      }),
      SEEDED,
    )
  })
})

describe('findNups', () => {
  it('finds masked numbers only, whatever their check digits', () => {
    expect(findNups('Processo nº 02001.025681/2024-10, 02001.025681/2024-11')).toMatchObject([
      { value: '02001025681202410', valid: true },
      { value: '02001025681202411', valid: false },
    ])
    expect(findNups('02001025681202410')).toEqual([])
  })

  it('repairs only what is proved', () => {
    expect(findNups('O2001.025681/2024-10')).toMatchObject([{ value: '02001025681202410' }])
    expect(findNups('O2001.025681/2024-11')).toEqual([])
  })
})

describe('withMask', () => {
  it('throws where we are wrong', () => {
    expect(() => withMask(CASE_NUMBER_PRINT.mask, '1')).toThrow(RangeError)
  })
})
