import type { Candidate } from '../../fields/choose.ts'
import { fold } from '../../values/fold.ts'

/**
 * Give candidates that differ in case and accents only one value, the one of the best of them, so that
 * they support each other instead of competing.
 */
export function alike(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const key = keyOf(candidate)
    const known = best.get(key)
    if (!known || candidate.score > known.score) best.set(key, candidate)
  }
  return candidates.map((candidate) => ({
    ...candidate,
    value: best.get(keyOf(candidate))?.value ?? candidate.value,
  }))
}

function keyOf({ value }: Candidate): string {
  return typeof value === 'string' ? fold(value).replace(/[^A-Z0-9]/g, '') : JSON.stringify(value)
}
