const REVERSED_POLYNOMIAL = 0xedb88320
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ REVERSED_POLYNOMIAL : rest >>> 1
  return rest
})
const encoder = new TextEncoder()

/** CRC-32 of the text in UTF-8, as zlib and PNG have it. */
export function crc32(text: string): number {
  let rest = 0xffffffff
  for (const byte of encoder.encode(text)) rest = (rest >>> 8) ^ (TABLE[(rest ^ byte) & 0xff] ?? 0)
  return (rest ^ 0xffffffff) >>> 0
}
