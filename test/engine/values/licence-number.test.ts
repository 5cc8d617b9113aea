import fc from 'fast-check'
import { isCNH } from 'validation-br'
import { describe, expect, it } from 'vitest'
import {
  findLicenceNumbers,
  isValidLicenceNumber,
  licenceNumberCheckDigits,
  parseLicenceNumber,
  repairLicenceNumber,
} from '../../../engine/src/values/licence-number.ts'
import { findRenachs, parseRenach } from '../../../engine/src/values/renach.ts'
import { digits, SEEDED } from './arbitrary.ts'

describe('findLicenceNumbers', () => {
  it.each([
    ['Nº REGISTRO 40196834117 VALIDADE', { value: '40196834117', valid: true, start: 12 }],
    // Leading zeros are part of it.
    ['00123456789', { value: '00123456789' }],
    ['5N°REGISTRO40196834117', { value: '40196834117', valid: true }],
    ['4O196834ll7', { value: '40196834117', valid: true, repaired: true }],
    ['40196834112', { value: '40196834112', valid: false }],
  ])('%j', (text, hit) => {
    expect(findLicenceNumbers(text)).toMatchObject([hit])
  })

  it.each([
    // A mask makes it a CPF; ten digits are the espelho; letters are a word.
    '401.968.341-17',
    '4019683411',
    '401968341170',
    'OOIISSBBGGZ',
    'DF012345678',
  ])('%j has none', (text) => {
    expect(findLicenceNumbers(text)).toEqual([])
  })

  it('reads slots', () => {
    expect(parseLicenceNumber('401968341 17')).toBe('40196834117')
    expect(parseLicenceNumber('4O196834117')).toBeNull()
    expect(repairLicenceNumber('4O196834117')).toBe('40196834117')
    expect(repairLicenceNumber('4O196834112')).toBeNull()
    expect(() => licenceNumberCheckDigits('1')).toThrow(RangeError)
  })
})

describe('against another implementation', () => {
  it('takes every number that validation-br takes: it computes form B', () => {
    fc.assert(
      fc.property(digits(9), (base) => {
        for (let pair = 0; pair < 100; pair++) {
          const number = base + String(pair).padStart(2, '0')
          // The last accepted pair is form A where the two forms differ.
          const [formB] = licenceNumberCheckDigits(base)
          if (isValidLicenceNumber(number) && number.slice(9) === formB) expect(isCNH(number)).toBe(true)
          if (isCNH(number)) expect(isValidLicenceNumber(number)).toBe(true)
        }
      }),
      { ...SEEDED, numRuns: 100 },
    )
  })
})

describe('RENACH', () => {
  it('finds UF and nine digits', () => {
    expect(findRenachs('12345678901\nDF012345678')).toMatchObject([{ value: 'DF012345678', uf: 'DF' }])
    expect(findRenachs('SPO12345678')).toMatchObject([{ value: 'SP012345678', raw: 'SPO12345678' }])
    expect(findRenachs('XX012345678 INO12345678 DF0123456789')).toEqual([])
    expect(parseRenach('MG 012345678')).toBe('MG012345678')
    expect(parseRenach('RENACH MG012345678')).toBeNull()
  })
})
