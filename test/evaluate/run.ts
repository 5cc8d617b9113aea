import { readFile } from 'node:fs/promises'
import { type ExtractionResult, UnreadableDocument } from '@ficha/engine'
import { type ExtractOptions, extract, type Runtime, toResult } from '@ficha/engine/parts'
import { casesOf } from '../../cli/src/evaluate/score/cases.ts'
import type { Case } from '../../cli/src/evaluate/score/metrics.ts'
import type { DocumentTypeDefinition } from '../../engine/src/document-types/definition.ts'
import { definitionOf } from '../../engine/src/document-types/document-types.ts'
import { pathsOf } from '../documents/pictures.ts'
import type { TestDocument } from './documents.ts'

export interface Outcome {
  readonly document: TestDocument
  readonly cases: readonly Case[]
  readonly ms: number
  /** Null where the document was refused. */
  readonly result: ExtractionResult | null
  /** Why nothing was read although something should have been. */
  readonly failure: string | null
}

/**
 * Read one document and set every field beside what it should be.
 *
 * @param definition what the engine knows of its type, if something else than it does
 * @param change what is done to its files before they are read
 */
export async function run(
  document: TestDocument,
  runtime: Runtime,
  reading: ExtractOptions = {},
  definition: DocumentTypeDefinition = definitionOf(document.type),
  change: (files: readonly Uint8Array[]) => Promise<readonly Uint8Array[]> = async (files) => files,
): Promise<Outcome> {
  const { id, part, type, expected } = document
  const files = await change(await Promise.all((await pathsOf(document)).map((path) => readFile(path))))
  const about = { document: id, part, type }
  const start = performance.now()
  try {
    const result: ExtractionResult = toResult(await extract(files, definition, runtime, reading))
    const ms = performance.now() - start
    if ('error' in expected)
      return { document, ms, result, failure: null, cases: [refusal(document, 'read')] }
    const cases = casesOf(about, expected.data, result.fields)
    return { document, cases, ms, result, failure: null }
  } catch (error) {
    const ms = performance.now() - start
    if (!(error instanceof UnreadableDocument)) throw error
    if ('error' in expected) {
      const said = error.code === 'wrong_document_type' ? `${error.code} ${error.detectedType}` : error.code
      return { document, ms, result: null, failure: null, cases: [refusal(document, said)] }
    }
    // Nothing was read, so every field is wrong; nothing was claimed either.
    const cases = casesOf(about, expected.data, null)
    return { document, cases, ms, result: null, failure: error.code }
  }
}

/** Refusing a document of another type is one case of its own. */
function refusal(document: TestDocument, actual: string): Case {
  const { id, part, type, expected } = document
  const text = 'detectedType' in expected ? `${expected.error} ${expected.detectedType}` : 'no_text_found'
  return { document: id, part, type, field: '(refused)', expected: text, actual, confidence: 1 }
}
