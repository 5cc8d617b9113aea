import { cnpj as otherCnpj } from 'cpf-cnpj-validator'
import fc from 'fast-check'
import { isCNPJ } from 'validation-br'
import { describe, expect, it } from 'vitest'
import { CNPJ_PRINT, findCnpjs, isValidCnpj } from '../../../engine/src/values/cnpj.ts'
import { withMask } from '../../../engine/src/values/printed-number.ts'
import { SEEDED, withCheckDigits } from './arbitrary.ts'

describe('findCnpjs', () => {
  it.each([
    ['CNPJ: 10.389.777/0015-49.', { valid: true, masked: true }],
    ['CNPJ 10389777001549', { valid: true, masked: false, value: '10389777001549' }],
    ['10389777/0015-49', { valid: true, masked: true, value: '10389777001549' }],
    ['10.389.777 / 0015 - 49', { valid: true, masked: true, value: '10389777001549' }],
    ['10 389 777 0015 49', { valid: true, masked: false, value: '10389777001549' }],
    // The stroke lost.
    // A typewriter's point that is read as a hyphen.
    ['10.389-777/0015-49', { valid: true, masked: true, value: '10389777001549' }],
    ['10.389:777/0015-49', { valid: true, masked: true, value: '10389777001549' }],
    ['10.389.7770015-49', { valid: true, masked: true, value: '10389777001549' }],
    ['10.389.777/0015-42', { valid: false, masked: true, value: '10389777001542' }],
    // The Receita Federal's own example, and one with failing check digits.
    ['12.ABC.345/01DE-35', { valid: true, value: '12ABC34501DE35' }],
    ['12.ABC.345/01DE-36', { valid: false, value: '12ABC34501DE36' }],
    // Without its mask, or with spaces for it.
    ['CNPJ 12ABC34501DE35', { valid: true, value: '12ABC34501DE35' }],
    ['12 ABC 345 01DE 35', { valid: true, value: '12ABC34501DE35' }],
    // Letters that look like digits are legal: a passing CNPJ is never "repaired".
    ['H8.ST0.YMD/0B02-07', { valid: true, value: 'H8ST0YMD0B0207' }],
    // Digits misread in a numeric CNPJ.
    ['1O.389.777/OO15-49', { valid: true, value: '10389777001549' }],
    ['10.389.777/0015-4g', { valid: true, value: '10389777001549' }],
    // One misread digit among real letters: the one set of substitutions that passes.
    ['12.ABC.345/OIDE-35', { valid: true, value: '12ABC34501DE35' }],
    // Glued by the text layer of IBAMA's transport authorisation.
    ['Válido até: 01/05/202410.389.777/0015-49', { valid: true, raw: '10.389.777/0015-49' }],
    ['CNPJ10.389.777/0015-49Razão', { valid: true, raw: '10.389.777/0015-49' }],
  ])('%j', (text, hit) => {
    expect(findCnpjs(text)).toMatchObject([hit])
  })

  it.each([
    '165.324.175-64',
    '02001.025681/2024-10',
    '123456789012345',
    // A link has the shape of an alphanumeric CNPJ.
    'https://ab.cde.fgh/ijkl-12',
    'www.ab.cde.fgh/ijkl-12',
    '10 389 777 0015 42',
    '10.389.7770015-42',
    // A letter among the check digits, and more letters for digits than a number has.
    '12.ABC.345/01DE-3A',
    'oo.ooo.ooo/o000-15',
  ])('%j has none', (text) => {
    expect(findCnpjs(text)).toEqual([])
  })
})

describe('against other implementations', () => {
  const base = (alphabet: string) =>
    fc.string({ unit: fc.constantFrom(...alphabet.split('')), minLength: 12, maxLength: 12 })
  const alphanumeric = base('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')

  it('agrees on numeric numbers', () => {
    fc.assert(
      fc.property(base('0123456789'), fc.integer({ min: 0, max: 99 }), (start, pair) => {
        const completed = withCheckDigits((digits) => start + digits, isValidCnpj)
        for (const text of [completed, start + String(pair).padStart(2, '0')]) {
          expect(isValidCnpj(text)).toBe(isCNPJ(text))
          expect(isValidCnpj(text)).toBe(otherCnpj.isValid(text))
        }
      }),
      SEEDED,
    )
  })

  it('agrees on alphanumeric numbers, and finds them masked', () => {
    fc.assert(
      fc.property(alphanumeric, (start) => {
        const value = withCheckDigits((pair) => start + pair, isValidCnpj)
        expect(otherCnpj.isValid(value)).toBe(isValidCnpj(value))
        expect(isCNPJ(value)).toBe(isValidCnpj(value))
        expect(findCnpjs(`sob o nº ${withMask(CNPJ_PRINT.mask, value)},`)).toMatchObject([{ value }])
      }),
      SEEDED,
    )
  })
})
