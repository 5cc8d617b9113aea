import type { ExtractionMessage } from './queue/message.ts'

/** What the API Worker is given by worker/wrangler.toml. */
export interface ApiEnv {
  readonly DB: D1Database
  readonly DOCUMENTS: R2Bucket
  readonly EXTRACTION: Queue<ExtractionMessage>
  readonly READER: ReaderPort
  readonly ENVIRONMENT: 'live' | 'local'
  /** The maker's own name for the key header; empty for none. */
  readonly API_KEY_HEADER: string
}

/** What the reader Worker is given by worker/reader/wrangler.toml. */
export interface ReaderEnv {
  readonly DB: D1Database
  readonly DOCUMENTS: R2Bucket
}

/** The reader's RPC as the API sees it: answers cross a process and are parsed, never believed. */
export interface ReaderPort {
  /** Can this be read at all? An `InspectAnswer`. */
  inspect(files: readonly Uint8Array[], pages: string | null): Promise<unknown>
  /** Resolves if the reader lives. */
  ping(): Promise<unknown>
}
