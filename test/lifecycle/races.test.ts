import { expect, test } from 'vitest'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { type Api, finished } from './finished.ts'

/** What meets at an unlucky moment, and leaves nothing behind. */

const DAY_MS = 86_400_000
const AWAY = new Error('delete: We encountered an internal error. Please try again. (10001)')
const objectsOf = async ({ world }: Api, id: string) =>
  (await world.env.DOCUMENTS.list({ prefix: `a/${id}/` })).objects

test('a document that is deleted while retention removes its file is looked at a second time', async () => {
  const api = await createApi()
  const { id, address } = await finished(api)
  const bucket = api.world.env.DOCUMENTS
  const own = { ...bucket }
  let isBegun = false
  Object.assign(bucket, {
    list: async (options: R2ListOptions) => {
      const found = await own.list(options)
      if (isBegun) return found
      isBegun = true
      // The bucket stumbles over the deletion: what it leaves is the second look's.
      Object.assign(bucket, { delete: () => Promise.reject(AWAY) })
      expect((await api.call(address, { method: 'DELETE' })).status).toBe(204)
      Object.assign(bucket, { delete: own.delete })
      return found
    },
  })
  clock.advance(DAY_MS + 1)
  await sweep(api.env, clock.now())
  expect(await objectsOf(api, id)).not.toEqual([])
  clock.advance(20 * 60_000)
  await sweep(api.env, clock.now())
  expect(await objectsOf(api, id)).toEqual([])
})
