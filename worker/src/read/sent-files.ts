/**
 * A document's files on their way to the reader: one after the other in one stream.
 *
 * RPC takes 32 MiB at once, but a stream of any length, and so the sender never holds the bytes.
 */
export interface SentFiles {
  readonly bytes: ReadableStream<Uint8Array>
  /** Where each file ends: the lengths in the order sent, which sum up to the stream's. */
  readonly byteCounts: readonly number[]
}

/** @throws {RangeError} when fewer or more bytes arrive than were announced */
export async function receiveFiles({ bytes, byteCounts }: SentFiles): Promise<Uint8Array[]> {
  const reader = bytes.getReader({ mode: 'byob' })
  const files: Uint8Array[] = []
  for (const count of byteCounts) {
    if (count === 0) {
      files.push(new Uint8Array())
      continue
    }
    const { value } = await reader.readAtLeast(count, new Uint8Array(count))
    const got = value?.byteLength ?? 0
    if (value === undefined || got < count)
      throw new RangeError(`a file of ${count} bytes ended after ${got}`)
    files.push(value)
  }
  const { done } = await reader.read(new Uint8Array(1))
  if (!done) throw new RangeError(`more bytes came than the ${byteCounts.length} files have`)
  return files
}
