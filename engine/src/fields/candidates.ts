import type { JsonValue } from '../types.ts'
import type { Candidate } from './choose.ts'
import { findLabels, type Label, type LabelHit } from './labels.ts'
import { type Direction, type Neighbour, neighboursOf } from './neighbours.ts'
import type { Reading } from './reading.ts'

/** A value that a parser found in a text; offsets end exclusive. */
export interface ParsedValue {
  readonly value: JsonValue
  readonly start: number
  readonly end: number
  /** Log-odds the parser adds by itself: a check digit that passes, a shape that is rare. */
  readonly score: number
}

export type ValueParser = (text: string, neighbour: Neighbour, hit: LabelHit) => readonly ParsedValue[]

/** Right after its label a value is most at home; below it, another field's caption may stand between. */
const DIRECTION_SCORE: Readonly<Record<Direction, number>> = { after: 1, right: 0.8, below: 0.5, above: 0.2 }
/** A label inside a sentence may be talk about the value instead of its caption. */
const CAPTION_SCORE = 0.7
const EDIT_SCORE = -0.7
const DISTANCE_SCORE = -0.12
/** Text between label and value: every such stretch of characters costs as much as one step. */
const OFFSET_STEP = 30
const OFFSET_SCORE = -0.6

/** Values near the labels of a field, scored by how their label stands to them. */
export function labelledCandidates(
  reading: Reading,
  labels: readonly Label[],
  parse: ValueParser,
): Candidate[] {
  return findLabels(reading.lines, labels).flatMap((hit) =>
    neighboursOf(reading, hit).flatMap((neighbour) =>
      parse(neighbour.flow.text, neighbour, hit).map((found) => ({
        value: found.value,
        spans: neighbour.flow.locate(found.start, found.end),
        score: nearness(hit, neighbour, found),
      })),
    ),
  )
}

function nearness(hit: LabelHit, neighbour: Neighbour, found: ParsedValue): number {
  return (
    hit.label.weight +
    DIRECTION_SCORE[neighbour.direction] +
    (hit.isCaption ? CAPTION_SCORE : -CAPTION_SCORE) +
    EDIT_SCORE * hit.edits +
    DISTANCE_SCORE * neighbour.distance +
    OFFSET_SCORE * Math.min(4, found.start / OFFSET_STEP) +
    found.score
  )
}
