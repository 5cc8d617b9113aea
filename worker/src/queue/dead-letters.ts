import type { ApiEnv } from '../env.ts'
import { settleDeadLetter } from '../lifecycle/settle.ts'
import { describeError, log } from '../log.ts'
import { extractionMessage } from '../messages/extraction-message.ts'
import { findReceived } from '../store/due.ts'
import { onShardOf } from '../store/shards.ts'

/** A message that used up its deliveries. */
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
    if (shard && document) await settleDeadLetter(shard, document, now)
    log({ event: 'dead-letter', documentId })
    message.ack()
  } catch (error) {
    log({ event: 'dead-letter-failed', documentId, ...describeError(error) })
    message.retry()
  }
}
