/** A text that may stand somewhere, with the natural logarithm of its weight. */
interface Rival {
  readonly text: string
  readonly weight: number
}

/** The heaviest of texts, the first of equal ones, and its share in (0, 1] of the weight of all; null of none. */
export function heaviest(rivals: readonly Rival[]): { readonly text: string; readonly share: number } | null {
  const [best] = rivals.toSorted((a, b) => b.weight - a.weight)
  if (!best) return null
  return {
    text: best.text,
    share: 1 / rivals.reduce((sum, one) => sum + Math.exp(one.weight - best.weight), 0),
  }
}
