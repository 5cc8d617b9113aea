import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type JsonValue, readCorrections } from '../../../engine/src/index.ts'

const ONE = { name: 'Ana', cpf: '11144477735' }
const GUARDIAN = {
  name: null,
  cpf: null,
  rg: null,
  rgIssuer: null,
  nationality: null,
  maritalStatus: null,
  occupation: null,
  address: null,
  relationship: null,
  role: null,
}

describe('a correction in a person’s spelling', () => {
  it.each<[51 | 54 | 23, Record<string, JsonValue>, Record<string, JsonValue>]>([
    [54, { dateOfBirth: '01/08/1982' }, { dateOfBirth: '1982-08-01' }],
    [54, { date_of_birth: '1982-08-01' }, { dateOfBirth: '1982-08-01' }],
    [54, { personalNumber: '111.111.111-11' }, { personalNumber: '11111111111' }],
    [54, { licenseNumber: '040.196.834-11' }, { licenseNumber: '04019683411' }],
    [54, { licenseClass: ' a b ' }, { licenseClass: 'AB' }],
    [54, { placeOfBirth: 'Campinas, SP' }, { placeOfBirth: 'Campinas/SP' }],
    [54, { placeOfIssue: 'São Paulo' }, { placeOfIssue: 'SP' }],
    [54, { filiation: 'Ana\nBia' }, { filiation: ['Ana', 'Bia'] }],
    [54, { filiation: ['Ana ', 'Bia', ''] }, { filiation: ['Ana', 'Bia'] }],
    [54, { hasCetpp: 'sim' }, { hasCetpp: true }],
    [
      54,
      { hasCetpp: false, comments: null, filiation: null },
      { hasCetpp: false, comments: null, filiation: [] },
    ],
    [51, { licensePlate: 'abc-1d23; XYZ 9876' }, { licensePlate: ['ABC1D23', 'XYZ9876'] }],
    [51, { scope: 'Estadual', id: '19.362.886/0007-37' }, { scope: 'STATE', id: '19362886000737' }],
    [23, { caseNumber: '10011122320208260001' }, { caseNumber: '10011122320208260001' }],
    [
      23,
      { state: 'Goiás', signatureDate: '01/08/2024 14:30' },
      { state: 'GO', signatureDate: '2024-08-01T14:30:00' },
    ],
    [
      23,
      { guardians: [{ ...ONE, rg_issuer: 'SSP/SP' }] },
      { guardians: [{ ...GUARDIAN, ...ONE, rgIssuer: 'SSP/SP' }] },
    ],
  ])('%j: %j is %j', (type, given, values) => {
    expect(readCorrections(type, given)).toEqual({ values, faults: [] })
  })
})

describe('what cannot be taken is named, never repeated', () => {
  it.each<[51 | 54 | 23, Record<string, JsonValue>, unknown[], string]>([
    [54, { nome: 'Ana' }, ['nome'], 'unknown_field'],
    [54, { constructor: 'Ana' }, ['constructor'], 'unknown_field'],
    [54, { documentValidation: true }, ['documentValidation'], 'derived_field'],
    [54, { dateOfBirth: '31/02/1982' }, ['dateOfBirth'], 'invalid_value'],
    [54, { personalNumber: 'twelve' }, ['personalNumber'], 'invalid_value'],
    [54, { licenseNumber: 'X12' }, ['licenseNumber'], 'invalid_value'],
    [54, { placeOfIssue: 'Atlantis' }, ['placeOfIssue'], 'invalid_value'],
    [54, { name: 12 }, ['name'], 'invalid_value'],
    [54, { name: true }, ['name'], 'invalid_value'],
    [54, { name: ['Ana'] }, ['name'], 'invalid_value'],
    [54, { name: 'A'.repeat(10_001) }, ['name'], 'invalid_value'],
    [54, { filiation: Array.from({ length: 201 }, () => 'Ana') }, ['filiation'], 'invalid_value'],
    [54, { filiation: ['Ana', null] }, ['filiation', 1], 'invalid_value'],
    [51, { scope: 'Lunar' }, ['scope'], 'invalid_value'],
    [23, { wards: [{ birthDate: 'soon' }] }, ['wards', 0, 'birthDate'], 'invalid_value'],
    [23, { wards: [{ age: '12' }] }, ['wards', 0, 'age'], 'unknown_field'],
    [23, { guardians: 'Ana' }, ['guardians'], 'invalid_value'],
    [23, { wards: [{ birthDate: null, birth_date: null }] }, ['wards', 0, 'birth_date'], 'repeated_field'],
  ])('%j: %j', (type, given, path, reason) => {
    expect(readCorrections(type, given)).toEqual({ values: {}, faults: [{ path, reason }] })
  })

  test('any JSON is a value of the type or a fault, and what was taken is taken again as it is', () => {
    const value = fc.jsonValue() as fc.Arbitrary<JsonValue>
    const name = fc.constantFrom(
      'name',
      'dateOfBirth',
      'filiation',
      'hasCetpp',
      'licenseClass',
      'placeOfBirth',
    )
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(value, fc.constantFrom('1/8/1982', 'B', 'x/SP'))), (given) => {
        const { values, faults } = readCorrections(54, given)
        expect(Object.keys(values).length + new Set(faults.map(({ path }) => path[0])).size).toBe(
          Object.keys(given).length,
        )
        expect(readCorrections(54, values)).toEqual({ values, faults: [] })
      }),
    )
  })
})
