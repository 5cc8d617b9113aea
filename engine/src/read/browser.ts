import { UnreadableDocument } from '../errors.ts'
import { isPdf, isPlainPicture, isTiff } from './file-kinds.ts'
import type { Answer, ToWorker } from './messages.ts'
import { readingQueue } from './queue.ts'
import type { Prepared, Progress, Read } from './read.ts'
import { readOn } from './read-on.ts'
import { isHeif } from './readable.ts'
import { type Reader, startReader } from './start-reader.ts'

export type { TextReading } from '../text-result/text-reading.ts'
export { closeNetwork } from './close-network.ts'
export type { PagePicture } from './page-picture.ts'
export { plainPicture } from './plain-picture.ts'
export type { FoundReading, Prepared, Progress, Read, Reading, ReadOptions } from './read.ts'
export { asSendable } from './readable.ts'

/** A File of a picker, a drop or the clipboard, any other Blob, or bytes. */
export type BrowserFile = Blob | Uint8Array<ArrayBuffer> | ArrayBuffer

let reader: Reader | null = null
/** Whoever loads in two steps has pictures read after the first. */
let isStaged = false
const queue = readingQueue()

/**
 * Reads in workers that start with the first reading and load the engine's own files from where the page is served.
 * When all is loaded they give up the network: only then is a document handed to them.
 */
export const read: Read<BrowserFile> = readOn<BrowserFile>(
  {
    takes: 'Files, other Blobs or bytes',
    isFile: (value): value is BrowserFile =>
      value instanceof Blob || value instanceof Uint8Array || value instanceof ArrayBuffer,
    async prepare(tell, what) {
      isStaged ||= what === 'pictures'
      await opened(tell, what)
    },
    async read(files, { type, otherwise, pages, password, tell, signal }) {
      const answer = await ask(
        {
          kind: 'read',
          files: files.map(asBlob),
          type,
          otherwise,
          pages,
          password,
          key: keyOf(files, pages),
        },
        tell ?? (() => {}),
        signal,
      )
      if (answer.kind !== 'read') throw new TypeError(`a reading was answered by ${answer.kind}`)
      return answer.reading
    },
    close: end,
  },
  queue,
)

/**
 * What the browser can show of files that `read` takes: the same files, and PNGs in place of a TIFF's pages and a HEIC.
 *
 * @param pdfs whether a page brings a viewer of PDFs of its own; otherwise their pages become PNGs too
 * @param password of those PDFs that ask for one
 * @throws {UnreadableDocument} where a TIFF, HEIC or PDF is damaged
 */
export async function showable(
  files: readonly Blob[],
  pdfs: 'as-they-are' | 'as-pictures',
  signal?: AbortSignal,
  password?: string,
): Promise<readonly Blob[]> {
  const shown = files.map(async (file) => {
    const isDrawn =
      (await isTiff(file)) || (await isHeif(file)) || (pdfs === 'as-pictures' && (await isPdf(file)))
    if (!isDrawn) return [file]
    const question = { kind: 'show', files: [file], password } as const
    const answer = await queue.take((own) => ask(question, () => {}, own), signal)
    return answer.kind === 'shown' ? answer.files : [file]
  })
  return (await Promise.all(shown)).flat()
}

/** Whether these are read with what `prepare` loads for pictures. */
export async function arePictures(files: readonly Blob[]): Promise<boolean> {
  return (await Promise.all(files.map(isPlainPicture))).every(Boolean)
}

async function opened(tell: (progress: Progress) => void, what: Prepared): Promise<Reader> {
  reader ??= startReader()
  const own = reader
  own.hear(tell, what)
  try {
    await (what === 'all' ? own.whole() : own.prepared)
  } catch (error) {
    if (reader === own) end()
    throw error
  }
  return own
}

/** Only an end of the worker stops it at once; the next question starts another. */
async function ask(
  question: ToWorker,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Exclude<Answer, { kind: 'failed' }>> {
  signal.addEventListener('abort', end)
  try {
    const own = await opened(tell, await neededBy(question))
    signal.throwIfAborted()
    const answer = await own.ask(question, tell).catch((error: unknown) => {
      if (reader === own) end()
      throw error
    })
    if (answer.kind === 'failed') {
      throw new UnreadableDocument(answer.code, answer.message, answer.detectedType)
    }
    return answer
  } finally {
    signal.removeEventListener('abort', end)
  }
}

async function neededBy(question: ToWorker): Promise<Prepared> {
  const files = 'files' in question ? question.files : []
  return isStaged && (await arePictures(files)) ? 'pictures' : 'all'
}

function end(): void {
  reader?.end()
  reader = null
}

/** Files are compared as objects, not by their content, which is not looked at. */
const numbers = new WeakMap<BrowserFile, number>()
let last = 0

function keyOf(files: readonly BrowserFile[], pages: unknown): string {
  const own = files.map((file) => {
    const number = numbers.get(file) ?? ++last
    numbers.set(file, number)
    return number
  })
  return JSON.stringify([own, pages])
}

function asBlob(file: BrowserFile): Blob {
  return file instanceof Blob ? file : new Blob([file])
}
