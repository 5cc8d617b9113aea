import { createClient } from '@ficha/client'
import { expect, test } from 'vitest'
import { FINISHED, json, scriptedHost } from './scripted-host.ts'

const REPORT = {
  raw: 'SC587068856',
  confidence: 0.97,
  page: 1,
  polygon: [],
  source: 'ocr',
  evidence: [],
  validations: [],
}
const FIELDS = {
  ...FINISHED,
  type: 54,
  fields: {},
  validations: [],
  pageCount: 1,
  engine: { version: '1', models: {} },
}

async function fieldsOf(more: unknown) {
  const host = scriptedHost([json({ ...FIELDS, ...(more === undefined ? {} : { more }) })])
  const answer = await createClient({ url: 'https://ficha.example', apiKey: 'k' }, host).fields(FINISHED.id)
  if (answer.status !== 1 || answer.type !== 54) throw new Error('not a finished driver licence')
  return answer.more
}

test.each([
  ['in snake_case', { mirror_number: REPORT, first_licence_date: REPORT, restrictions: REPORT }],
  ['in camelCase', { mirrorNumber: REPORT, firstLicenceDate: REPORT, restrictions: REPORT }],
])('what a paper prints beside its fields is there where it was found, %s', async (_, reports) => {
  const value = (name: string) => (name === 'restrictions' ? [{ code: 'A', meaning: 'x' }] : '1')
  const more = await fieldsOf(
    Object.fromEntries(
      Object.entries(reports).map(([name, report]) => [name, { ...report, value: value(name) }]),
    ),
  )
  expect(Object.keys(more)).toEqual(['firstLicenceDate', 'mirrorNumber', 'restrictions'])
  expect(more.mirrorNumber).toMatchObject({ value: '1', confidence: 0.97, page: 1, source: 'ocr' })
  expect(more.restrictions?.value[0]?.meaning).toBe('x')
  expect(more.renach).toBeUndefined()
})

test.each([[undefined], [{}], [{ later_field: { ...REPORT, value: 1 } }]])(
  'a service that has none, or names of a later one, is no fault',
  async (more) => {
    expect(await fieldsOf(more)).toEqual({})
  },
)

test('where portrait and signature stand is told, or nothing', async () => {
  const picture = { kind: 'portrait', page: 1, polygon: [[0.1, 0.2]] }
  const host = scriptedHost([json({ ...FIELDS, pictures: [picture] }), json(FIELDS)])
  const client = createClient({ url: 'https://ficha.example', apiKey: 'k' }, host)
  expect(await client.fields(FINISHED.id)).toMatchObject({ pictures: [picture] })
  expect(await client.fields(FINISHED.id)).toMatchObject({ pictures: [] })
})

test('an upload that is split lists its parts, and a part names its upload', async () => {
  const part = { id: 'p', type: 51, pages: '1-2', status: 0, statusDesc: 'RECEIVED' }
  const host = scriptedHost([json({ ...FINISHED, parts: [part] }), json({ ...FINISHED, parentId: 'u' })])
  const client = createClient({ url: 'https://ficha.example', apiKey: 'k' }, host)
  expect(await client.get(FINISHED.id)).toMatchObject({ parts: [part] })
  const single = await client.get(FINISHED.id)
  expect(single.parentId).toBe('u')
  expect(single).not.toHaveProperty('parts')
})
