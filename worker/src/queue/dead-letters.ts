import type { ApiEnv } from '../env.ts'
import { describeError, log } from '../log.ts'
import { findReceived } from '../store/due.ts'
import { endAsFailed } from '../store/end-as-failed.ts'
import { extractionMessage } from './message.ts'

/** A message that could not even be refused ends its document, unless another run holds it just now. */
export async function buryDeadLetter(message: Message, env: ApiEnv, now: number): Promise<void> {
  const body = extractionMessage.safeParse(message.body)
  if (!body.success) {
    log({ event: 'dead-letter-unknown' })
    return message.ack()
  }
  const { documentId } = body.data
  try {
    const document = await findReceived(env.DB, documentId)
    if (document !== null && (document.lease_until === null || document.lease_until < now)) {
      await endAsFailed(env.DB, document, 'engine_error', now)
    }
    log({ event: 'dead-letter', documentId })
    message.ack()
  } catch (error) {
    log({ event: 'dead-letter-failed', documentId, ...describeError(error) })
    message.retry()
  }
}
