import { toHex } from './ids.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 12 characters: 71 bits, enough that two key ids never meet. */
const ID_LENGTH = 12
/** 33 characters: 196 bits. */
const SECRET_LENGTH = 33
/** 6 base62 digits hold the 32 bits of a CRC. */
const CHECKSUM_LENGTH = 6
const SHAPE = new RegExp(
  `^fch_(live|test)_([0-9A-Za-z]{${ID_LENGTH}})_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`,
)

export const SCOPES = [
  'documents:read',
  'documents:write',
  'documents:delete',
  'webhooks:manage',
  'keys:manage',
  'status:read',
] as const
export type Scope = (typeof SCOPES)[number]

export interface NewApiKey {
  readonly id: string
  /** The whole key; shown once and never stored. */
  readonly key: string
  readonly hash: string
}

/** `fch_<live|test>_<id>_<secret><checksum>`: recognisable by secret scanners, checkable without a database. */
export async function newApiKey(mode: 'live' | 'test'): Promise<NewApiKey> {
  const id = randomBase62(ID_LENGTH)
  const body = `fch_${mode}_${id}_${randomBase62(SECRET_LENGTH)}`
  const key = body + checksum(body)
  return { id, key, hash: await hashApiKey(key) }
}

/** The id inside a key, or null for anything that cannot be one of our keys (a typing error, another's key). */
export function readKeyId(key: string): string | null {
  const id = SHAPE.exec(key)?.[2]
  if (id === undefined) return null
  return checksum(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH) ? id : null
}

/** SHA-256 in hex. */
export async function hashApiKey(key: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))))
}

function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 248 is the largest multiple of 62 in a byte: anything above would favour the first digits.
      if (byte < 248 && text.length < length) text += BASE62[byte % 62]
    }
  }
  return text
}

function checksum(text: string): string {
  let rest = crc32(new TextEncoder().encode(text))
  let digits = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = BASE62[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/** CRC-32 (ISO-HDLC) bit by bit: a key has 60 bytes. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
