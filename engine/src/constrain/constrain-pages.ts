import type { ReadPage } from '../types.ts'
import { withExpectedSigns } from './expected-signs.ts'
import { withNumbersByShape } from './numbers-by-shape.ts'
import { withRepeatedWords } from './repeated-words.ts'

/** Pages as the rules take them: values read again under the grammar that their shape, their neighbours or other pages suggest. */
export function constrainPages(pages: readonly ReadPage[]): ReadPage[] {
  return withRepeatedWords(pages.map(constrainPage))
}

/** A page whose values are read again under the grammar that their shape suggests. */
function constrainPage(page: ReadPage): ReadPage {
  return { ...page, lines: withNumbersByShape(page.lines).map(withExpectedSigns) }
}

/** A page that nothing can be read again on: what constrained reading gains is measured against it. */
export function withoutRecognition(page: ReadPage): ReadPage {
  return { ...page, lines: page.lines.map(({ recognition: _, ...line }) => line) }
}
