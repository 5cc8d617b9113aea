import { DOCUMENT_TYPES, type FieldSchemas, type Label, SCHEMAS, type ValueKind } from '@ficha/engine'
import { expect, test } from 'vitest'
import { documentSchema } from '../../engine/src/schema/document-schema.ts'
import { orderedFields } from '../../engine/src/schema/ordered-fields.ts'
import { codes, field, group, listOf, TEXT } from '../../engine/src/schema/value-kinds.ts'

test('numbers and names of the types are distinct', () => {
  const names = SCHEMAS.flatMap((schema): readonly string[] => schema.names)
  expect(new Set(DOCUMENT_TYPES).size).toBe(DOCUMENT_TYPES.length)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name !== name.toUpperCase())).toEqual([])
})

test('everything that the page shows has words in both languages', () => {
  const labels = SCHEMAS.flatMap(({ label, hint, fields }) => [label, hint, ...labelsOf(fields)])
  expect(labels.length).toBeGreaterThan(60)
  expect(labels.filter(({ pt, en }) => pt.trim() === '' || en.trim() === '')).toEqual([])
})

function labelsOf(fields: FieldSchemas): Label[] {
  return Object.values(fields).flatMap(({ label, kind }) => [label, ...labelsWithin(kind)])
}

function labelsWithin(kind: ValueKind): Label[] {
  if (kind.kind === 'list') return labelsWithin(kind.of)
  if (kind.kind === 'group') return labelsOf(kind.members)
  return kind.kind === 'code' ? Object.values(kind.codes) : []
}

const SCHEMA = documentSchema({
  type: 1,
  names: [],
  title: 'Parcel',
  label: { pt: 'Pacote', en: 'Parcel' },
  hint: { pt: '-', en: '-' },
  isEmptyWithoutFinds: false,
  fields: {
    sender: field('De', 'From', group('Sender', { name: field('Nome', 'Name', TEXT) })),
    items: field('Itens', 'Items', listOf(TEXT)),
    speed: field('Pressa', 'Speed', codes({ SLOW: { pt: 'lento', en: 'slow' } })),
  },
})
const found = (values: object) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, { value }]])),
  )
const NOTHING = { documentValidation: false, speed: null, items: [], sender: null }

test('fields come in the order of the schema, the verdict last', () => {
  const ordered = orderedFields(SCHEMA, found(NOTHING))
  expect(Object.keys(ordered)).toEqual(['sender', 'items', 'speed', 'documentValidation'])
})

test.each([
  ['a field that was not looked for', { ...NOTHING, items: undefined }],
  ['a field that the type does not have', { ...NOTHING, weight: '1 kg' }],
  ['a text where a list belongs', { ...NOTHING, items: 'one' }],
  ['a list with a gap', { ...NOTHING, items: [null] }],
  ['a word that is none of the code', { ...NOTHING, speed: 'FAST' }],
  ['a text where a flag belongs', { ...NOTHING, documentValidation: 'false' }],
  ['a group without a member', { ...NOTHING, sender: {} }],
  ['a group with a member too many', { ...NOTHING, sender: { name: null, street: null } }],
])('%s is our mistake', (_, values) => {
  expect(() => orderedFields(SCHEMA, found(values))).toThrow(RangeError)
})
