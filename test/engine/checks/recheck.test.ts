import { readFile } from 'node:fs/promises'
import { read } from '@ficha/engine/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ExtractionResult, type JsonValue, readCorrections, recheck } from '../../../engine/src/index.ts'
import { documentFile } from '../../documents/pictures.ts'

/** What is read of one digital document of each type. */
const SAMPLES = [
  { type: 54, id: '54-blind-ad-permit-card-one' },
  { type: 51, id: '51-cetesb-plastics' },
  { type: 23, id: '23-tjsp-guarda-majority' },
] as const
type Type = (typeof SAMPLES)[number]['type']
const readings = new Map<Type, ExtractionResult>()

beforeAll(async () => {
  for (const { type, id } of SAMPLES) {
    readings.set(type, await read([await readFile(await documentFile(`${id}.pdf`))], { type }))
  }
})

function readingOf(type: Type): ExtractionResult {
  const reading = readings.get(type)
  if (!reading) throw new RangeError(`type ${type} was not read`)
  return reading
}

describe.each(SAMPLES)('a reading of type $type', ({ type }) => {
  test('stays what it is without a correction, and with its own values', () => {
    const reading = readingOf(type)
    const { documentValidation: _, ...own } = reading.fields as ExtractionResult['fields']
    const values = Object.fromEntries(Object.entries(own).map(([name, { value }]) => [name, value]))
    for (const corrected of [{}, values]) {
      const again = recheck(type, reading, corrected)
      expect(again.data).toEqual(reading.data)
      expect(again.validations).toEqual(reading.validations)
      expect(again.changed).toEqual([])
    }
  })

  test('is judged as before when every value was taken away and is put back', () => {
    const reading = readingOf(type)
    const fields: Readonly<Record<string, { readonly value: JsonValue; readonly confidence: number }>> =
      reading.fields
    const values = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
    const { documentValidation: _, ...own } = values
    const nothing = Object.fromEntries(
      Object.entries(own).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
    )
    const emptied = recheck(type, reading, nothing)
    const blank = Object.fromEntries(
      Object.entries({ ...nothing, documentValidation: false }).map(([name, value]) => [
        name,
        { value, confidence: 1 },
      ]),
    )
    const back = recheck(type, { ...reading, fields: blank, validations: emptied.validations }, own)
    const outcomes = (checks: ExtractionResult['validations']) =>
      Object.fromEntries(checks.map(({ rule, outcome }) => [rule, outcome]))
    const compared = ['mrz_agrees', 'term_plausible', 'expiry_agrees', 'stamp_case_number']
    expect({
      ...outcomes(back.validations),
      ...Object.fromEntries(compared.map((rule) => [rule, null])),
    }).toEqual({
      ...outcomes(reading.validations),
      ...Object.fromEntries(compared.map((rule) => [rule, null])),
    })
    expect(back.data).toEqual(reading.data)
  })
})

describe('what a person corrects', () => {
  test('breaks the verdict with a wrong number and mends it with the right one', () => {
    const reading = readingOf(54)
    const own = recheck(54, reading, {})
    expect(own.data).toMatchObject({ documentValidation: true })
    const wrong = recheck(54, reading, { personalNumber: '11111111112' })
    expect(wrong.data).toEqual({ ...own.data, personalNumber: '11111111112', documentValidation: false })
    expect(wrong.changed).toEqual(['personalNumber'])
    expect(wrong.validations.find(({ rule }) => rule === 'cpf_check_digits')?.outcome).toBe('fail')
    const misread = {
      ...reading,
      fields: { ...reading.fields, personalNumber: { value: '11111111112', confidence: 0.4 } },
      validations: wrong.validations,
    }
    const right = recheck(54, misread, { personalNumber: own.data.personalNumber })
    expect(right.validations.find(({ rule }) => rule === 'cpf_check_digits')?.outcome).toBe('pass')
    expect(right.data).toEqual(own.data)
    expect(right.verdictConfidence).toBeGreaterThan(0.9)
  })

  test('of a machine-readable zone is compared no more, and what the file is stays judged', () => {
    const reading = {
      ...readingOf(54),
      validations: [
        { rule: 'mrz_agrees', outcome: 'fail', message: '', fields: ['name'] },
        { rule: 'is_card', outcome: 'fail', message: '', fields: [] },
        { rule: 'mrz_check_digits', outcome: 'fail', message: '', fields: ['dateOfBirth'] },
      ],
    } as const
    const { validations } = recheck(54, reading, { name: 'ANA SOUZA', dateOfBirth: '1982-08-01' })
    expect(validations.map(({ outcome }) => outcome)).toEqual(['not_applicable', 'fail', 'fail'])
  })

  test('of a term goes to what repeats it', () => {
    const reading = readingOf(23)
    const { data } = recheck(23, reading, { caseNumber: '0000000-00.2020.8.26.0001', wardName: 'Ana Souza' })
    expect(data).toMatchObject({ caseNumberValid: false, wards: [{ name: 'Ana Souza' }] })
    const { values } = readCorrections(23, { guardians: [{ name: 'Bia Lima', cpf: '111.444.777-35' }] })
    expect(recheck(23, reading, values).data).toMatchObject({
      guardianName: 'Bia Lima',
      guardianCpf: '11144477735',
      guardianRg: null,
    })
  })

  test('to nothing at all leaves an empty term', () => {
    const reading = readingOf(23)
    const names = Object.keys(reading.fields).filter((name) => name !== 'documentValidation')
    const { values } = readCorrections(23, Object.fromEntries(names.map((name) => [name, null])))
    expect(recheck(23, reading, values).data).toEqual({})
  })

  test('is refused by the engine where it is no value of the type', () => {
    expect(() => recheck(54, readingOf(54), { name: 12 })).toThrow(RangeError)
    expect(() => recheck(54, readingOf(54), { nome: 'ANA' })).toThrow(RangeError)
  })
})
