import { expect, test } from 'vitest'
import { call, licence, newTenant } from '../client.ts'
import { deliver, receive } from '../received.ts'
import { deliveriesOf, newHook, until, wake } from './hooks.ts'

test('receivers that hang, drip or flood end within the timeout and hold up no other webhook', async () => {
  const tenant = await newTenant()
  const [hang, drip, flood, ok] = await Promise.all(
    ['hang', 'drip', 'flood', 'ok'].map((mode) => newHook(tenant, mode)),
  )
  if (!hang || !drip || !flood || !ok) throw new Error('not registered')
  const id = await receive(tenant, await licence())
  await deliver([{ id: `m-${id}`, attempts: 1, documentId: id }])
  const startedAt = Date.now()
  let isDelivering = true
  const delivering = wake().finally(() => {
    isDelivering = false
  })
  // Meanwhile the API goes on answering.
  for (let i = 0; i < 50; i++) expect((await call(`/webhooks/${hang.id}`, tenant)).status).toBe(200)
  expect(isDelivering).toBe(true)
  await delivering
  const settled = await Promise.all(
    [hang, drip, flood, ok].map((hook) =>
      until(
        () => deliveriesOf(tenant, hook),
        ([first]) => first?.attempts.length === 1,
      ),
    ),
  )
  const [hung, dripped, flooded, fine] = settled.map(([delivery]) => delivery)
  expect(hung).toMatchObject({ status: 'pending', attempts: [{ error: 'timeout' }] })
  expect(hung?.attempts[0]?.durationMs).toBeGreaterThanOrEqual(14_900)
  expect(dripped).toMatchObject({ status: 'delivered', attempts: [{ responseStatus: 200 }] })
  expect(flooded).toMatchObject({ status: 'delivered', attempts: [{ responseStatus: 200 }] })
  expect(flooded?.attempts[0]?.answer).toHaveLength(1024)
  expect(fine).toMatchObject({ status: 'delivered' })
  const [message] = await ok.received()
  expect((message?.at ?? Infinity) - startedAt).toBeLessThan(hung?.attempts[0]?.durationMs ?? 0)
}, 60_000)
