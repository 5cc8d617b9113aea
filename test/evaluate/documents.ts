import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentType } from '@ficha/engine'
import type { Json } from './metrics.ts'

export const PARTS = ['tuning', 'held-apart'] as const
export type Part = (typeof PARTS)[number]

/** A test document and what it should read as (test/documents/README.md). */
export interface TestDocument {
  readonly id: string
  readonly type: DocumentType
  readonly layout: string
  readonly part: Part
  readonly file: string
  readonly expected: Expectation
}

export type Expectation =
  | { readonly data: Readonly<Record<string, Json>> }
  | { readonly error: 'wrong_document_type'; readonly detectedType: DocumentType | null }

export async function loadDocuments(part: Part): Promise<TestDocument[]> {
  const folder = join(import.meta.dirname, '../documents', part, 'documents')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const { id, type, layout, source: _, ...rest } = JSON.parse(await readFile(join(folder, name), 'utf8'))
      const expected: Expectation =
        'data' in rest ? { data: rest.data } : { error: rest.error, detectedType: rest.detectedType }
      return { id, type, layout, part, file: join(folder, `${id}.pdf`), expected }
    }),
  )
}
