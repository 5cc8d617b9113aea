import { fuzzyFind } from './fuzzy-find.ts'
import type { ReadLine } from './reading.ts'
import { type Span, spanOfNorm } from './span.ts'

/** Share of a label's letters that may be misread: docs/domain.md 0.1 for pixels; a text layer has typing errors only. */
const EDITS_PER_LETTER = { ocr: 1 / 5, 'text-layer': 1 / 12 } as const

export interface LabelHit extends Span {
  readonly edits: number
}

/** Wherever a phrase, in the spelling of `normalise`, stands on lines as whole words, read right or nearly so. */
export function findLabel(lines: readonly ReadLine[], phrase: string): LabelHit[] {
  return lines.flatMap((line) =>
    fuzzyFind(line.norm, phrase, editsMax(line, phrase))
      .filter(
        ({ edits, start, end }) => isBoundary(line.norm, start, edits) && isBoundary(line.norm, end, edits),
      )
      .map(({ start, end, edits }) => ({ ...spanOfNorm(line, start, end), edits })),
  )
}

function editsMax({ line }: ReadLine, { length }: string): number {
  return Math.floor(length * EDITS_PER_LETTER[line.source])
}

/** Whether no word continues across `at`. With edits, `at` itself is known only to a few characters. */
function isBoundary(norm: string, at: number, slack: number): boolean {
  for (let i = at - slack; i <= at + slack; i++) {
    if (!/\w/.test(norm.charAt(i - 1)) || !/\w/.test(norm.charAt(i))) return true
  }
  return false
}
