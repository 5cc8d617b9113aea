import { createClient } from '@ficha/client'
import { expect, test } from 'vitest'
import { json, problem, RECEIVED, type Step, scriptedHost } from './scripted-host.ts'

function clientOf(...steps: Step[]) {
  const host = scriptedHost(steps)
  return { ficha: createClient({ url: 'https://ficha.example', apiKey: 'k' }, host), host }
}

function page(ids: readonly string[], nextCursor: string | null): Response {
  return json({ items: ids.map((id) => ({ ...RECEIVED, id })), nextCursor })
}

test('all pages are one list', async () => {
  const { ficha, host } = clientOf(page(['a', 'b'], 'x'), page([], 'y'), page(['c'], null))
  const ids: string[] = []
  for await (const { id } of ficha.list({ type: 54, status: 0, pageSize: 2, createdAfter: new Date(0) }))
    ids.push(id)
  expect(ids).toEqual(['a', 'b', 'c'])
  const [first, second, third] = host.requests.map(({ url }) => url.search)
  expect(first).toBe('?type=54&status=0&createdAfter=1970-01-01T00%3A00%3A00.000Z&limit=2')
  expect(second).toBe(`${first}&cursor=x`)
  expect(third).toBe(`${first}&cursor=y`)
})

test('pages are fetched as they are needed', async () => {
  const { ficha, host } = clientOf(page(['a', 'b'], 'x'))
  for await (const { id } of ficha.list()) if (id === 'b') break
  expect(host.requests).toHaveLength(1)
})

test('a cursor that leads to itself ends the list', async () => {
  const { ficha, host } = clientOf(page(['a'], 'x'), page(['b'], 'x'))
  const ids: string[] = []
  for await (const { id } of ficha.list()) ids.push(id)
  expect(ids).toEqual(['a', 'b'])
  expect(host.requests).toHaveLength(2)
})

test('a page that could not be fetched is asked for again', async () => {
  const { ficha, host } = clientOf(page(['a'], 'x'), problem(403, 'forbidden'), page(['b'], null))
  const list = ficha.list()
  expect((await list.next()).value.id).toBe('a')
  await expect(list.next()).rejects.toThrow('forbidden')
  expect((await list.next()).value.id).toBe('b')
  expect(await list.next()).toMatchObject({ done: true })
  expect(host.requests.map(({ url }) => url.search)).toEqual(['', '?cursor=x', '?cursor=x'])
})
