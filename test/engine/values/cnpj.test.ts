import { cnpj as otherCnpj } from 'cpf-cnpj-validator'
import fc from 'fast-check'
import { isCNPJ } from 'validation-br'
import { describe, expect, it } from 'vitest'
import {
  cnpjCheckDigits,
  findCnpjs,
  formatCnpj,
  isValidCnpj,
  parseCnpj,
  repairCnpj,
} from '../../../engine/src/values/cnpj.ts'
import { SEEDED } from './arbitrary.ts'

describe('findCnpjs', () => {
  it.each([
    ['CNPJ: 10.389.777/0015-49.', { valid: true, masked: true, alphanumeric: false }],
    ['CNPJ 10389777001549', { valid: true, masked: false, value: '10389777001549' }],
    ['10389777/0015-49', { valid: true, masked: true, value: '10389777001549' }],
    ['10.389.777 / 0015 - 49', { valid: true, masked: true, value: '10389777001549' }],
    ['10 389 777 0015 49', { valid: true, masked: false, value: '10389777001549' }],
    ['10.389.777/0015-42', { valid: false, masked: true, value: '10389777001542' }],
    // The Receita Federal's own example, and one with failing check digits.
    ['12.ABC.345/01DE-35', { valid: true, alphanumeric: true, value: '12ABC34501DE35' }],
    ['12.ABC.345/01DE-36', { valid: false, alphanumeric: true, value: '12ABC34501DE36' }],
    // Letters that look like digits are legal: a passing CNPJ is never "repaired".
    ['H8.ST0.YMD/0B02-07', { valid: true, repaired: false, value: 'H8ST0YMD0B0207' }],
    // Digits misread in a numeric CNPJ.
    ['1O.389.777/OO15-49', { valid: true, repaired: true, alphanumeric: false, value: '10389777001549' }],
    ['10.389.777/0015-4g', { valid: true, repaired: true, value: '10389777001549' }],
    // One misread digit among real letters: the one set of substitutions that passes.
    ['12.ABC.345/OIDE-35', { valid: true, repaired: true, value: '12ABC34501DE35' }],
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
  ])('%j has none', (text) => {
    expect(findCnpjs(text)).toEqual([])
  })
})

describe('slots', () => {
  it('takes letters as printed, masked or not', () => {
    expect(parseCnpj('12abc34501de35')).toBe('12ABC34501DE35')
    expect(parseCnpj('12.ABC.345/01DE-3A')).toBeNull()
    expect(parseCnpj('12.ABC.345/01DE-35*')).toBeNull()
  })

  it('repairs only what one reading proves', () => {
    expect(repairCnpj('12.ABC.345/01DE-35')).toBe('12ABC34501DE35')
    expect(repairCnpj('l0.389.777/0015-49')).toBe('10389777001549')
    expect(repairCnpj('10.389.777/0015-42')).toBeNull()
    expect(repairCnpj('10.389.777')).toBeNull()
    // Nine doubtful letters: no number.
    expect(repairCnpj('OOOOOOOOO00015')).toBeNull()
    expect(() => formatCnpj('1')).toThrow(RangeError)
    expect(() => cnpjCheckDigits('12abc34501de')).toThrow(RangeError)
  })
})

describe('against other implementations', () => {
  const base = (alphabet: string) =>
    fc.string({ unit: fc.constantFrom(...alphabet.split('')), minLength: 12, maxLength: 12 })
  const alphanumeric = base('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')

  it('agrees on numeric numbers', () => {
    fc.assert(
      fc.property(base('0123456789'), fc.integer({ min: 0, max: 99 }), (start, pair) => {
        for (const text of [start + cnpjCheckDigits(start), start + String(pair).padStart(2, '0')]) {
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
        const value = start + cnpjCheckDigits(start)
        expect(otherCnpj.isValid(value)).toBe(isValidCnpj(value))
        expect(isCNPJ(value)).toBe(isValidCnpj(value))
        expect(findCnpjs(`sob o nº ${formatCnpj(value)},`)).toMatchObject([{ value }])
        expect(parseCnpj(formatCnpj(value))).toBe(value)
      }),
      SEEDED,
    )
  })
})
