/** From which confidence a field is taken unseen. */
export interface Thresholds {
  /** For fields without one of their own, and for a type that was found out. */
  readonly others: number
  /** `51` → field, in camelCase → threshold. */
  readonly byField: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** What `ficha evaluate --profile` writes: numbers and names of fields alone, nothing of a document. */
export interface Profile extends Thresholds {
  readonly ficha: typeof PROFILE
  /** Share of the accepted fields that shall be right, in [0, 1]. */
  readonly precision: number
}

export const PROFILE = 'profile 1'
/** Above every confidence: a field that has it is never taken unseen. */
export const NEVER_SURE = 1.01

export function thresholdOf({ others, byField }: Thresholds, type: number | string, field: string): number {
  return byField[String(type)]?.[field] ?? others
}

/** @returns null for what is no profile; names that no type has are left as they are, since nothing asks for them */
export function parseProfile(value: unknown): Profile | null {
  const { ficha, precision, others, byField } = asRecord(value) ?? {}
  const byType = asRecord(byField)
  if (ficha !== PROFILE || !isUpTo(precision, 1) || !isUpTo(others, NEVER_SURE) || byType === null)
    return null
  const read: Record<string, Record<string, number>> = {}
  for (const [type, fields] of Object.entries(byType)) {
    const own = Object.entries(asRecord(fields) ?? { none: null })
    if (!own.every((entry): entry is [string, number] => isUpTo(entry[1], NEVER_SURE))) return null
    read[type] = Object.fromEntries(own)
  }
  return { ficha, precision, others, byField: read }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}

function isUpTo(value: unknown, max: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= max
}
