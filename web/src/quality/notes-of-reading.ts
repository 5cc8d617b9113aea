import type { OpenDocument } from '../state/state.ts'
import type { QualityNote } from './quality-note.ts'

/** The front of a licence carries these, the back none of them. */
const FRONT = ['name', 'personalNumber', 'dateOfBirth'] as const
/** One side of a card without them is likely the other side. */
const FOUND_MIN = 1

/** What only the reading tells: a licence of which one side is missing. */
export function notesOfReading({ type, phase }: OpenDocument): readonly QualityNote[] {
  if (type !== 54 || phase.kind !== 'read') return []
  const { fields } = phase.reading
  const found = FRONT.filter((name) => (fields[name]?.value ?? null) !== null)
  return found.length < FOUND_MIN ? [{ code: 'wrong_side', page: 1 }] : []
}
