import { fuzzyFind } from './fuzzy-find.ts'

/** How often one digit of print is read as another, at the least; the worst of what cards give. */
const MISREAD = 0.05
/** How often digits of two different numbers agree, once the numbers are laid over each other as well as can be. */
const CHANCE = 0.35

const AGREES = Math.log((1 - MISREAD) / CHANCE)
const DIFFERS = Math.log(MISREAD / (1 - CHANCE))

/**
 * Whether two readings are of one number, though each may have misread digits or have lost some at its ends.
 *
 * @returns log-odds: above 0 they rather are, below 0 rather two numbers
 */
export function sameNumber(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const edits = Math.min(short.length, ...fuzzyFind(long, short, short.length).map((hit) => hit.edits))
  return (short.length - edits) * AGREES + edits * DIFFERS
}
