/**
 * Deflate gives at most 1032 bytes for one: with slices of this size no host can be made to hold more
 * than 4 MB that nobody has read yet, whatever its streams do about back-pressure.
 */
export const INFLATE_SLICE_BYTES = 4096

/**
 * Inflate a zlib stream piece by piece; the caller ends it by leaving the loop when it has enough.
 * Broken or cut data is where the pieces end: what came before is good.
 *
 * @param slices of at most `INFLATE_SLICE_BYTES` each
 */
export async function* inflate(slices: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream('deflate')
  const writer = stream.writable.getWriter()
  const reader = stream.readable.getReader()
  const feed = async () => {
    for (const slice of slices) await writer.write(slice.slice())
    await writer.close()
  }
  // The reading side sees the same error and ends there.
  feed().catch(() => {})
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const)
      if (done || !value) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
