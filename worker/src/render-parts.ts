import { type DocumentRow, keyOf } from './store/documents.ts'
import { findParts } from './store/parts.ts'
import { renderPart } from './wire.ts'

/** The member `parts` of what `GET /documents/{id}` answers for an upload with `split=true` that has ended. */
export async function renderParts(db: D1Database, document: DocumentRow) {
  if (!document.splits || document.state === 'received') return {}
  return { parts: (await findParts(db, keyOf(document))).map(renderPart) }
}
