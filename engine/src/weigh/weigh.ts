import type { Field } from '../types.ts'
import { type Absence, type Absent, type Alternative, alternativesOf } from './alternatives.ts'
import type { Proposal } from './proposal.ts'
import { sharesOf } from './shares.ts'

/**
 * Chooses the value of a field among its candidates.
 *
 * @param name of the field after the number of its type, as `54.name`: for measurements
 * @param proposals the most probable first
 * @param absent what `data` carries where the field is not there
 * @param group the key of the group that the field is a member of
 */
export type Weigh = (name: string, proposals: readonly Proposal[], absent: Absence, group?: string) => Field

/** No reading is certain: what a text layer says may still be another field's value. */
export const CONFIDENCE_MAX = 0.995

/** The most probable alternative, with its share among all of them as the confidence. */
export const weighByFit: Weigh = (_name, proposals, absent) =>
  chooseAlternative(alternativesOf(proposals, absent))

/** A field of which nothing is known: no word of the document was seen. */
export function unknown(absent: Absent): Field {
  return { status: 'missing', value: absent, confidence: 0.5 }
}

function chooseAlternative(alternatives: readonly Alternative[]): Field {
  const shares = sharesOf(alternatives)
  const best = shares.reduce((most, share, i) => (share > (shares[most] ?? 0) ? i : most), 0)
  const chosen = alternatives[best]
  if (!chosen) throw new RangeError('a field has no alternatives')
  const share = Math.min(CONFIDENCE_MAX, shares[best] ?? 0)
  return { ...chosen.field, confidence: withReading(chosen.field, share) }
}

/** A value read on pixels has at most the confidence of its letters. For an absent field no letters count. */
function withReading(field: Field, share: number): number {
  const isRead = field.status === 'found' && field.evidence.some(({ source }) => source === 'ocr')
  return isRead ? Math.min(share, field.confidence) : share
}
