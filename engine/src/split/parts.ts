import { toReadDocument } from '../fields/reading.ts'
import type { ReadPage } from '../types.ts'
import { FEATURES } from './boundary-features.ts'
import { boundaryRow, type SignedPage, signedPages } from './signed-pages.ts'
import { BOUNDARY_MIN, WEIGHTS } from './weights.ts'

/** The pages of one file, in the documents that it holds: each consecutive pages. A blank page goes with the pages before it. */
export function partsOf(pages: readonly ReadPage[]): readonly (readonly ReadPage[])[] {
  if (pages.length < 2) return [pages]
  const parts: SignedPage[][] = []
  for (const page of signedPages(toReadDocument(pages).pages)) {
    const last = parts.at(-1)
    if (last && !begins(page, last)) last.push(page)
    else parts.push([page])
  }
  return parts.map((part) => part.map(({ page }) => page))
}

function begins(next: SignedPage, before: readonly SignedPage[]): boolean {
  const row = boundaryRow(next, before)
  if (row === null) return false
  const odds = row.reduce((sum, value, i) => sum + value * (WEIGHTS[FEATURES[i] ?? 'always'] ?? 0), 0)
  return odds > BOUNDARY_MIN
}
