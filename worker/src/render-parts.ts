import type { DocumentRow } from './store/documents.ts'
import { findParts } from './store/parts.ts'
import { renderPart } from './wire.ts'

/** The member `parts` of what `GET /documents/{id}` answers for an upload with `split=true` that has ended. */
export async function renderParts(db: D1Database, document: DocumentRow) {
  return (await renderAllParts(db, [document]))(document)
}

/** The same for each of a tenant's documents, with one query or none. */
export async function renderAllParts(db: D1Database, documents: readonly DocumentRow[]) {
  const ended = documents.filter(({ splits, state }) => splits && state !== 'received')
  const [first] = ended
  const ids = ended.map(({ id }) => id)
  const parts = first === undefined ? [] : await findParts(db, first.tenant_id, ids)
  return ({ id }: DocumentRow) =>
    ids.includes(id) ? { parts: parts.filter(({ parent_id }) => parent_id === id).map(renderPart) } : {}
}
