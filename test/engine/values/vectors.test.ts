import { describe, expect, it } from 'vitest'
import { findCaseNumbers, isValidCaseNumber } from '../../../engine/src/values/case-number.ts'
import { findCnpjs, isValidCnpj } from '../../../engine/src/values/cnpj.ts'
import { findCpfs, isValidCpf } from '../../../engine/src/values/cpf.ts'
import { findLicenceNumbers, isValidLicenceNumber } from '../../../engine/src/values/licence-number.ts'
import { findMrz } from '../../../engine/src/values/mrz.ts'
import { findNups, NUP_PRINT } from '../../../engine/src/values/nup.ts'
import vectors from './vectors.json'

const KINDS = {
  cpf: [vectors.cpf, isValidCpf, findCpfs],
  cnpj: [vectors.cnpj, isValidCnpj, findCnpjs],
  'alphanumeric CNPJ': [vectors.cnpj_alfanumerico, isValidCnpj, findCnpjs],
  'licence number': [vectors.cnh, isValidLicenceNumber, findLicenceNumbers],
  'case number': [vectors.cnj, isValidCaseNumber, findCaseNumbers],
  nup: [vectors.nup, NUP_PRINT.isValid, findNups],
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
    for (let pair = 0; pair < 100; pair++) {
      const printed = String(pair).padStart(2, '0')
      expect(isValidLicenceNumber(base + printed)).toBe(accepted_dv.includes(printed))
    }
  })
})

describe('published vectors: machine-readable zone', () => {
  const failing = (lines: readonly string[]) => {
    const checks = findMrz(lines.join('\n'))?.checks ?? { zone: false }
    return Object.entries(checks).flatMap(([name, passes]) => (passes ? [] : [name]))
  }

  it.each(vectors.mrz_cnh.valid.map((lines) => [lines]))('%j passes', (lines) => {
    expect(failing(lines)).toEqual([])
  })

  it('names the check that fails', () => {
    expect(vectors.mrz_cnh.invalid.map(failing)).toEqual([
      // A wrong check digit is itself part of the composite.
      ['dateOfBirth', 'composite'],
      ['licenceNumber', 'composite'],
      ['composite'],
      ['expirationDate', 'composite'],
      // 29 characters: a filler that was lost is put back.
      [],
    ])
  })
})
