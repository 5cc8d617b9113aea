import { type DocumentType, describeUnreadable, UnreadableDocument } from '@ficha/engine'

/** Why a document has no fields, as the service says it (RFC 9457). */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly detectedType?: DocumentType | null
}

/** Codes of this machine, beside those of the engine, and what they mean. Another run may end otherwise. */
const OF_THIS_MACHINE = {
  file_not_read: 'The file cannot be opened',
  folder_not_read: 'The folder cannot be opened',
  nothing_matches: 'No file matches',
  reading_failed: 'The reading failed on this machine',
} as const
export type MachineCode = keyof typeof OF_THIS_MACHINE

export function machineProblem(code: MachineCode, detail: string): Problem {
  const status = code === 'reading_failed' ? 500 : 422
  return { type: `urn:ficha:problem:${code}`, title: OF_THIS_MACHINE[code], status, detail, code }
}

/** Whether the document itself is fine as far as anybody knows, so that a later run reads it again. */
export function mayPassLater(code: string): boolean {
  return Object.hasOwn(OF_THIS_MACHINE, code)
}

/** Null where it is neither the document's nor the file system's fault. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof UnreadableDocument) {
    const { status, title } = describeUnreadable(error.code)
    return {
      type: `urn:ficha:problem:${error.code}`,
      title,
      status,
      detail: error.message,
      code: error.code,
      ...(error.code === 'wrong_document_type' ? { detectedType: error.detectedType } : {}),
    }
  }
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return machineProblem('file_not_read', error.code)
  }
  return null
}
