import type { Candidate } from '../fields/choose.ts'
import type { PageReading, Reading, ReadLine } from '../fields/reading.ts'
import { type Span, spanText } from '../fields/span.ts'
import { captionOf, type RecordCaption } from './find-captions.ts'
import type { RecordField } from './record-field.ts'
import { DIRECTIONS, type Direction, valueAt } from './values-at.ts'

/** Paper that says what it holds by captions and values, in a list, a table or a form. */
export interface DocumentRecord {
  /** Possible values of each field, by its name; a field that has a caption is there even if nothing fits it. */
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>
  /** Where its typed values stand at their captions. */
  readonly direction: Direction
  /** Fields whose captions have a typed value there. */
  readonly typedFields: readonly string[]
}

/** Log-odds of a value at a caption whose words name the field. */
const CAPTIONED = 2
/** That few other texts would parse as it. */
const TYPED = 1
/** Neither of a few captions says more than this about where values stand. */
const DIRECTION_MAX = 3

/**
 * The record that a document is, without knowing its layout: captions are known by their words, and the values of
 * dates and numbers tell on which side of their captions all others stand too.
 *
 * @returns null where no field has a caption with a value
 */
export function readRecord(reading: Reading, fields: readonly RecordField[]): DocumentRecord | null {
  const found = reading.pages.flatMap((page) => captionedValues(page, fields))
  const votes = found.filter(({ field, value }) => field.isTyped && value !== null)
  const [first] = votes
  if (!first) return null
  const prior = new Map(DIRECTIONS.map((direction) => [direction, logOdds(direction, votes)]))
  const candidates = new Map<string, Candidate[]>()
  for (const { field, direction, spans, value } of found) {
    const known = candidates.get(field.name) ?? []
    candidates.set(field.name, known)
    if (value === null) continue
    const score = CAPTIONED + (prior.get(direction) ?? 0) + (field.isTyped ? TYPED : 0)
    known.push({ value, spans, score })
  }
  const direction = DIRECTIONS.reduce((best, one) =>
    (prior.get(one) ?? 0) > (prior.get(best) ?? 0) ? one : best,
  )
  const typed = votes.filter((vote) => vote.direction === direction).map(({ field }) => field.name)
  return { candidates, direction, typedFields: [...new Set(typed)] }
}

interface CaptionedValue {
  readonly field: RecordField
  readonly direction: Direction
  readonly spans: readonly Span[]
  readonly value: Candidate['value'] | null
}

function captionedValues(page: PageReading, fields: readonly RecordField[]): CaptionedValue[] {
  const captions = new Map<ReadLine, RecordCaption>()
  for (const line of page.rows.flat()) {
    const caption = captionOf(line, fields)
    if (caption) captions.set(line, caption)
  }
  return [...captions.values()].flatMap((caption) => {
    const { field } = caption
    if (field === null) return []
    return DIRECTIONS.flatMap((direction): CaptionedValue[] => {
      const spans = valueAt(caption, direction, page, captions)
      const text = spans.map((span) => spanText([span])).join('\n')
      return spans.length > 0 ? [{ field, direction, spans, value: field.parse(text) }] : []
    })
  })
}

/** That values stand on this side, from the typed ones; one half of a vote is added to both sides. */
function logOdds(direction: Direction, votes: readonly CaptionedValue[]): number {
  const own = votes.filter((vote) => vote.direction === direction).length
  const odds = Math.log((own + 0.5) / (votes.length - own + 0.5))
  return Math.max(-DIRECTION_MAX, Math.min(DIRECTION_MAX, odds))
}
