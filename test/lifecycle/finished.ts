import type { createApi } from './api.ts'
import { clock } from './clock.ts'
import { licenceReading } from './reading.ts'

export type Api = Awaited<ReturnType<typeof createApi>>

/** A licence that was read. */
export async function finished(api: Api, ...reading: Parameters<typeof licenceReading>) {
  api.world.say(licenceReading(...reading))
  // Ids are in the order of time.
  clock.advance(1000)
  const { body } = await api.upload({ type: '54' }, new File(['%PDF'], 'papers/cnh da Ana.pdf'))
  await api.read()
  const address = `/documents/${String(body['id'])}`
  return { id: String(body['id']), address, fields: `${address}/fields` }
}

export const dataOf = (body: Record<string, unknown>) => body['data'] as Record<string, unknown>
