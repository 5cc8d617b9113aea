import type { ReadPage } from '../types.ts'
import { rereadLines } from './reread-lines.ts'

/** A page as the rules take it: prints whose shape tells their grammar read again under it. */
export function rereadPage(page: ReadPage): ReadPage {
  return { ...page, lines: rereadLines(page.lines) }
}

/** A page that nothing can be read again on: what constrained reading gains is measured against it. */
export function withoutRecognition(page: ReadPage): ReadPage {
  return { ...page, lines: page.lines.map(({ recognition: _, ...line }) => line) }
}
