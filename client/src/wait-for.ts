import { pauseMs } from './back-off.ts'
import type { FailedDocument, FinishedDocument } from './data/documents.ts'
import { getDocument } from './document.ts'
import { FichaError } from './error.ts'
import type { CallOptions, Connection } from './send.ts'

export interface WaitOptions extends CallOptions {
  /** How long to wait altogether. */
  readonly timeoutMs?: number | undefined
}

/** The longest the service holds a request. */
const HOLD_SECONDS_MAX = 25
/** The service ends whatever takes longer than five minutes; three attempts have pauses between them. */
const WAIT_MS = 600_000

/**
 * The document at its end, finished or failed. Failing networks and restarts of the service are waited
 * out as well.
 *
 * @throws {FichaError} `timeout` when it has not ended in time; waiting again goes on where this stopped
 */
export async function waitFor(
  connection: Connection,
  id: string,
  options: WaitOptions = {},
): Promise<FinishedDocument | FailedDocument> {
  const { host } = connection
  const deadline = host.now() + (options.timeoutMs ?? WAIT_MS)
  for (let attempt = 1; ; attempt++) {
    const askedAt = host.now()
    const holdSeconds = Math.min(HOLD_SECONDS_MAX, Math.floor((deadline - askedAt) / 1000))
    const waitSeconds = holdSeconds >= 1 ? holdSeconds : undefined
    const { signal } = options
    const { document, retryAfterMs } = await getDocument(connection, id, { waitSeconds, deadline, signal })
    if (document.status !== 0) return document

    // An answer before its time comes from something between us and the service: no reason to hurry.
    const wasHeld = waitSeconds !== undefined && host.now() - askedAt >= waitSeconds * 500
    const pause = wasHeld ? 0 : pauseMs(attempt, retryAfterMs, host.random())
    if (host.now() + pause >= deadline) throw new FichaError('timeout', 'the document has not ended in time')
    if (pause > 0) await host.sleep(pause, signal)
  }
}
