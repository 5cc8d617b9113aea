import { inspect } from '../decode/decode.ts'
import { LIMITS } from '../limits.ts'
import { parsePages } from '../pages.ts'
import { warmUp } from '../runtime/warm-up.ts'
import { workerdRuntime } from '../runtime/workerd.ts'
import type { Read } from './read.ts'
import { readNow } from './read-now.ts'
import { readOn } from './read-on.ts'
import { watchRuntime } from './watch-runtime.ts'

export type { TextReading } from '../text-result/text-reading.ts'
export type { FoundReading, Progress, Read, Reading, ReadOptions } from './read.ts'

export type WorkerdFile = Uint8Array | ArrayBuffer | Blob

const engine = watchRuntime(workerdRuntime())

export const read: Read<WorkerdFile> = readOn<WorkerdFile>({
  takes: 'bytes or Blobs',
  isFile: (value): value is WorkerdFile =>
    value instanceof Uint8Array || value instanceof ArrayBuffer || value instanceof Blob,
  async prepare(tell) {
    await warmUp(engine.runtime)
    tell({ stage: 'load', page: 0, pageCount: 0, share: 1 })
  },
  async read(files, question) {
    const bytes = await Promise.all(files.map(bytesOf))
    return readNow(engine, bytes, { ...question, wordsMax: LIMITS.isolateTextWordsMax })
  },
  close() {
    // The modules are part of the Worker; what they hold goes with the next heaps that are needed, or the isolate.
    engine.runtime.memory.makeRoom('networks', Number.POSITIVE_INFINITY)
  },
})

/** What can be said about a document before it is read. */
export interface Look {
  readonly pageCount: number
  readonly files: readonly { readonly mediaType: string; readonly pageCount: number }[]
}

/**
 * Look at a document without reading it: kinds and pages.
 *
 * @param pages those that shall be read later, as in `1,3-5`
 * @param password of those files that ask for one
 * @throws {UnreadableDocument} where no reading could succeed
 */
export async function look(
  files: readonly Uint8Array[],
  pages: string | null = null,
  password?: string,
): Promise<Look> {
  return inspect(files, engine.runtime, pages === null ? undefined : parsePages(pages), password)
}

/** The most that documents ever held at once outside JavaScript's own heap. */
export function memoryPeakBytes(): number {
  return engine.runtime.memory.peakBytes()
}

async function bytesOf(file: WorkerdFile): Promise<Uint8Array> {
  if (file instanceof Uint8Array) return file
  return new Uint8Array(file instanceof ArrayBuffer ? file : await file.arrayBuffer())
}
