import { oddsOf } from '../document-types/classify.ts'
import type { DocumentTypeDefinition } from '../document-types/definition.ts'
import type { PageLayout } from '../fields/reading.ts'
import type { ReadPage } from '../types.ts'
import { FEATURES, featuresOf } from './boundary-features.ts'
import { type PageSigns, signsOf } from './page-signs.ts'

/** A page with what it says of where documents begin. */
export interface SignedPage {
  readonly page: ReadPage
  /** Null where nothing is printed. */
  readonly signs: PageSigns | null
  /** Log-odds of each type's phrases. */
  readonly odds: ReadonlyMap<number, number>
}

export function signedPages(
  pages: readonly PageLayout[],
  definitions: readonly DocumentTypeDefinition[],
): SignedPage[] {
  return pages.map((page) => {
    const alone = { pages: [page], lines: [], isSigned: null, roles: null, fromStart: false }
    const odds = definitions.map((one) => [one.schema.type, oddsOf(alone, one)] as const)
    return { page: page.page, signs: signsOf(page), odds: new Map(odds) }
  })
}

/** The features of a boundary before a page; null where a page beside it is blank. */
export function boundaryRow(next: SignedPage, before: readonly SignedPage[]): readonly number[] | null {
  const printed = before.flatMap(({ signs }) => signs ?? [])
  if (next.signs === null || printed.length === 0) return null
  const odds = { before: highest(before.map((page) => page.odds)), next: next.odds }
  const features = featuresOf({ before: printed, next: next.signs, odds })
  return FEATURES.map((name) => features[name])
}

function highest(each: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const most = new Map<number, number>()
  for (const one of each)
    for (const [type, odds] of one) most.set(type, Math.max(most.get(type) ?? odds, odds))
  return most
}
