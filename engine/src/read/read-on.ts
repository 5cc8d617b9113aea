import { DOCUMENT_TYPES } from '../document-types/schemas.ts'
import { LIMITS } from '../limits.ts'
import { type PageRange, parsePages } from '../pages.ts'
import type { TextReading } from '../text-result/text-reading.ts'
import type { ExtractionResult } from '../wire.ts'
import { type ReadingQueue, readingQueue } from './queue.ts'
import type { Asked, Otherwise, Prepared, Progress, Read, ReadingOf, ReadOptions } from './read.ts'

/** What is asked of a host, once it was found to make sense. */
export interface Question {
  readonly type: Asked
  readonly otherwise: Otherwise | undefined
  readonly pages: readonly PageRange[] | undefined
  readonly password: string | undefined
  /** Of a text: words that the host has memory for; absent: any number. */
  readonly wordsMax?: number
  /** Null where nobody listens. */
  readonly tell: ((progress: Progress) => void) | null
  readonly signal: AbortSignal
}

/** Fields with their text, or the text alone. */
export type Answered = ExtractionResult | TextReading

/** Where documents are read. */
export interface ReadingHost<F> {
  /** What it takes as a file, for people. */
  readonly takes: string
  isFile(value: unknown): value is F
  prepare(tell: (progress: Progress) => void, what: Prepared): Promise<void>
  read(files: readonly F[], question: Question): Promise<Answered>
  /** Frees all that it holds. */
  close(): void
}

/** `read` on a host: it checks the call and keeps the turns. */
export function readOn<F>(host: ReadingHost<F>, queue: ReadingQueue = readingQueue()): Read<F> {
  async function read<T extends Asked, O extends Otherwise | undefined = undefined>(
    files: F | Iterable<F>,
    options: ReadOptions<T, O>,
  ): Promise<ReadingOf<T, O>> {
    const all = filesOf(files, host)
    const { type, otherwise, onProgress = null, password, signal } = options ?? {}
    if (type !== 'auto' && type !== 'text' && !DOCUMENT_TYPES.includes(type)) {
      const known = DOCUMENT_TYPES.join(', ')
      throw new RangeError(
        `read() was given the document type ${String(type)}; there are ${known}, auto and text`,
      )
    }
    if (otherwise !== undefined && otherwise !== 'text') {
      throw new RangeError("read() takes 'text' as otherwise, or nothing")
    }
    const pages = options.pages === undefined ? undefined : parsePages(options.pages)
    checkPassword(password)
    const work = (own: AbortSignal) =>
      host.read(all, { type, otherwise, pages, password, tell: onProgress, signal: own })
    // The host reads by the schema of the type, which the compiler does not see.
    return (await queue.take(work, signal)) as ReadingOf<T, O>
  }
  return Object.assign(read, {
    prepare: (onProgress: (progress: Progress) => void = () => {}, what: Prepared = 'all') =>
      host.prepare(onProgress, what),
    close() {
      queue.end(new Error('read.close() ended this reading'))
      host.close()
    },
  })
}

function checkPassword(password: unknown): void {
  if (password === undefined) return
  if (typeof password !== 'string') {
    throw new TypeError(`read() takes a password as text; it was given ${kindOf(password)}`)
  }
  const bytes = new TextEncoder().encode(password).length
  if (bytes > LIMITS.passwordBytesMax) {
    throw new RangeError(`the password has ${bytes} bytes; the limit is ${LIMITS.passwordBytesMax}`)
  }
}

function filesOf<F>(given: F | Iterable<F>, { takes, isFile }: ReadingHost<F>): F[] {
  const files: unknown[] = isFile(given) ? [given] : isIterable(given) ? [...given] : [given]
  if (files.length === 0) {
    throw new RangeError('read() was given no files; it takes the pages of one document, in their order')
  }
  return files.map((file, i) => {
    if (!isFile(file)) throw new TypeError(`read() takes ${takes}; file ${i + 1} is ${kindOf(file)}`)
    return file
  })
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}

function kindOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value === null ? null : typeof value)
  return value.constructor?.name ?? 'an object'
}
