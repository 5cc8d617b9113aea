import { isRecord } from './data/readers.ts'
import { readEvent, type WebhookEvent } from './data/webhook-event.ts'
import { FichaError, type WebhookRefusal } from './error.ts'

/** The headers of a request in any runtime: `request.headers`, or Node's `incoming.headers`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** Messages older or newer than this are refused, as a defence against replays. */
const TOLERANCE_SECONDS = 300

/**
 * Check that a webhook is the service's and fresh, and read it. Do this before anything looks at the body.
 *
 * @param body exactly as it arrived: JSON that was parsed and written again has another signature
 * @param secret the webhook's `whsec_…`; several while a secret is being changed
 * @param now milliseconds since 1970
 * @throws {FichaError} with a `WebhookRefusal` as its code when it is not to be believed
 * @see Standard Webhooks 1.0.0, "Verifying signatures"
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  now = Date.now(),
): Promise<WebhookEvent> {
  const id = readHeader(headers, 'webhook-id')
  const timestamp = readHeader(headers, 'webhook-timestamp')
  const signatures = readHeader(headers, 'webhook-signature').split(' ')
  if (!/^\d{1,12}$/.test(timestamp)) throw refused('bad_timestamp')
  const ageSeconds = Math.floor(now / 1000) - Number(timestamp)
  if (ageSeconds > TOLERANCE_SECONDS) throw refused('too_old')
  if (ageSeconds < -TOLERANCE_SECONDS) throw refused('too_new')

  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  for (const known of typeof secret === 'string' ? [secret] : secret) {
    if (await hasSignature(known, signatures, signed)) return readSigned(id, text)
  }
  throw refused('bad_signature')
}

async function hasSignature(
  secret: string,
  signatures: readonly string[],
  signed: ReturnType<TextEncoder['encode']>,
): Promise<boolean> {
  const bytes = fromBase64(secret.trim().replace(/^whsec_/, ''))
  // An empty key would make every forger's signature right.
  if (bytes === null || bytes.length === 0) throw new TypeError('a webhook secret is whsec_ and base64')
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['verify'])
  for (const signature of signatures) {
    // Other versions, and what is no base64, are passed over.
    const mac = signature.startsWith('v1,') ? fromBase64(signature.slice(3)) : null
    // `verify` compares in constant time.
    if (mac !== null && (await crypto.subtle.verify('HMAC', key, mac, signed))) return true
  }
  return false
}

function readSigned(id: string, text: string): WebhookEvent {
  const payload: unknown = JSON.parse(text)
  if (!isRecord(payload)) throw new FichaError('unexpected_answer', 'the webhook carries no event')
  return readEvent(id, payload)
}

function readHeader(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : findHeader(headers, name)
  if (typeof value !== 'string' || value === '') throw refused('missing_header')
  return value
}

/** Node and some frameworks hand headers over as an object, not all of them in lower case. */
function findHeader(headers: Exclude<WebhookHeaders, Headers>, name: string): unknown {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function refused(code: WebhookRefusal): FichaError {
  return new FichaError(code, `the webhook was refused: ${code}`)
}
