import type { ApiEnv, OnShard } from '../env.ts'
import { createGate } from '../gate.ts'
import { newId } from '../ids.ts'
import { type Claim, claimInTurn, findCrashed, releaseDocument } from '../lifecycle/claim.ts'
import { failForUs } from '../lifecycle/fail-for-us.ts'
import { areUsedUp } from '../lifecycle/rule.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import { extractionMessage } from '../messages/extraction-message.ts'
import { sendExtraction } from '../messages/send-extraction.ts'
import { type DocumentKey, keyOf } from '../store/documents.ts'
import { onEachShard, onShardOf } from '../store/shards.ts'
import { extractDocument } from './extract-document.ts'
import { createTurns } from './turns.ts'

/** One document of this isolate at a time: those behind it wait before they are claimed, not after. */
const takeTurn = createGate(1)

/** Nobody waits for all documents of somebody else. */
const tenants = createTurns<string>()
const shards = createTurns<D1Database>()

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
    await extractOnce(message, shard, { tenantId, id: documentId })
  } catch (error) {
    // D1 or the reader is away. The document is as it was, or held by a run that the next delivery replaces.
    log({ event: 'consume-failed', documentId, ...describeError(error) })
    message.retry({ delaySeconds: backOff(message.attempts) })
  } finally {
    turn.end()
  }
}

async function extractOnce(message: Message, own: OnShard, key: DocumentKey): Promise<void> {
  const now = Date.now()
  const delivery = { messageId: message.id, attempt: message.attempts }
  for (const env of inTurn(own, message)) {
    const claim = await claimInTurn(env.DB, key, tenants.served(), newId(now), delivery, now)
    if (claim === null) continue
    tenants.note(claim.document.tenant_id)
    shards.note(env.DB)
    return attempt(message, env, claim, key)
  }
  // Nothing to do: it has ended, another run works on it, or its attempts all died.
  const crashed = await findCrashed(own.DB, key, delivery, now)
  if (crashed !== null) await failForUs(own, [{ document: crashed, code: 'engine_error' }], now)
  message.ack()
}

/** The shards in the order of their turns; a message that comes again is for its own. */
function inTurn(own: OnShard, message: Message): readonly OnShard[] {
  const turn = (env: OnShard) =>
    message.attempts > 1 ? -Number(env.DB === own.DB) : shards.served().indexOf(env.DB)
  const all = onEachShard(own).map((env) => (env.DB === own.DB ? own : env))
  return all.sort((a, b) => turn(a) - turn(b) || Number(b === own) - Number(a === own))
}

async function attempt(message: Message, env: OnShard, claim: Claim, own: DocumentKey): Promise<void> {
  const { id: documentId, attempts } = claim.document
  let againAfter: number | null
  try {
    againAfter = await extractDocument(env, claim)
  } catch (error) {
    log({ event: 'attempt-failed', documentId, attempts, ...describeError(error) })
    if (!areUsedUp(attempts)) return tryLater(message, env, claim, own)
    await failForUs(env, [{ document: claim.document, code: 'engine_error' }], Date.now())
    return message.ack()
  }
  if (againAfter === null) message.ack()
  else await putBack(message, env, claim, againAfter)
}

/** The document was not begun. Its next message is a new one, since a queue gives up a message that came ten times. */
async function putBack(
  message: Message,
  env: OnShard,
  { document, run }: Claim,
  delaySeconds: number,
): Promise<void> {
  await releaseDocument(env.DB, keyOf(document), run, sendAt(delaySeconds), false)
  await sendExtraction(env.EXTRACTION, keyOf(document), delaySeconds)
  message.ack()
}

/** The attempt failed and counts. */
async function tryLater(
  message: Message,
  env: OnShard,
  { document, run }: Claim,
  own: DocumentKey,
): Promise<void> {
  const delaySeconds = backOff(document.attempts)
  await releaseDocument(env.DB, keyOf(document), run, sendAt(delaySeconds), true)
  if (document.id === own.id) return message.retry({ delaySeconds })
  // The message was about another document: this one gets its own.
  await sendExtraction(env.EXTRACTION, keyOf(document), delaySeconds)
  message.ack()
}

/** Should a message be lost on its way back, the sweeper sends another one a minute later. */
function sendAt(delaySeconds: number): number {
  return Date.now() + (delaySeconds + LIMITS.resendSeconds) * 1000
}

function backOff(attempts: number): number {
  return Math.min(LIMITS.retrySeconds * 2 ** (attempts - 1), LIMITS.retrySecondsMax)
}
