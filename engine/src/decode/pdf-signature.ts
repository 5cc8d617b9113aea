import { sniff } from './sniff.ts'

/** A PDF's signatures are few; text that repeats the key is no reason to read on. */
const RANGES_MAX = 32
/** `/ByteRange [0 1234567890 1234567890 1234567890]` with generous padding. */
const RANGE_LENGTH_MAX = 120
const KEY = '/ByteRange'
const RANGE = /^\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/

/**
 * Whether a PDF carries a digital signature over all of its bytes. The signature itself is not verified:
 * this tells a signed file from a print of one, and from one that was changed afterwards.
 *
 * @returns null when the file is no PDF
 * @see ISO 32000-1, section 12.8.1: ByteRange is two stretches around the signature's own bytes
 */
export function isSignedPdf(bytes: Uint8Array): boolean | null {
  if (sniff(bytes) !== 'pdf') return null
  const end = endOfContent(bytes)
  let at = bytes.length
  for (let n = 0; n < RANGES_MAX; n++) {
    // Backwards, because the last signature is the one that covers the file.
    at = lastKeyBefore(bytes, at)
    if (at < 0) return false
    const from = at + KEY.length
    const text = String.fromCharCode(...bytes.subarray(from, from + RANGE_LENGTH_MAX))
    const [start, length, second, rest] = (RANGE.exec(text)?.slice(1) ?? []).map(Number)
    if (start === undefined || length === undefined || second === undefined || rest === undefined) continue
    if (start === 0 && start + length < second && second + rest >= end && second + rest <= bytes.length)
      return true
  }
  return false
}

function lastKeyBefore(bytes: Uint8Array, before: number): number {
  for (
    let at = bytes.lastIndexOf(0x2f, before - 1);
    at >= 0;
    at = at === 0 ? -1 : bytes.lastIndexOf(0x2f, at - 1)
  ) {
    if (hasKey(bytes, at)) return at
  }
  return -1
}

function hasKey(bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < KEY.length; i++) if (bytes[at + i] !== KEY.charCodeAt(i)) return false
  return true
}

/** White space after `%%EOF` is nobody's. */
function endOfContent(bytes: Uint8Array): number {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) <= 0x20) end -= 1
  return end
}
