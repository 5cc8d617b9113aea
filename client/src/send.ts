import { isTemporary, pauseMs, readRetryAfter } from './back-off.ts'
import { readProblem } from './data/problem.ts'
import { FichaError } from './error.ts'
import type { Host } from './host.ts'

/** Which service, as whom. */
export interface Connection {
  /** Base address without a slash at its end. */
  readonly url: string
  readonly apiKey: string
  /** Tries after the first. */
  readonly retries: number
  /** For one try, answer included. */
  readonly timeoutMs: number
  readonly host: Host
}

/** A call without a deadline rather fails than waits for longer; `retryAfterMs` says what was asked for. */
const PAUSE_MS_MAX = 90_000

const NO_JSON = 'the answer is not JSON: is this the address of a Ficha service?'

/** Every call can be given up. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

export interface Call extends CallOptions {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Members that are undefined are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | Date | undefined>>
  readonly body?: FormData | string
  readonly headers?: Readonly<Record<string, string>>
  /** Sending it twice has the effect of sending it once. */
  readonly repeatable: boolean
  /** Milliseconds since 1970: neither a try nor a pause goes beyond it, and until then tries are not counted. */
  readonly deadline?: number
  /** Added to the time a try may take: how long the service was asked to hold the request. */
  readonly heldMs?: number
}

/** An answer with its body read. */
export interface Answer<T> {
  readonly headers: Headers
  readonly body: T
}

/** @throws {FichaError} or the reason of the call's signal */
export async function sendForJson(connection: Connection, call: Call): Promise<Answer<unknown>> {
  return send(connection, call, async (response) => {
    const text = await response.text()
    const body = text === '' ? null : parseJson(text)
    if (body === undefined) throw new FichaError('unexpected_answer', NO_JSON)
    return body
  })
}

/** As `sendForJson`, for bytes. */
export function sendForBlob(connection: Connection, call: Call): Promise<Answer<Blob>> {
  return send(connection, call, (response) => response.blob())
}

/** A POST that may happen once only; `undefined` is no body. */
export async function post(
  connection: Connection,
  path: string,
  body: unknown,
  { headers = {}, signal }: CallOptions & Pick<Call, 'headers'> = {},
): Promise<unknown> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await sendForJson(connection, {
    method: 'POST',
    path,
    headers,
    repeatable: false,
    signal,
    ...json,
  })
  return answer.body
}

/** Try, and try again where that is safe and may help. */
async function send<T>(
  connection: Connection,
  call: Call,
  read: (response: Response) => Promise<T>,
): Promise<Answer<T>> {
  const { host, retries } = connection
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(connection, call, read)
    if (!(outcome instanceof FichaError)) return outcome
    const pause = pauseMs(attempt, outcome.retryAfterMs, host.random())
    const isLast =
      call.deadline === undefined
        ? attempt > retries || pause > PAUSE_MS_MAX
        : host.now() + pause >= call.deadline
    if (isLast || !isTemporary(outcome, call.repeatable)) throw outcome
    await host.sleep(pause, call.signal)
  }
}

/** The answer, or what a later try may mend. */
async function tryOnce<T>(
  connection: Connection,
  call: Call,
  read: (response: Response) => Promise<T>,
): Promise<Answer<T> | FichaError> {
  const { url, apiKey, host } = connection
  const limitMs = connection.timeoutMs + (call.heldMs ?? 0)
  const remainingMs = call.deadline === undefined ? limitMs : call.deadline - host.now()
  const timeout = AbortSignal.timeout(Math.max(1, Math.min(limitMs, remainingMs)))
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout
  const headers = {
    'SERVICE-API-KEY': apiKey,
    ...(typeof call.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    ...call.headers,
  }
  try {
    const response = await host.fetch(url + call.path + queryOf(call.query), {
      method: call.method,
      headers,
      ...(call.body === undefined ? {} : { body: call.body }),
      // Only well-known headers are taken off at a redirect to another host: the key would go along.
      redirect: 'manual',
      signal,
    })
    if (!response.ok) return await readError(response, host.now())
    return { headers: response.headers, body: await read(response) }
  } catch (cause) {
    call.signal?.throwIfAborted()
    if (cause instanceof FichaError) return cause
    return timeout.aborted
      ? new FichaError('timeout', 'the service did not answer in time', { cause })
      : new FichaError('network_error', 'the service cannot be reached', { cause })
  }
}

async function readError(response: Response, now: number): Promise<FichaError> {
  const facts = {
    status: response.status,
    requestId: response.headers.get('X-Request-Id'),
    retryAfterMs: readRetryAfter(response.headers.get('Retry-After'), now),
  }
  const text = await response.text()
  const isProblem = /json/i.test(response.headers.get('Content-Type') ?? '')
  return readProblem(isProblem ? parseJson(text) : null, facts)
}

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function queryOf(query: Call['query']): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) parameters.set(name, value instanceof Date ? value.toISOString() : String(value))
  }
  return parameters.size === 0 ? '' : `?${parameters}`
}
