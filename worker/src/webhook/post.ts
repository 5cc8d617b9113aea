import type { AttemptError, AttemptOutcome } from './delivery.ts'
import { readRetryAfter } from './schedule.ts'

export interface PostLimits {
  /** For the whole attempt, the answer's body included. */
  readonly timeoutMs: number
  /** How much of the answer is read at all, and how much of that is kept. */
  readonly answerBytesMax: number
  readonly answerBytesKept: number
}

export interface PostRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** POST once. Whatever the endpoint does or fails to do, this ends within the timeout, with an outcome. */
export async function post(
  fetcher: typeof fetch,
  now: () => number,
  request: PostRequest,
  limits: PostLimits,
): Promise<AttemptOutcome> {
  const startedAt = now()
  const signal = AbortSignal.timeout(limits.timeoutMs)
  const end = (rest: Pick<AttemptOutcome, 'responseStatus' | 'error' | 'retryAfterMs' | 'answer'>) => ({
    startedAt,
    durationMs: now() - startedAt,
    ...rest,
  })
  try {
    const { url, headers, body } = request
    const response = await fetcher(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    // The status decides: a receiver that said 2xx has the message, however slowly it goes on talking.
    const answer = await readAnswer(response.body, signal, limits)
    return end({
      responseStatus: response.status,
      error: classifyStatus(response.status),
      retryAfterMs: wantsPause(response.status)
        ? readRetryAfter(response.headers.get('Retry-After'), now())
        : null,
      answer,
    })
  } catch {
    const error = signal.aborted ? 'timeout' : 'connection_failed'
    return end({ responseStatus: null, error, retryAfterMs: null, answer: null })
  }
}

function classifyStatus(status: number): AttemptError | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'redirect'
  return status === 410 ? 'gone' : 'http_error'
}

function wantsPause(status: number): boolean {
  return status === 429 || status === 503
}

/** The beginning of a body; the rest is read up to a limit, so that the connection may end in peace, and dropped. */
async function readAnswer(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
  limits: PostLimits,
): Promise<string | null> {
  if (body === null) return null
  const kept = new Uint8Array(limits.answerBytesKept)
  const reader = body.getReader()
  const aborted = new Promise<{ readonly done: true }>((resolve) => {
    signal.addEventListener('abort', () => resolve({ done: true }))
  })
  let count = 0
  try {
    while (count < limits.answerBytesMax) {
      const part = await Promise.race([reader.read(), aborted])
      if (part.done) break
      if (count < kept.byteLength) kept.set(part.value.subarray(0, kept.byteLength - count), count)
      count += part.value.byteLength
    }
  } catch {
    // Reset in the middle of the answer: what came is what there is.
  }
  // Not awaited: a peer that does not answer must not hold the lane.
  reader.cancel().catch(() => {})
  return new TextDecoder().decode(kept.subarray(0, Math.min(count, kept.byteLength)))
}
