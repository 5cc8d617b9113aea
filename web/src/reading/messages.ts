import type { DocumentType, ExtractionResult } from '@ficha/engine'
import type { QualityNote } from '../quality/quality-note.ts'
import type { Progress } from '../state/state.ts'

/** What the page says to the worker in which the engine runs. */
export type ToWorker =
  /** Load everything; nothing is fetched afterwards. `lanes`: how many lines to read at once. */
  | { readonly kind: 'prepare'; readonly lanes: number }
  | { readonly kind: 'read'; readonly files: readonly File[]; readonly type: DocumentType }

export type FromWorker =
  /** How many of `PARTS` are loaded. */
  | { readonly kind: 'loaded'; readonly part: number }
  | { readonly kind: 'prepared' }
  /** To be shown in place of the document's own files. */
  | { readonly kind: 'shown'; readonly files: readonly File[] }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'read'; readonly reading: ExtractionResult; readonly seconds: number }
  | {
      readonly kind: 'failed'
      readonly code: string
      readonly message: string
      readonly detectedType: DocumentType | null
    }
  /** The worker is of no use any more. */
  | { readonly kind: 'broken'; readonly message: string }

/** What is heard of a document: of its reading, and of a look at its pictures beside it. */
export type Told = FromWorker | { readonly kind: 'notes'; readonly notes: readonly QualityNote[] }

/** PDFium, two decoders, two networks. */
export const PARTS = 5
