import { cpf as otherCpf } from 'cpf-cnpj-validator'
import fc from 'fast-check'
import { isCPF } from 'validation-br'
import { describe, expect, it } from 'vitest'
import { CPF_PRINT, findCpfs, isValidCpf } from '../../../engine/src/values/cpf.ts'
import { withMask } from '../../../engine/src/values/printed-number.ts'
import { digits, SEEDED, withCheckDigits } from './arbitrary.ts'

describe('findCpfs', () => {
  it.each([
    ['CPF: 165.324.175-64.', { valid: true, masked: true, raw: '165.324.175-64' }],
    ['CPF 16532417564', { valid: true, masked: false, raw: '16532417564' }],
    ['165324175-64', { valid: true, masked: true, raw: '165324175-64' }],
    ['165. 324. 175 - 64', { valid: true, masked: true, raw: '165. 324. 175 - 64' }],
    ['165 324 175 64', { valid: true, masked: false, raw: '165 324 175 64' }],
    // A part of the mask, proved by the check digits.
    ['165 324 175-64', { valid: true, masked: true, raw: '165 324 175-64' }],
    ['165324.175-64', { valid: true, masked: true, raw: '165324.175-64' }],
    ['165.324.175 64', { valid: true, masked: true, raw: '165.324.175 64' }],
    // A speck among the digits, or a point in the wrong place.
    ['1.65.324.175-64', { valid: true, value: '16532417564', raw: '1.65.324.175-64' }],
    ['16532.417564', { valid: true, value: '16532417564' }],
    // The check digits fail: returned all the same.
    ['165.324.175-65', { valid: false, masked: true, value: '16532417565' }],
    ['16532417565', { valid: false, masked: false, value: '16532417565' }],
    // Glued by a text layer.
    ['CPF165.324.175-64RG', { valid: true, raw: '165.324.175-64' }],
    ['12/03/1988165.324.175-64', { valid: true, raw: '165.324.175-64' }],
    ['165.324.175-6412/03/1988', { valid: true, raw: '165.324.175-64' }],
    // Look-alikes, proved by the check digits.
    ['1G5.324.175-64', { valid: true, value: '16532417564' }],
    ['I65.324.l75-64', { valid: true, value: '16532417564', raw: 'I65.324.l75-64' }],
  ])('%j', (text, hit) => {
    expect(findCpfs(text)).toMatchObject([hit])
  })

  it.each([
    // Look-alikes that prove nothing.
    'I65.324.l75-65',
    '1G5.324.175-65',
    // Specks that prove nothing.
    '1.65.324.175-65',
    '1.65.3.24.175-64',
    // A digit too few.
    '165.324.175-6',
    // Part of a CNPJ, a case number, a longer number, a phone number.
    '10.389.777/0015-49',
    '3569551-39.2022.8.26.0114',
    '165324175640',
    '(11) 98765-4321',
    // PJe hides the digits of a user's CPF.
    '165.***.***-64',
    // Spaces alone, failing.
    '165 324 175 65',
    '165324.175-65',
    // Money.
    'R$ 165.324.175,64',
  ])('%j has none', (text) => {
    expect(findCpfs(text)).toEqual([])
  })
})

describe('against other implementations', () => {
  it('agrees on random and on completed numbers', () => {
    fc.assert(
      fc.property(digits(11), (number) => {
        const completed = withCheckDigits((pair) => number.slice(0, 9) + pair, isValidCpf)
        const printed = withMask(CPF_PRINT.mask, completed)
        for (const text of [number, completed, withMask(CPF_PRINT.mask, number), printed]) {
          expect(isValidCpf(text)).toBe(isCPF(text))
          expect(isValidCpf(text)).toBe(otherCpf.isValid(text))
        }
        expect(findCpfs(printed)).toMatchObject([{ value: completed, raw: printed }])
      }),
      SEEDED,
    )
  })

  it('refuses eleven equal digits', () => {
    for (const digit of '0123456789') expect(isValidCpf(digit.repeat(11))).toBe(false)
  })
})
