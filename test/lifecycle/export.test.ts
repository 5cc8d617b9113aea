import { describe, expect, test } from 'vitest'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { dataOf, finished } from './finished.ts'
import { licenceReading } from './reading.ts'

describe('an export', () => {
  const linesOf = (text: unknown) => String(text).trimEnd().split('\n')

  test('has a line for each document of the filter, as GET answers it, and a cursor behind the last', async () => {
    const api = await createApi()
    const first = await finished(api)
    const second = await finished(api, { name: 'BIA LIMA' })
    await api.patch(second.fields, { values: { name: 'BIA LIMA COSTA' }, review: 'done' })
    clock.advance(1000)
    const { body: received } = await api.upload()
    const all = await api.call('/documents/export')
    expect(all.headers.get('Content-Type')).toBe('application/x-ndjson')
    expect(all.headers.get('X-Next-Cursor')).toBeNull()
    expect(linesOf(all.body['text']).map((line) => JSON.parse(line))).toEqual([
      received,
      (await api.call(second.address)).body,
      (await api.call(first.address)).body,
    ])
    const page = await api.call('/documents/export?limit=2&naming=camel')
    const rest = await api.call(`/documents/export?cursor=${page.headers.get('X-Next-Cursor')}`)
    expect(linesOf(page.body['text'])).toHaveLength(2)
    expect(rest.body).toEqual((await api.call(first.address)).body)
  })

  test('as CSV has the columns of one type, and no cell runs', async () => {
    const api = await createApi()
    const { id } = await finished(api, {
      name: '=HYPERLINK("x")',
      filiation: ['ANA', 'BIA'],
      comments: 'A, "B"',
    })
    expect((await api.call('/documents/export?format=csv')).body['errors']).toMatchObject([
      { parameter: 'type' },
    ])
    const { body, headers } = await api.call('/documents/export?format=csv&type=54')
    const [head = '', row = ''] = String(body['text']).split('\r\n')
    expect(headers.get('Content-Disposition')).toContain('documents.csv')
    expect(head).toMatch(
      /^\uFEFF?id,externalId,type,statusDesc,createdAt,updatedAt,review,name,date_of_birth/,
    )
    expect(row).toContain(`${id},,54,FINISHED,`)
    expect(row).toContain(`none,"'=HYPERLINK(""x"")",1982-08-01`)
    expect(row).toContain('ANA | BIA')
    expect(row).toContain('"A, ""B"""')
  })

  test('as CSV keeps the document’s id beside a field of that name, and no part of a cell runs', async () => {
    const api = await createApi()
    const { body } = await api.upload({ type: '51', externalId: 'a;=1+2' })
    const csv = await api.call('/documents/export?format=csv&type=51')
    const [head = '', row = ''] = String(csv.body['text']).split('\r\n')
    const names = head.replace('\uFEFF', '').split(',')
    expect(new Set(names).size).toBe(names.length)
    expect([names[0], names.includes('id')]).toEqual(['document.id', true])
    expect(row.startsWith(`${body['id']},a;'=1+2,51,`)).toBe(true)
  })

  test('with more=true tells what the papers print beside the fields, by name and as further columns', async () => {
    const api = await createApi()
    const found = (value: unknown) => ({ value, confidence: 0.9, evidence: [], validations: [] })
    api.world.say({
      ...licenceReading(),
      more: { renach: found('SP123456789'), firstLicenceDate: found('2001-02-03') },
    } as unknown as ReturnType<typeof licenceReading>)
    await api.upload({ type: '54' })
    await api.read()
    const plain = await api.call('/documents/export')
    expect(plain.body).not.toHaveProperty('more')
    const lines = await api.call('/documents/export?more=true')
    expect(lines.body).toEqual({
      ...plain.body,
      more: { renach: 'SP123456789', first_licence_date: '2001-02-03' },
    })
    const { body } = await api.call('/documents/export?format=csv&type=54&more=true')
    const [head = '', row = ''] = String(body['text']).split('\r\n')
    const cell = (name: string) => row.split(',')[head.split(',').indexOf(name)]
    expect(cell('more.renach')).toBe('SP123456789')
    expect(cell('more.security_number')).toBe('')
    const old = await api.call('/documents/export?format=csv&type=54')
    expect(head.startsWith(String(old.body['text']).split('\r\n')[0] ?? 'none')).toBe(true)
    expect((await api.call('/documents/export?more=1')).body['code']).toBe('invalid_parameter')
  })

  test('that is corrected or deleted while its lines are fetched has it as it is then', async () => {
    const changed: { act?: () => Promise<unknown> } = {}
    const api = await createApi(({ DOCUMENTS }) => {
      const get = async (key: string) => {
        const { act } = changed
        if (act && key.includes('/review-')) {
          delete changed.act
          await act()
        }
        return DOCUMENTS.get(key)
      }
      return { DOCUMENTS: { ...DOCUMENTS, get } as unknown as R2Bucket }
    })
    const { address, fields } = await finished(api)
    await api.patch(fields, { values: { name: 'ANA LIMA' } })
    changed.act = () => api.patch(fields, { values: { name: 'ANA COSTA' } })
    const { body } = await api.call('/documents/export')
    expect(dataOf(body)).toMatchObject({ name: 'ANA COSTA' })
    changed.act = () => api.call(address, { method: 'DELETE' })
    const csv = await api.call('/documents/export?format=csv&type=54')
    expect(linesOf(csv.body['text'])).toEqual([expect.stringContaining('date_of_birth')])
  })

  test('of an expired document has no data', async () => {
    const api = await createApi()
    await finished(api)
    await api.env.DB_0.prepare('UPDATE documents SET result_purged_at = 1').run()
    const { body } = await api.call('/documents/export')
    expect(body).toMatchObject({ status: 1 })
    expect(body).not.toHaveProperty('data')
  })
})
