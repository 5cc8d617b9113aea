const PREFIX = 'whsec_'
/** 256 bits, as much as the digest has. */
const SECRET_BYTES = 32

/** A new signing secret: `whsec_` and the base64 of random bytes. */
export function newSecret(): string {
  return PREFIX + toBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
}

/**
 * The webhook-signature header: one `v1` signature for each secret, separated by spaces, so that a receiver
 * that knows any of them is satisfied.
 *
 * @param timestamp seconds since 1970
 * @see Standard Webhooks 1.0.0, "Signature scheme"
 */
export async function signMessage(
  secrets: readonly string[],
  messageId: string,
  timestamp: number,
  body: string,
): Promise<string> {
  const signed = new TextEncoder().encode(`${messageId}.${timestamp}.${body}`)
  const signatures = await Promise.all(
    secrets.map(async (secret) => {
      const key = await importKey(secret)
      return `v1,${toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)))}`
    }),
  )
  return signatures.join(' ')
}

function importKey(secret: string): Promise<CryptoKey> {
  if (!secret.startsWith(PREFIX)) throw new RangeError(`a signing secret begins with ${PREFIX}`)
  const bytes = fromBase64(secret.slice(PREFIX.length))
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
