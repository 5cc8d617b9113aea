import type { Judged } from './judged.ts'

/** A document that an earlier run wrote down, and its rows as they stand in the file. */
export interface Kept {
  readonly file: string
  /** Null where its files could not be opened. */
  readonly sha256: string | null
  /** Code; null where it was read. */
  readonly error: string | null
  readonly rows: readonly string[]
}

/** A file that documents are added to; whatever was added is there after a power cut, but for the last of them. */
export interface Output {
  /** What an earlier run left; empty where there is no such file. */
  readonly before: readonly Kept[]
  /** Begin, with those of an earlier run that stay. */
  open(kept: readonly Kept[]): Promise<void>
  add(judged: Judged): Promise<void>
  /** The file as people get it. */
  finish(): Promise<void>
}
