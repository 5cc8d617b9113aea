import {
  DOCUMENT_COLUMNS,
  type DocumentKey,
  type DocumentRow,
  IS_VISIBLE,
  parseDocumentRow,
} from './documents.ts'

/** The documents that were made of the parts of a tenant's uploads, those of each in the order of their pages. */
export async function findParts(
  db: D1Database,
  tenantId: string,
  uploadIds: readonly string[],
): Promise<DocumentRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${DOCUMENT_COLUMNS} FROM documents
       WHERE tenant_id = ?1 AND parent_id IN (SELECT value FROM json_each(?2)) AND parent_id IS NOT NULL
         AND ${IS_VISIBLE}`,
    )
    .bind(tenantId, JSON.stringify(uploadIds))
    .all()
  const first = ({ pages }: DocumentRow) => Number.parseInt(pages ?? '0', 10)
  return results.flatMap((row) => parseDocumentRow(row) ?? []).sort((a, b) => first(a) - first(b))
}

/** The pages of all parts that were ever made of an upload, those of deleted ones too. */
export async function findPartPages(
  db: D1Database,
  { tenantId, id }: DocumentKey,
): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare(
      'SELECT pages FROM documents WHERE tenant_id = ?1 AND parent_id = ?2 AND parent_id IS NOT NULL AND pages IS NOT NULL',
    )
    .bind(tenantId, id)
    .all<{ pages: string }>()
  return new Set(results.map(({ pages }) => pages))
}
