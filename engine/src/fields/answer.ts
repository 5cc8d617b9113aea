import { normalise } from '../values/normalise.ts'
import { rightNeighbour } from './places.ts'
import type { Reading } from './reading.ts'
import type { Span } from './span.ts'

/** What may stand between a question and its answer: `(art. 4):`, `? …`, ` - `. */
const BETWEEN = /^(?:\s*\([^()]{0,40}\))?[\s:?.–_-]*/
/** `( ) Sim (X) Não`: the word behind the mark. */
const TICKED = /[([]\s*[X✓✔√■]\s*[)\]]\s*(SIM|NAO)(?![A-Z])/
const BOXES = /[([]\s*[X✓✔√■]?\s*[)\]]/
/** `Sim`, `NÃO`, `Não se aplica`, and then nothing that makes a sentence of it. */
const ANSWER = /^(SIM|NAO(?: SE APLICA)?|N\/A)(?=\W*$|\s*[.;,(]|\s{2,})/

/**
 * What a form answers to the caption or question that ends with a span: on the same line, in the next cell of the row,
 * or by a tick.
 *
 * @returns null where nothing answers
 */
export function answerTo(span: Span, reading: Reading): boolean | null {
  const { line } = span
  const page = reading.pages.find((one) => one.page === line.page)
  const rest = line.line.text.slice(span.end)
  const beside = (page && rightNeighbour(page, line)?.line.text) ?? ''
  for (const text of rest.trim() === '' ? [beside] : [rest, `${rest} ${beside}`]) {
    const norm = normalise(text.replace(BETWEEN, ''))
    const ticked = TICKED.exec(norm)
    if (ticked) return ticked[1] === 'SIM'
    const answer = BOXES.test(norm) ? null : ANSWER.exec(norm)
    if (answer) return answer[1] === 'SIM'
  }
  return null
}
