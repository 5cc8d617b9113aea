import type { DocumentType, SchemaOf } from '../document-types/schemas.ts'
import type { TextReading } from '../text-result/text-reading.ts'
import type { ExtractionResult } from '../wire.ts'

/** What a document may be read as. */
export type Asked = DocumentType | 'auto' | 'text'

/** What is given instead of a refusal, where a document is not of the type that was asked for. */
export type Otherwise = 'text'

/** What `read` takes beside the files. */
export interface ReadOptions<
  T extends Asked = Asked,
  O extends Otherwise | undefined = Otherwise | undefined,
> {
  /** What the document is, a number of `SCHEMAS`: 54 is a driver licence. `auto` finds it out; `text` reads the text of any page. */
  readonly type: T
  /** `text`: a document of another type than was asked for is no error, and its text is given. */
  readonly otherwise?: O
  /** From 1, as in `1,3-5`; absent: the first pages, as many as `LIMITS.pagesAnalysedByDefault`. */
  readonly pages?: string | undefined
  /** Of a PDF that can only be opened with one: at most `LIMITS.passwordBytesMax` bytes of UTF-8. It is sent nowhere. */
  readonly password?: string | undefined
  /** Ends the reading, whether it runs or waits: `read` then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/** What is there before the first document. */
export type Prepared = 'pictures' | 'all'

/** How far a reading is, for people who wait. */
export interface Progress {
  /** Loading the engine (the first time), opening the files, finding lines, reading them, understanding a page. */
  readonly stage: 'load' | 'open' | 'find' | 'read' | 'understand'
  /** Of those that are read, from 1; 0 before the first. */
  readonly page: number
  /** Pages that are read; 0 until it is known. */
  readonly pageCount: number
  /** What is behind, from 0 to 1; of the loading while it loads, then of the document. */
  readonly share: number
  /** While a browser loads: bytes that have come over the network, about, and how many there are. */
  readonly bytes?: { readonly loaded: number; readonly of: number }
}

/** What was read: `data`, and for each field why. */
export type Reading<T extends DocumentType = DocumentType> = ExtractionResult<SchemaOf<T>>

/** With `type: 'auto'`, which type was found as well; `type` decides what `data` has. */
export type FoundReading = {
  readonly [T in DocumentType]: Reading<T> & {
    readonly type: T
    /** Probability in [0, 1] that the type is right. */
    readonly typeConfidence: number
  }
}[DocumentType]

export type ReadingOf<T extends Asked, O extends Otherwise | undefined = undefined> = T extends 'text'
  ? TextReading
  : (T extends DocumentType ? Reading<T> : FoundReading) | (O extends Otherwise ? TextReading : never)

/**
 * Read one document, here and offline.
 *
 * Readings run one after the other: one that is asked for while another runs waits for its turn, and holds no memory
 * until then. The engine starts with the first one, and stays for the next.
 */
export interface Read<F> {
  /**
   * @param files the pages of one document in order: a PDF, or the front and back of a card
   * @throws {UnreadableDocument} where the document is bad: its `code` says why, and another try will say the same
   * @throws {RangeError} {TypeError} where the call is wrong: no files, no such type, a password that is too long
   * @throws the signal's reason where it was aborted; any other error where this host failed, and another try may pass
   */
  <T extends Asked, O extends Otherwise | undefined = undefined>(
    files: F | Iterable<F>,
    options: ReadOptions<T, O>,
  ): Promise<ReadingOf<T, O>>
  /**
   * Load everything now, so that the first document need not wait for it.
   *
   * @param what `pictures`: what JPEG and PNG are read with, two thirds of it. They are then read at once; the rest comes with
   *   the next `prepare`, or before the first file that needs it. Only in browsers is there a difference
   */
  prepare(onProgress?: (progress: Progress) => void, what?: Prepared): Promise<void>
  /** Give back all that the engine holds. What runs or waits is ended with an error; the next `read` starts afresh. */
  close(): void
}
