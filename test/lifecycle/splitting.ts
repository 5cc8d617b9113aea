import type { ApiEnv } from '../../worker/src/env.ts'
import { createApi } from './api.ts'
import type { SeenPart } from './world.ts'

export type Api = Awaited<ReturnType<typeof createApi>>

export const PARTS: readonly SeenPart[] = [
  { from: 1, to: 2, pages: '1-2', type: 51 },
  { from: 3, to: 3, pages: '3', type: 54 },
  { from: 4, to: 6, pages: '4-6', type: null },
]
export const PAGES = PARTS.map(({ pages }) => pages)

/** An upload with `split=true` of a file with several documents, which nobody has read yet. */
export async function splitting(
  parts: readonly SeenPart[] = PARTS,
  fields: Readonly<Record<string, string>> = {},
  bindings: Partial<ApiEnv> = {},
) {
  const api = await createApi(() => bindings)
  // The queue's consumer has the world's bindings.
  Object.assign(api.world.env, bindings)
  api.world.part(parts)
  const { body } = await api.upload({ type: 'auto', split: 'true', ...fields })
  const id = String(body['id'])
  return { api, id, address: `/documents/${id}` }
}

export const partsOf = async (api: Api, address: string) =>
  (await api.call(address)).body['parts'] as { id: string; pages: string; type: number; status: number }[]

export async function readAll(api: Api): Promise<void> {
  while (api.world.queue.due().length > 0) await api.read()
}

export const visible = async (api: Api) =>
  (await api.call('/documents')).body['items'] as { id: string; parentId?: string }[]
