import { decode } from './decode/decode.ts'
import type { PageRange } from './pages.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { DocumentType, Extraction } from './types.ts'

export interface ExtractOptions {
  /** 1-based ranges from `parsePages`; absent: the first `LIMITS.pagesAnalysedByDefault` pages. */
  readonly pages?: readonly PageRange[]
}

/**
 * Read one document. No network, storage or clock, so a run can be replayed from its bytes.
 *
 * @param files the pages of one document in order (a PDF, or the front and back of a card)
 * @throws {UnreadableDocument} when the document is bad: a result for the caller, never retried
 */
export async function extract(
  files: readonly Uint8Array[],
  type: DocumentType,
  runtime: Runtime,
  options: ExtractOptions = {},
): Promise<Extraction> {
  const { pages, pageCount } = await decode(files, runtime, options.pages)
  return { type, fields: {}, checks: [], pages, pageCount }
}
