import type { PageRange } from '../pages.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { ReadPage } from '../types.ts'

/** What can be said about a document before it is read. */
export interface Inspection {
  readonly pageCount: number
  readonly files: readonly { readonly mediaType: string; readonly pageCount: number }[]
}

/**
 * Look at a document without reading it: kind by content, pages, encryption, declared dimensions.
 *
 * @throws {UnreadableDocument} when no reading could succeed, or `pages` lies beyond the last page
 */
export async function inspect(
  files: readonly Uint8Array[],
  runtime: Runtime,
  pages?: readonly PageRange[],
): Promise<Inspection> {
  throw new Error(`not yet: ${files.length} ${typeof runtime} ${pages?.length}`)
}

export async function decode(
  files: readonly Uint8Array[],
  runtime: Runtime,
  pages?: readonly PageRange[],
): Promise<{ readonly pages: readonly ReadPage[]; readonly pageCount: number }> {
  throw new Error(`not yet: ${files.length} ${typeof runtime} ${pages?.length}`)
}
