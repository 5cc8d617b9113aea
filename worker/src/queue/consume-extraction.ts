import type { ApiEnv, OnShard } from '../env.ts'
import { createGate } from '../gate.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import { type Claim, claimDocument, findCrashed, releaseDocument } from '../store/claims.ts'
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
    const mayHaveEnded = await extractOnce(message, shard, documentId)
    if (mayHaveEnded) await wakeCourier(env.WEBHOOKS)
  } catch (error) {
    // D1 or the reader is away. The document is as it was, or held by a run that the next delivery replaces.
    log({ event: 'consume-failed', documentId, ...describeError(error) })
    message.retry({ delaySeconds: backOff(message.attempts) })
  } finally {
    turn.end()
  }
}

/** @returns false when there was nothing to do */
async function extractOnce(message: Message, env: OnShard, documentId: string): Promise<boolean> {
  const now = Date.now()
  const delivery = { messageId: message.id, attempt: message.attempts }
  const claim = await claimDocument(env.DB, documentId, newId(now), delivery, now)
  if (claim !== null) {
    await attempt(message, env, claim)
    return true
  }
  // Nothing to do: it has ended, another run works on it, or its attempts all died.
  const crashed = await findCrashed(env.DB, documentId, delivery)
  if (crashed !== null) await endAsFailed(env.DB, crashed, 'engine_error', now)
  message.ack()
  return crashed !== null
}

async function attempt(message: Message, env: OnShard, claim: Claim): Promise<void> {
  const { id: documentId, attempts } = claim.document
  try {
    if (await extractDocument(env, claim)) return message.ack()
    await release(message, env, claim, false)
  } catch (error) {
    log({ event: 'attempt-failed', documentId, attempts, ...describeError(error) })
    if (attempts >= LIMITS.attemptsMax) {
      await endAsFailed(env.DB, claim.document, 'engine_error', Date.now())
      return message.ack()
    }
    await release(message, env, claim, true)
  }
}

async function release(message: Message, env: OnShard, claim: Claim, wasTried: boolean): Promise<void> {
  const delaySeconds = backOff(claim.document.attempts)
  // Should this message be lost on its way back, the sweeper sends another one a minute later.
  const sendAt = Date.now() + (delaySeconds + LIMITS.resendSeconds) * 1000
  await releaseDocument(env.DB, claim.document.id, claim.run, sendAt, wasTried)
  message.retry({ delaySeconds })
}

function backOff(attempts: number): number {
  return Math.min(LIMITS.retrySeconds * 2 ** (attempts - 1), LIMITS.retrySecondsMax)
}
