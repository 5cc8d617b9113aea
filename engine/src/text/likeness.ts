import { normalise } from '../values/normalise.ts'

/** Dice's coefficient of letter pairs, without accents, case and spaces. */
export function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)]
  if (left.length === 0 || right.length === 0) return bare(a) === bare(b) ? 1 : 0
  const counts = new Map<string, number>()
  for (const pair of left) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of right) {
    const count = counts.get(pair) ?? 0
    if (count > 0) shared += 1
    counts.set(pair, count - 1)
  }
  return (2 * shared) / (left.length + right.length)
}

function pairsOf(text: string): string[] {
  const letters = bare(text)
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2))
}

function bare(text: string): string {
  return normalise(text).replace(/[^A-Z0-9]/g, '')
}
