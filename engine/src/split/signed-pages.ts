import type { PageLayout } from '../fields/reading.ts'
import type { ReadPage } from '../types.ts'
import { FEATURES, featuresOf, goesOnByNumber } from './boundary-features.ts'
import { type PageSigns, signsOf } from './page-signs.ts'

/** A page with what it says of where documents begin. */
export interface SignedPage {
  readonly page: ReadPage
  /** Null where nothing is printed. */
  readonly signs: PageSigns | null
}

export function signedPages(pages: readonly PageLayout[]): SignedPage[] {
  return pages.map((page) => ({ page: page.page, signs: signsOf(page) }))
}

/** The features of a boundary before a page; null where there is none: a page beside it is blank, or its number says that it goes on. */
export function boundaryRow({ signs }: SignedPage, before: readonly SignedPage[]): readonly number[] | null {
  const printed = before.flatMap((page) => page.signs ?? [])
  if (signs === null || printed.length === 0 || goesOnByNumber(signs, printed)) return null
  const features = featuresOf({ before: printed, next: signs })
  return FEATURES.map((name) => features[name])
}
