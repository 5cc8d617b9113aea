import fc from 'fast-check'
import { isCNH } from 'validation-br'
import { describe, expect, it } from 'vitest'
import { findLicenceNumbers, isValidLicenceNumber } from '../../../engine/src/values/licence-number.ts'
import { findRenachs } from '../../../engine/src/values/renach.ts'
import { digits, SEEDED } from './arbitrary.ts'

describe('findLicenceNumbers', () => {
  it.each([
    ['Nº REGISTRO 40196834117 VALIDADE', { value: '40196834117', valid: true, start: 12 }],
    // Leading zeros are part of it.
    ['00123456789', { value: '00123456789' }],
    ['5N°REGISTRO40196834117', { value: '40196834117', valid: true }],
    ['4O196834117', { value: '40196834117', valid: true }],
    ['4O196834ll7', { value: '40196834117', valid: true }],
    // A wide gap of figures by hand.
    ['4019683 4117', { value: '40196834117', valid: true }],
    ['40196834112', { value: '40196834112', valid: false }],
  ])('%j', (text, hit) => {
    expect(findLicenceNumbers(text)).toMatchObject([hit])
  })

  it.each([
    // A mask makes it a CPF; ten digits are the espelho; letters are a word.
    '401.968.341-17',
    '4019683411',
    '401968341170',
    // Look-alikes that prove nothing.
    '4O196834112',
    'OOIISSBBGGZ',
    'DF012345678',
    // Apart, and its check digits fail or more digits stand beside it.
    '4019683 4112',
    '4019683 4117 22',
  ])('%j has none', (text) => {
    expect(findLicenceNumbers(text)).toEqual([])
  })
})

describe('against another implementation', () => {
  it('takes every number that validation-br takes: it computes form B', () => {
    fc.assert(
      fc.property(digits(9), (base) => {
        const numbers = Array.from({ length: 100 }, (_, pair) => base + String(pair).padStart(2, '0'))
        const [ours, theirs] = [numbers.filter(isValidLicenceNumber), numbers.filter(isCNH)]
        // Where the two forms of the check digits differ, both are accepted.
        expect(ours).toEqual(expect.arrayContaining(theirs))
        expect(ours.length).toBeLessThanOrEqual(theirs.length + 1)
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
    expect(findRenachs('RENACH MG 012345678')).toMatchObject([{ value: 'MG012345678', start: 7 }])
  })
})
