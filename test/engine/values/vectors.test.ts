import { describe, expect, it } from 'vitest'
import { findCaseNumbers, isValidCaseNumber } from '../../../engine/src/values/case-number.ts'
import { findCnpjs, isValidCnpj } from '../../../engine/src/values/cnpj.ts'
import { findCpfs, isValidCpf } from '../../../engine/src/values/cpf.ts'
import {
  findLicenceNumbers,
  isValidLicenceNumber,
  licenceNumberCheckDigits,
} from '../../../engine/src/values/licence-number.ts'
import { isValidMrz, type MrzLines, parseMrz } from '../../../engine/src/values/mrz.ts'
import { findNups, isValidNup } from '../../../engine/src/values/nup.ts'
import vectors from './vectors.json'

const KINDS = {
  cpf: [vectors.cpf, isValidCpf, findCpfs],
  cnpj: [vectors.cnpj, isValidCnpj, findCnpjs],
  'alphanumeric CNPJ': [vectors.cnpj_alfanumerico, isValidCnpj, findCnpjs],
  'licence number': [vectors.cnh, isValidLicenceNumber, findLicenceNumbers],
  'case number': [vectors.cnj, isValidCaseNumber, findCaseNumbers],
  nup: [vectors.nup, isValidNup, findNups],
} as const

describe.each(Object.entries(KINDS))(
  'published vectors: %s',
  (_kind, [{ valid, invalid }, isValid, find]) => {
    it.each(valid)('%s passes and is found', (text) => {
      expect(isValid(text)).toBe(true)
      expect(find(`nº ${text}, de`)).toMatchObject([{ valid: true, start: 3, raw: text }])
    })

    it.each(invalid)('%s fails, and is never found as valid', (text) => {
      expect(isValid(text)).toBe(false)
      expect(find(`nº ${text}, de`).filter((hit) => hit.valid)).toEqual([])
    })
  },
)

describe('published vectors: the ambiguous licence numbers', () => {
  it.each(vectors.cnh.ambiguous)('$base with remainder $x', ({ base, accepted_dv }) => {
    expect(licenceNumberCheckDigits(base)).toEqual(accepted_dv)
    for (let pair = 0; pair < 100; pair++) {
      const printed = String(pair).padStart(2, '0')
      expect(isValidLicenceNumber(base + printed)).toBe(accepted_dv.includes(printed))
    }
  })
})

describe('published vectors: machine-readable zone', () => {
  it.each(vectors.mrz_cnh.valid.map(linesOf))('%s passes', (...lines) => {
    expect(isValidMrz(lines)).toBe(true)
  })

  it.each(vectors.mrz_cnh.invalid.map(linesOf))('%s fails', (...lines) => {
    expect(isValidMrz(lines)).toBe(false)
  })

  it('names the check that fails', () => {
    const failing = vectors.mrz_cnh.invalid.map((lines) => {
      const mrz = parseMrz(linesOf(lines), 2026)
      return mrz === null
        ? null
        : Object.entries(mrz.checks).flatMap(([name, passes]) => (passes ? [] : [name]))
    })
    expect(failing).toEqual([
      // A wrong check digit is itself part of the composite.
      ['dateOfBirth', 'composite'],
      ['licenceNumber', 'composite'],
      ['composite'],
      ['expirationDate', 'composite'],
      // 29 characters: not a zone.
      null,
    ])
  })
})

function linesOf(lines: readonly string[]): MrzLines {
  const [first, second, third] = lines
  if (first === undefined || second === undefined || third === undefined) throw new RangeError('three lines')
  return [first, second, third]
}
