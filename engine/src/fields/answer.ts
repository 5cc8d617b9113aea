import { normalise } from '../values/normalise.ts'
import { blockOf, rightNeighbour } from './places.ts'
import type { PageReading, Reading, ReadLine } from './reading.ts'
import type { Span } from './span.ts'

/** What may stand between a question and its answer: `(art. 4):`, `? …`, ` - `. */
const BETWEEN = /^(?:\s*\([^()]{0,40}\))?[\s:?.–_-]*/
/** Boxes to tick as forms of word processors have them. */
const TICKED_BOX = /[☑☒🗹🗷✅]/gu
const EMPTY_BOX = /[☐❏□]/gu
/** `( ) Sim (X) Não`: the word behind the mark. */
const TICKED = /[([]\s*[X✓✔√■]\s*[)\]]\s*(SIM|NAO)(?![A-Z])/
const BOXES = /[([]\s*[X✓✔√■]?\s*[)\]]/
/** `Sim`, `NÃO`, `Não se aplica`, and then nothing that makes a sentence of it. */
const ANSWER = /^(SIM|NAO(?: SE APLICA)?|N\/A)(?=\W*$|\s*[.;,(]|\s{2,})/

/**
 * What a form answers to the caption or question that ends with a span: on the same line, in the next cell of the row,
 * by a tick, or by ticks on the line below.
 *
 * @returns null where nothing answers
 */
export function answerTo(span: Span, reading: Reading): boolean | null {
  const { line } = span
  const page = reading.pages.find((one) => one.page === line.page)
  const rest = line.line.text.slice(span.end)
  const beside = (page && rightNeighbour(page, line)?.line.text) ?? ''
  for (const text of rest.trim() === '' ? [beside] : [rest, `${rest} ${beside}`]) {
    const norm = normalisedBoxes(text.replace(BETWEEN, ''))
    const ticked = tickOf(norm)
    if (ticked !== null) return ticked
    const answer = BOXES.test(norm) ? null : ANSWER.exec(norm)
    if (answer) return answer[1] === 'SIM'
  }
  return page ? tickBelow(page, line) : null
}

/** Boxes in a row under the question, before anything else is said. */
function tickBelow(page: PageReading, line: ReadLine): boolean | null {
  const block = blockOf(page, line)
  const below = block[block.indexOf(line) + 1]
  if (!below) return null
  const beside = rightNeighbour(page, below)?.line.text ?? ''
  const norm = normalisedBoxes(`${below.line.text} ${beside}`)
  return BOXES.test(norm.slice(0, BOX_LENGTH)) ? tickOf(norm) : null
}

const BOX_LENGTH = 4

function tickOf(norm: string): boolean | null {
  const ticked = TICKED.exec(norm)
  return ticked && ticked[1] === 'SIM'
}

function normalisedBoxes(text: string): string {
  return normalise(text.replace(TICKED_BOX, '(X)').replace(EMPTY_BOX, '( )'))
}
