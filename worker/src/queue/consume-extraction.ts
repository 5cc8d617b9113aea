import type { ApiEnv, OnShard } from '../env.ts'
import { createGate } from '../gate.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import { type Claim, claimDocument, type Ended, findCrashed, releaseDocument } from '../store/claims.ts'
import { type DocumentKey, keyOf } from '../store/documents.ts'
import { endAsFailed } from '../store/end-as-failed.ts'
import { onShardOf } from '../store/shards.ts'
import { extractDocument } from './extract-document.ts'
import { extractionMessage } from './message.ts'
import { wakeCourier } from './wake-courier.ts'

/** One document of this isolate at a time: those behind it wait before they are claimed, not after. */
const takeTurn = createGate(1)

/**
 * Act on one wake-up. Any number of deliveries of any number of messages end a document once: only
 * the run that holds it in D1 can.
 */
export async function consumeExtraction(message: Message, env: ApiEnv): Promise<void> {
  const body = extractionMessage.safeParse(message.body)
  if (!body.success) {
    log({ event: 'message-unknown' })
    return message.ack()
  }
  const { documentId, tenantId } = body.data
  const turn = await takeTurn({
    weight: 1,
    waitSeconds: LIMITS.readingTurnSecondsMax,
    holdSeconds: LIMITS.processingSecondsMax,
  })
  if (turn === null) return message.retry({ delaySeconds: LIMITS.retrySeconds })
  try {
    // A reader that is away for a moment must not use up a document's attempts.
    await env.READER.ping()
    const shard = await onShardOf(env, tenantId)
    // Until the tenant has moved; then the sweeper of its new shard sends again what this message was for.
    if (shard === null) return message.retry({ delaySeconds: backOff(message.attempts) })
    const ended = await extractOnce(message, shard, { tenantId, id: documentId })
    if (ended?.isAwaited) await wakeCourier(env.WEBHOOKS)
  } catch (error) {
    // D1 or the reader is away. The document is as it was, or held by a run that the next delivery replaces.
    log({ event: 'consume-failed', documentId, ...describeError(error) })
    message.retry({ delaySeconds: backOff(message.attempts) })
  } finally {
    turn.end()
  }
}

/** @returns null when no document was ended */
async function extractOnce(message: Message, env: OnShard, key: DocumentKey): Promise<Ended | null> {
  const now = Date.now()
  const delivery = { messageId: message.id, attempt: message.attempts }
  const claim = await claimDocument(env.DB, key, newId(now), delivery, now)
  if (claim !== null) return attempt(message, env, claim)
  // Nothing to do: it has ended, another run works on it, or its attempts all died.
  const crashed = await findCrashed(env.DB, key, delivery)
  const ended = crashed === null ? null : await endAsFailed(env.DB, crashed, 'engine_error', now)
  message.ack()
  return ended
}

async function attempt(message: Message, env: OnShard, claim: Claim): Promise<Ended | null> {
  const { id: documentId, attempts } = claim.document
  try {
    const ended = await extractDocument(env, claim)
    if (ended === null) await release(message, env, claim, false)
    else message.ack()
    return ended
  } catch (error) {
    log({ event: 'attempt-failed', documentId, attempts, ...describeError(error) })
    if (attempts >= LIMITS.attemptsMax) {
      const ended = await endAsFailed(env.DB, claim.document, 'engine_error', Date.now())
      message.ack()
      return ended
    }
    await release(message, env, claim, true)
    return null
  }
}

async function release(message: Message, env: OnShard, claim: Claim, wasTried: boolean): Promise<void> {
  const delaySeconds = backOff(claim.document.attempts)
  // Should this message be lost on its way back, the sweeper sends another one a minute later.
  const sendAt = Date.now() + (delaySeconds + LIMITS.resendSeconds) * 1000
  await releaseDocument(env.DB, keyOf(claim.document), claim.run, sendAt, wasTried)
  message.retry({ delaySeconds })
}

function backOff(attempts: number): number {
  return Math.min(LIMITS.retrySeconds * 2 ** (attempts - 1), LIMITS.retrySecondsMax)
}
