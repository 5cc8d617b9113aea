import type { UnreadableCode } from './errors.ts'

/** HTTP status and title of a document that cannot be read (RFC 9457), the same in the API and on the command line. */
export function describeUnreadable(code: UnreadableCode): {
  readonly status: number
  readonly title: string
} {
  switch (code) {
    case 'file_too_large':
      return { status: 413, title: 'The upload is too large' }
    case 'unsupported_media_type':
      return { status: 415, title: 'Files of this kind cannot be read' }
    case 'corrupt_file':
      return { status: 422, title: 'The file is damaged' }
    case 'password_protected':
      return { status: 422, title: 'The file is protected by a password' }
    case 'too_many_pages':
      return { status: 422, title: 'The document has too many pages' }
    case 'page_out_of_range':
      return { status: 422, title: 'The document does not have the pages asked for' }
    case 'image_dimensions':
      return { status: 422, title: 'The image is too large or too small' }
    case 'unreadable_document':
      return { status: 422, title: 'Nothing usable could be read' }
    case 'no_text_found':
      return { status: 422, title: 'The document carries no legible text' }
    case 'wrong_document_type':
      return { status: 422, title: 'The document is not of the type given at upload' }
  }
}
