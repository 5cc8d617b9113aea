import type { DocumentType } from './document-types/schemas.ts'

/** Reasons why a document cannot be read; a result for the caller, never retried. */
export const UNREADABLE_CODES = [
  'unsupported_media_type',
  'corrupt_file',
  'password_protected',
  'file_too_large',
  'too_many_pages',
  'page_out_of_range',
  'image_dimensions',
  'unreadable_document',
  'no_text_found',
  'wrong_document_type',
] as const
export type UnreadableCode = (typeof UNREADABLE_CODES)[number]

/**
 * The document is bad. Any other error thrown by the engine means that the world failed (retry) or
 * that we are wrong (RangeError, TypeError).
 */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  readonly code: UnreadableCode
  /** Only with `wrong_document_type`: what the document seems to be; null when it is none of ours. */
  readonly detectedType: DocumentType | null

  /** @param message names the thing and the limit, never text of the document */
  constructor(code: UnreadableCode, message: string, detectedType: DocumentType | null = null) {
    super(message)
    this.code = code
    this.detectedType = detectedType
  }
}
