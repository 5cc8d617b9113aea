import { readFile } from 'node:fs/promises'
import type { DocumentType } from '@ficha/engine'
import type { Json } from '../../cli/src/evaluate/score/metrics.ts'
import corrections from '../documents/packed/corrections.json' with { type: 'json' }
import { truthsOf } from '../documents/packed/folders.ts'

export const PARTS = ['tuning', 'held-out'] as const
export type Part = (typeof PARTS)[number]

/** Where the pixels come from; `digital` has a text layer that says it all. */
export const SOURCES = ['digital', 'scan', 'photo', 'card-scan', 'card-photo'] as const
export type Source = (typeof SOURCES)[number]

/** Cards count as scans and photos, as sheets do. */
export const KINDS = ['digital', 'scan', 'photo'] as const
export type Kind = (typeof KINDS)[number]

export function kindOf(source: string): Kind {
  const kind = KINDS.find((one) => source.split('-').includes(one))
  if (!kind) throw new RangeError(`${source} is no source of a test document`)
  return kind
}

/** A test document and what it should read as (test/documents/README.md). */
export interface TestDocument {
  readonly id: string
  readonly type: DocumentType
  readonly layout: string
  readonly part: Part
  readonly source: Source
  /** Names, to which `pathsOf` gives paths; more than one for a card whose sides were photographed apart. */
  readonly files: readonly string[]
  readonly expected: Expectation
}

export type Expectation =
  | { readonly data: Readonly<Record<string, Json>> }
  | { readonly error: 'wrong_document_type'; readonly detectedType: DocumentType | null }
  | { readonly error: 'no_text_found' }

export async function loadDocuments(part: Part): Promise<TestDocument[]> {
  return Promise.all(
    truthsOf(part).map(async ({ path }) => {
      const {
        id,
        type,
        layout,
        source,
        files,
        part: _part,
        sheets: _sheets,
        ...expected
      } = JSON.parse(await readFile(path, 'utf8'))
      return {
        id,
        type,
        layout,
        part,
        source,
        files: files ?? [`${id}.pdf`],
        expected: corrected(id, expected),
      }
    }),
  )
}

/** What a later decision about the fields (docs/domain.md) makes of the truth of a packed document. */
const CORRECTIONS: Readonly<Record<string, Readonly<Record<string, Json>>>> = corrections

function corrected(id: string, expected: Expectation): Expectation {
  const later = CORRECTIONS[id]
  if (!later) return expected
  if (!('data' in expected)) throw new RangeError(`${id} has no fields that could be corrected`)
  return { ...expected, data: { ...expected.data, ...later } }
}
