import type { DocumentType } from '../document-types/schemas.ts'
import type { UnreadableCode } from '../errors.ts'
import type { PageRange } from '../pages.ts'
import type { Asked, Otherwise, Progress } from './read.ts'
import type { Answered } from './read-on.ts'

/** What is said to the worker in which the engine runs. */
export type ToWorker =
  /** Load what pictures need; nothing is fetched afterwards. `lanes`: how many lines to read at once. */
  | { readonly kind: 'prepare'; readonly lanes: number }
  /** What the other files need, fetched for the worker, which has no network any more. */
  | {
      readonly kind: 'modules'
      readonly pdfium: WebAssembly.Module
      readonly webp: WebAssembly.Module
      readonly heif: WebAssembly.Module
    }
  | {
      readonly kind: 'read'
      readonly files: readonly Blob[]
      readonly type: Asked
      readonly otherwise: Otherwise | undefined
      readonly pages: readonly PageRange[] | undefined
      readonly password: string | undefined
      /** The same for the same files and pages. */
      readonly key: string
    }
  /** Make pictures of what the browser cannot show itself. */
  | { readonly kind: 'show'; readonly files: readonly Blob[]; readonly password: string | undefined }

export type FromWorker =
  /** A piece of a file came. */
  | { readonly kind: 'loaded'; readonly file: string; readonly bytes: number }
  /** For pictures; and where the rest is. */
  | { readonly kind: 'prepared'; readonly later: Readonly<Record<'pdfium' | 'webp' | 'heif', string>> }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | Answer
  /** The worker is of no use any more. */
  | { readonly kind: 'broken'; readonly message: string }

/** The end of a question. */
export type Answer =
  | { readonly kind: 'read'; readonly reading: Answered }
  | { readonly kind: 'shown'; readonly files: readonly Blob[] }
  | {
      readonly kind: 'failed'
      readonly code: UnreadableCode
      readonly message: string
      readonly detectedType: DocumentType | null
    }
