import { type FuzzyHit, fuzzyFind } from './fuzzy-find.ts'
import type { ReadLine } from './reading.ts'

/** Share of a label's letters that may be misread: docs/domain.md 0.1 for pixels; a text layer has typing errors only. */
const EDITS_PER_LETTER = { ocr: 1 / 5, 'text-layer': 1 / 12 } as const
/** Shorter labels (CPF, UF, ACC, LO) have too many neighbours at one edit. */
const FUZZY_LENGTH_MIN = 6

/** A printed caption that announces a value, in the spelling of `normalise`. */
export interface Label {
  readonly phrase: string
}

export interface LabelHit {
  readonly label: Label
  readonly line: ReadLine
  /** Offsets into `line.line.text`, end exclusive. */
  readonly start: number
  readonly end: number
  readonly edits: number
}

/** Wherever a label stands on lines as whole words. */
export function findLabel(lines: readonly ReadLine[], label: Label): LabelHit[] {
  return lines.flatMap((line) =>
    hitsOf(line, label.phrase).map(({ start, end, edits }) => ({
      label,
      line,
      start: line.map[start] ?? 0,
      end: line.map[end] ?? line.line.text.length,
      edits,
    })),
  )
}

function hitsOf({ line, norm }: ReadLine, phrase: string): FuzzyHit[] {
  const isShort = phrase.length < FUZZY_LENGTH_MIN
  const editsMax = isShort ? 0 : Math.floor(phrase.length * EDITS_PER_LETTER[line.source])
  return fuzzyFind(norm, phrase, editsMax)
    .map((hit) => (hit.edits === 0 ? { ...hit, end: endOfPhrase(norm, hit, phrase) } : hit))
    .filter(({ edits, start, end }) => edits > 0 || norm.slice(start, end) === phrase)
    .filter(({ edits, start, end }) => isBoundary(norm, start, edits) && isBoundary(norm, end, edits))
}

/** A long phrase was searched by its beginning only; the rest of it belongs to the label. */
function endOfPhrase(norm: string, { start, end }: FuzzyHit, phrase: string): number {
  return Math.min(norm.length, Math.max(end, start + phrase.length))
}

/** Whether no word continues across `at`. With edits, `at` itself is known only to a few characters. */
function isBoundary(norm: string, at: number, slack: number): boolean {
  for (let i = at - slack; i <= at + slack; i++) {
    if (!/\w/.test(norm.charAt(i - 1)) || !/\w/.test(norm.charAt(i))) return true
  }
  return false
}
