import { z } from '@hono/zod-openapi'
import { versionOf } from '../review/render-finished.ts'
import type { DocumentRow } from '../store/documents.ts'

/** The header of a request that builds on an earlier answer. */
export const ifMatchHeader = z.object({
  'If-Match': z.string().optional().openapi({
    description:
      'The `ETag` of `GET /documents/{id}` or `/fields`: another version is 412 `version_conflict`',
  }),
})

/** Whether the document stands as the header says: one of several versions, or any. */
export function isMatch(header: string, document: DocumentRow): boolean {
  return header.split(',').some((one) => one.trim() === '*' || plainTag(one) === versionOf(document))
}

/** What compresses an answer on its way makes its tag weak: the version that it names is the same. */
export function plainTag(tag: string): string {
  return tag.trim().replace(/^(?:W\/)?"|"$/g, '')
}
