import { readDocument } from '@ficha/client'
import {
  type DocumentType,
  type JsonValue,
  type Naming,
  renderData,
  schemaOf,
  type Values,
} from '@ficha/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const HEAD = {
  id: '019a0000-0000-7000-8000-000000000001',
  status: 1,
  statusDesc: 'FINISHED',
  processTime: 0.5,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:01.000Z',
}
const FORMS = (['snake', 'camel'] as const).flatMap((naming) =>
  (['json', 'text'] as const).map((values) => [naming, values] as const),
)

// The word "null" is how the textual form writes an absent value: no text can mean it.
const text = fc.option(fc.string({ unit: 'grapheme' }).filter((value) => value !== 'null'))
const texts = fc.array(fc.string({ unit: 'grapheme' }).filter((value) => value !== 'null'))
const flag = fc.option(fc.boolean())
const guardian = fc.record({
  name: text,
  cpf: text,
  rg: text,
  rgIssuer: text,
  nationality: text,
  maritalStatus: text,
  occupation: text,
  address: text,
  relationship: text,
  role: text,
})
const ward = fc.record({
  name: text,
  birthDate: text,
  cpf: text,
  rg: text,
  placeOfBirth: text,
  filiation: texts,
  role: text,
})
const DATA: Readonly<Record<DocumentType, fc.Arbitrary<Readonly<Record<string, JsonValue>>>>> = {
  51: fc.record({
    id: text,
    number: text,
    scope: text,
    accessKey: text,
    expirationDate: text,
    licensePlate: texts,
    validationLink: text,
    mainActivity: texts,
    authorizationDangerousProducts: flag,
    documentValidation: flag,
  }),
  54: fc.record({
    name: text,
    dateOfBirth: text,
    issueDate: text,
    expirationDate: text,
    licenseNumber: text,
    licenseClass: text,
    filiation: texts,
    personalNumber: text,
    placeOfBirth: text,
    placeOfIssue: text,
    cardIssuer: text,
    comments: text,
    hasCetpp: flag,
    documentValidation: flag,
  }),
  23: fc.record({
    documentTitle: text,
    kind: text,
    nature: text,
    caseNumber: text,
    caseNumberValid: flag,
    caseClass: text,
    court: text,
    courtDivision: text,
    district: text,
    forum: text,
    state: text,
    judgeName: text,
    guardians: fc.array(guardian),
    wards: fc.array(ward),
    guardianName: text,
    guardianCpf: text,
    guardianRg: text,
    wardName: text,
    wardBirthDate: text,
    wardCpf: text,
    decisionDate: text,
    issueDate: text,
    expirationDate: text,
    validityText: text,
    powers: text,
    signedBy: texts,
    signatureDate: text,
    verificationLink: text,
    verificationCode: text,
    documentValidation: flag,
  }),
}

test('the client knows the fields of each type, in the engine’s order', () => {
  for (const type of [51, 54, 23] as const) {
    const document = readDocument({ ...HEAD, type, data: {} })
    expect(document.status === 1 && Object.keys(document.data)).toEqual(Object.keys(schemaOf(type).fields))
  }
})

test.each(FORMS)('%s names with %s values of every type read the same', (naming: Naming, values: Values) => {
  for (const type of [51, 54, 23] as const) {
    fc.assert(
      fc.property(DATA[type], (data) => {
        const document = readDocument({ ...HEAD, type, data: renderData(data, naming, values) })
        expect(document.status === 1 && document.data).toEqual(data)
      }),
      { numRuns: 50 },
    )
  }
})

/** The specification's example writes what its dictionary declares as Boolean and Array as text. */
test.each([
  ['[]', []],
  ['[ABC1D23]', ['ABC1D23']],
  ['[ABC1D23, XYZ-9876]', ['ABC1D23', 'XYZ-9876']],
  ["['ABC1D23', 'XYZ9876']", ['ABC1D23', 'XYZ9876']],
  ['["ABC1D23","XYZ9876"]', ['ABC1D23', 'XYZ9876']],
  ["['O\\'Neill', 'a\\u00e7\\xe3o']", ["O'Neill", 'ação']],
  ['[None, ABC1D23]', ['ABC1D23']],
  // No list at all: one value.
  ['ABC1D23', ['ABC1D23']],
  ['null', []],
  [null, []],
  [undefined, []],
  // A bracket that nothing closes is text.
  ['[ABC1D23', ['[ABC1D23']],
])('plates written as %j', (license_plate, expected) => {
  const document = readDocument({ ...HEAD, type: 51, data: { license_plate } })
  expect(document.status === 1 && document.type === 51 && document.data.licensePlate).toEqual(expected)
})

test.each([
  ['True', true],
  ['true', true],
  [true, true],
  ['False', false],
  ['FALSE', false],
  ['null', null],
  [undefined, null],
  ['perhaps', null],
])('a boolean written as %j', (has_cetpp, expected) => {
  const document = readDocument({ ...HEAD, type: 54, data: { has_cetpp } })
  expect(document.status === 1 && document.type === 54 && document.data.hasCetpp).toBe(expected)
})

test('parents as an object, a number for digits, members nobody knows', () => {
  const data = { filiation: { mother: 'A', father: null }, license_number: 123, shoe_size: 41 }
  const document = readDocument({ ...HEAD, type: 54, data })
  expect(document).toMatchObject({ data: { filiation: ['A'], licenseNumber: '123', name: null } })
  expect(document).not.toHaveProperty('data.shoeSize')
})

test('the empty data of type 23 has every field', () => {
  const document = readDocument({ ...HEAD, type: 23, data: {} })
  expect(document).toMatchObject({ data: { kind: null, guardians: [], wards: [], signedBy: [] } })
})

test('guardians as Python would write them', () => {
  const guardians = "[{'name': 'Ana', 'rg_issuer': None, 'address': 'Rua A, 1 [fundos]'}]"
  const document = readDocument({ ...HEAD, type: 23, data: { guardians } })
  expect(document).toMatchObject({
    data: { guardians: [{ name: 'Ana', rgIssuer: null, address: 'Rua A, 1 [fundos]', role: null }] },
  })
})

test.each([null, 'text', {}, { ...HEAD, type: 52 }, { ...HEAD, type: 51, status: 7 }])(
  'what is no document is refused: %j',
  (value) => {
    expect(() => readDocument(value)).toThrow(expect.objectContaining({ code: 'unexpected_answer' }))
  },
)

test('textual lists of any depth and length end in time', () => {
  for (const bad of ['['.repeat(100_000), "['".repeat(50_000), `[${"'\\".repeat(50_000)}`]) {
    expect(() => readDocument({ ...HEAD, type: 51, data: { license_plate: bad } })).not.toThrow()
  }
})
