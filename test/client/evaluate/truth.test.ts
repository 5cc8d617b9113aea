import { SCHEMAS } from '@ficha/engine'
import { describe, expect, it, test } from 'vitest'
import { truthOfJson } from '../../../cli/src/evaluate/truth/json-truth.ts'
import { truthOfTable } from '../../../cli/src/evaluate/truth/table-truth.ts'
import { resolve, type Truth } from '../../../cli/src/evaluate/truth/truth.ts'

const schemaOf = (type: number) => {
  const found = SCHEMAS.find((one) => one.type === type)
  if (!found) throw new RangeError(`no type ${type}`)
  return found
}
const expectedOf = (truth: Truth | null | undefined, type: number, read = {}) => {
  if (!truth) throw new RangeError('no truth')
  return resolve(truth, schemaOf(type), read)
}

describe('a table of the truth', () => {
  test('columns are named as fields or labels, values spelt as people do', () => {
    const [truth] = truthOfTable('t.csv', [
      ['Arquivo', 'Tipo', 'Nome', 'date_of_birth', 'personalNumber', 'Filiação', 'Tem CETPP', 'remark'],
      ['a.pdf', '54', 'Ana', '01/08/1982', '169566994', 'Bia; Caio', 'não', 'blue ink'],
    ])
    expect(truth).toMatchObject({ file: 'a.pdf', type: 54 })
    expect(expectedOf(truth, 54)).toEqual({
      expected: {
        name: 'Ana',
        dateOfBirth: '1982-08-01',
        personalNumber: '00169566994',
        filiation: ['Bia', 'Caio'],
        hasCetpp: false,
      },
      notUnderstood: [],
    })
  })
  test('an empty cell says that nothing is there, a value of no kind is told and not compared', () => {
    const [truth] = truthOfTable('t.csv', [
      ['file', 'name', 'filiation', 'dateOfBirth'],
      ['a.pdf', '', '', 'in spring'],
    ])
    expect(expectedOf(truth, 54)).toEqual({
      expected: { name: null, filiation: [] },
      notUnderstood: ['dateOfBirth'],
    })
  })
  test('a cell that says what the table of extract says is that value, bars and semicolons and all', () => {
    const [truth] = truthOfTable('t.csv', [
      ['file', 'mainActivity'],
      ['a.pdf', 'mining; of sand'],
    ])
    const read = { mainActivity: { value: ['mining; of sand'] } }
    expect(expectedOf(truth, 51, read).expected).toEqual({ mainActivity: ['mining; of sand'] })
  })
  test('rows of values, corrected ones first, make people', () => {
    const [truth] = truthOfTable('t.csv', [
      ['file', 'type', 'field', 'value', 'corrected'],
      ['a.pdf', '23', 'wards.0.name', 'Ane', 'Ana'],
      ['a.pdf', '23', 'wards.0.birth_date', '01/08/2012', ''],
      ['a.pdf', '23', 'court', 'TJSP', ''],
    ])
    const { expected } = expectedOf(truth, 23)
    expect(expected).toMatchObject({
      court: 'TJSP',
      wards: [{ name: 'Ana', birthDate: '2012-08-01', cpf: null, filiation: [] }],
    })
  })
  it.each([
    [[['name'], ['x']], 'no column called file'],
    [
      [
        ['file', 'colour'],
        ['x', 'y'],
      ],
      'no column called like a field',
    ],
  ])('refuses %j', (rows, message) => expect(() => truthOfTable('t.csv', rows)).toThrow(message))
})

describe('JSON of the truth', () => {
  test('corrected data of an export come before what was read, in either spelling', () => {
    const data = { guardian_name: 'Ane', wards: [] }
    const exported = { file: 'a.pdf', type: 23, data, correctedData: { ...data, guardian_name: 'Ana' } }
    expect(expectedOf(truthOfJson(exported, null), 23).expected).toEqual({ guardianName: 'Ana', wards: [] })
  })
  test('data alone beside a file', () => {
    expect(expectedOf(truthOfJson({ name: 'Ana', hasCetpp: true }, 'a.pdf'), 54).expected).toEqual({
      name: 'Ana',
      hasCetpp: true,
    })
  })
  it.each([null, [], {}, { error: 'no_text_found' }, { type: 99, data: {} }, { uploadedBy: 'Ana' }])(
    '%j is none',
    (value) => expect(truthOfJson(value, 'a.pdf')).toBeNull(),
  )
})
