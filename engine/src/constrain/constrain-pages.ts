import type { ReadPage } from '../types.ts'
import { withExpectedSigns } from './expected-signs.ts'
import { withNumbersByShape } from './numbers-by-shape.ts'

/** Pages as the rules take them: values read again under the grammar that their shape suggests, signs as their neighbours do. */
export function constrainPages(pages: readonly ReadPage[]): ReadPage[] {
  return pages.map((page) => ({ ...page, lines: withNumbersByShape(page.lines).map(withExpectedSigns) }))
}

/** A page that nothing can be read again on: what constrained reading gains is measured against it. */
export function withoutRecognition(page: ReadPage): ReadPage {
  return { ...page, lines: page.lines.map(({ recognition: _, ...line }) => line) }
}
