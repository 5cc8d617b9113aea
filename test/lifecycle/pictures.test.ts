import { expect, test } from 'vitest'
import { createApi } from './api.ts'
import { finished } from './finished.ts'
import { licenceReading } from './reading.ts'

const PORTRAIT = {
  kind: 'portrait',
  page: 1,
  polygon: [
    [0.1, 0.2],
    [0.3, 0.2],
    [0.3, 0.5],
    [0.1, 0.5],
  ],
} as const

test('/fields tells where portrait and signature of a card stand; `data` is as it was', async () => {
  const api = await createApi()
  const { address, fields } = await finished(api)
  const before = await api.call(address)
  expect((await api.call(fields)).body).not.toHaveProperty('pictures')
  api.world.say({ ...licenceReading(), pictures: [PORTRAIT] } as ReturnType<typeof licenceReading>)
  await api.post(`${address}/reprocess`)
  await api.read()
  expect((await api.call(fields)).body['pictures']).toEqual([PORTRAIT])
  const after = await api.call(address)
  expect({ ...after.body, updatedAt: before.body['updatedAt'] }).toEqual(before.body)
})
