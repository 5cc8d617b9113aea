import { expect, test } from 'vitest'
import { moveTenantStep } from '../../worker/src/store/move-tenant.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { createD1 } from './d1.ts'

async function settle() {
  const api = await createApi(() => ({ DB_1: createD1() }))
  await api.patch('/settings', { reviewBelow: 0.5 })
  const step = () => moveTenantStep(api.env, 'a', 1, clock.now())
  const patch = () => api.patch('/settings', { reviewBelow: 0.7 })
  const afterMove = async () => {
    while ((await step())?.state !== 'done');
    return (await api.call('/settings')).body['reviewBelow']
  }
  return { env: api.env, step, patch, afterMove }
}

test('settings that change while their tenant is being frozen move with it', async () => {
  const { env, step, patch, afterMove } = await settle()
  const target = env.DB_1 as D1Database
  const { prepare } = target
  let changed: ReturnType<typeof patch> | undefined
  target.prepare = (sql) => {
    const statement = prepare(sql)
    if (!sql.startsWith('INSERT OR IGNORE INTO tenants')) return statement
    // Before anything is frozen.
    const late = async (values: readonly unknown[]) => {
      changed ??= patch()
      await changed
      return statement.bind(...values).run()
    }
    const bind = (...values: unknown[]) => ({ run: () => late(values) })
    return { bind } as unknown as D1PreparedStatement
  }
  await step()
  expect((await changed)?.status).toBe(200)
  expect(await afterMove()).toBe(0.7)
})

test('settings whose tenant has been frozen since the key was looked up are refused', async () => {
  const { env, step, patch, afterMove } = await settle()
  const { prepare } = env.DB_0
  env.DB_0.prepare = (sql) => {
    const statement = prepare(sql)
    if (!sql.includes('SET review_below')) return statement
    // Between the key's look-up and the change.
    const late = async () => {
      await step()
      return bound.all()
    }
    let bound = statement
    const bind = (...values: unknown[]) => {
      bound = statement.bind(...values)
      return { run: late, first: async () => (await late()).results[0] ?? null }
    }
    return { bind } as unknown as D1PreparedStatement
  }
  expect((await patch()).status).toBe(503)
  expect(await afterMove()).toBe(0.5)
})
