import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { call, makePdf, newTenant, type Tenant, upload } from './client.ts'
import { takeLines } from './console-lines.ts'

const app = createApp()
let tenant: Tenant
beforeEach(async () => {
  tenant = await newTenant()
  takeLines()
})

test('one line for each request: ids, the route’s pattern, status, code and duration', async () => {
  const answer = await call('/v1/documents/maria.silva@example.com/fields?wait=1', tenant)
  const lines = takeLines().map((line) => JSON.parse(line))
  expect(lines).toEqual([
    {
      event: 'request',
      requestId: answer.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/documents/:id/fields',
      status: 404,
      code: 'document_not_found',
      ms: expect.any(Number),
      tenantId: tenant.id,
      keyId: tenant.keyId,
    },
  ])
  expect(answer.headers.get('Server-Timing')).toMatch(/^total;dur=\d+$/)
})

test('nothing of a document, its file name, its externalId or a refused value is logged', async () => {
  const secrets = ['Joana Prado', '529.982.247-25', 'joana@prado.example', 'segredo-77']
  const pdf = new File([await makePdf([secrets.join('\n')])], 'joana-prado.pdf')
  const sent = await upload(tenant, { files: pdf, type: '54', externalId: 'segredo-77' })
  await call(`/documents/${sent.body['id']}?wait=25`, tenant)
  await call(`/documents/${sent.body['id']}/text`, tenant)
  await upload(tenant, { files: pdf, type: 'joana-prado', pages: 'segredo-77' })
  await call(`/documents?externalId=${encodeURIComponent('Joana Prado')}&status=segredo-77`, tenant)
  await call('/documents/joana-prado', tenant)
  await call('/joana-prado', tenant)
  const lines = takeLines()
  expect(lines.length).toBeGreaterThan(6)
  for (const line of lines) expect(line).not.toMatch(/joana|prado|529\.?982|segredo/i)
})

test('a fault of ours is logged by kind and place, without its message', async () => {
  const broken = {
    ...env,
    DB_0: {
      prepare: () => {
        throw new TypeError('quotes Joana Prado')
      },
    } as unknown as D1Database,
  }
  const headers = { 'SERVICE-API-KEY': tenant.key }
  const request = new Request('http://ficha.test/documents/x', { headers })
  const response = await app.fetch(request, broken, createExecutionContext())
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: 'internal_error' })
  const lines = takeLines().map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { event: 'unexpected', error: 'TypeError' },
    { event: 'request', status: 500 },
  ])
  expect(JSON.stringify(lines)).not.toContain('Joana')
})

test('requests are counted and timed where a dataset is bound', async () => {
  const points: AnalyticsEngineDataPoint[] = []
  const METRICS = { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void points.push(point ?? {}) }
  const headers = { 'SERVICE-API-KEY': tenant.key }
  const request = new Request('http://ficha.test/documents/x', { headers })
  await (await app.fetch(request, { ...env, METRICS }, createExecutionContext())).body?.cancel()
  expect(points).toEqual([
    {
      indexes: [tenant.id],
      blobs: ['request', 'GET', '/documents/:id', '404', 'document_not_found'],
      doubles: [expect.any(Number)],
    },
  ])
})
