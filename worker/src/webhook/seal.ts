import { fromBase64, toBase64 } from './sign.ts'

const SEALED = 'aes-gcm.'
const KEY_BYTES = 32
const IV_BYTES = 12

/**
 * The key under which signing secrets are stored.
 *
 * @param text WEBHOOK_SECRET_KEY: the base64 of 32 random bytes; undefined when the deployment has none, which
 *   then makes no webhooks
 */
export async function importSealingKey(text: string | undefined): Promise<CryptoKey | null> {
  if (text === undefined || text === '') return null
  const bytes = fromBase64(text)
  if (bytes.byteLength !== KEY_BYTES) {
    throw new RangeError(`WEBHOOK_SECRET_KEY has ${bytes.byteLength} bytes; it must have ${KEY_BYTES}`)
  }
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/**
 * A signing secret as it is stored: encrypted with AES-GCM and bound to its webhook, so that neither a copy
 * of the database nor a row moved to another webhook can sign.
 */
export async function sealSecret(secret: string, key: CryptoKey, webhookId: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(algorithm(iv, webhookId), key, new TextEncoder().encode(secret))
  return `${SEALED}${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`
}

/**
 * @param stored as `sealSecret` made it, or as it is: from a time when a key was not required
 * @throws when the key is missing or is not the one that sealed it
 */
export async function openSecret(stored: string, key: CryptoKey | null, webhookId: string): Promise<string> {
  if (!stored.startsWith(SEALED)) return stored
  if (key === null) throw new RangeError('a sealed secret needs WEBHOOK_SECRET_KEY')
  const [iv = '', sealed = ''] = stored.slice(SEALED.length).split('.')
  const opened = await crypto.subtle.decrypt(algorithm(fromBase64(iv), webhookId), key, fromBase64(sealed))
  return new TextDecoder().decode(opened)
}

function algorithm(iv: Uint8Array<ArrayBuffer>, webhookId: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(webhookId) }
}
