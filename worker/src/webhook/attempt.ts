import type { AttemptError, AttemptOutcome, ClaimedDelivery } from './delivery.ts'
import { type PostLimits, post } from './post.ts'
import { signMessage } from './sign.ts'
import { checkTarget, type Loopback, type Resolve } from './target.ts'

export interface AttemptPorts {
  readonly now: () => number
  readonly fetch: typeof fetch
  /** Null where the runtime offers no name service. */
  readonly resolve: Resolve | null
  readonly loopback: Loopback
  readonly openSecret: (stored: string, webhookId: string) => Promise<string>
  /** The same body for every attempt of a message, as long as its document has not changed. */
  readonly renderBody: (claim: ClaimedDelivery) => Promise<string>
  /** For a log: what went wrong on our side. */
  readonly report: (claim: ClaimedDelivery, error: unknown) => void
}

/** Make one attempt: check the address, write and sign the message, send it. */
export async function attemptDelivery(
  claim: ClaimedDelivery,
  ports: AttemptPorts,
  limits: PostLimits,
): Promise<AttemptOutcome> {
  const startedAt = ports.now()
  const fail = (error: AttemptError): AttemptOutcome => ({
    startedAt,
    durationMs: ports.now() - startedAt,
    responseStatus: null,
    error,
    retryAfterMs: null,
    answer: null,
  })
  const { url, secrets, id: webhookId } = claim.webhook
  try {
    const refusal = await checkTarget(url, ports.loopback, ports.resolve)
    if (refusal !== null) return fail(refusal)
    const body = await ports.renderBody(claim)
    const opened = await Promise.all(secrets.map((stored) => ports.openSecret(stored, webhookId))).catch(
      (error) => ports.report(claim, error),
    )
    if (!opened) return fail('secret_unreadable')
    const timestamp = Math.floor(ports.now() / 1000)
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Ficha-Webhooks/1',
      'webhook-id': claim.messageId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await signMessage(opened, claim.messageId, timestamp, body),
    }
    return await post(ports.fetch, ports.now, { url, headers, body }, limits)
  } catch (error) {
    // Storage is away: tried again like any other failure, but not held against the endpoint.
    ports.report(claim, error)
    return fail('internal_error')
  }
}
