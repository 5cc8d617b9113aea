import type { ApiEnv } from '../env.ts'
import { describeError, log } from '../log.ts'
import { findReceived } from '../store/due.ts'
import { endAsFailed } from '../store/end-as-failed.ts'
import { onShardOf } from '../store/shards.ts'
import { extractionMessage } from './message.ts'

/** A message that could not even be refused ends its document, unless another run holds it just now. */
export async function buryDeadLetter(message: Message, env: ApiEnv, now: number): Promise<void> {
  const body = extractionMessage.safeParse(message.body)
  if (!body.success) {
    log({ event: 'dead-letter-unknown' })
    return message.ack()
  }
  const { documentId, tenantId } = body.data
  try {
    // A tenant that moves just now has its document sent again by the sweeper of its new shard.
    const shard = await onShardOf(env, tenantId)
    const document = shard && (await findReceived(shard.DB, { tenantId, id: documentId }))
    if (shard && document && (document.lease_until === null || document.lease_until < now)) {
      await endAsFailed(shard.DB, document, 'engine_error', now)
    }
    log({ event: 'dead-letter', documentId })
    message.ack()
  } catch (error) {
    log({ event: 'dead-letter-failed', documentId, ...describeError(error) })
    message.retry()
  }
}
