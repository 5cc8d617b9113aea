import type { Context } from 'hono'
import type { ApiContext } from '../app-context.ts'
import { unavailable } from '../problem.ts'
import { isFrozen } from '../store/frozen.ts'

/**
 * To be asked where nothing was changed, before a client is told what else may be the reason.
 *
 * @throws {Problem} 503 where its tenant has begun to move since its key was looked up
 */
export async function assertSettled(c: Context<ApiContext>): Promise<void> {
  if (await isFrozen(c.get('shard').DB, c.get('caller').tenantId)) throw unavailable()
}
