import { remembered } from '../remembered.ts'

const LEVELS = 256
/** Neighbours are mostly equal, and a count waits for the one before it: four tables are counted in turns. */
const turns = new Uint32Array(4 * LEVELS)

/** How often each of the 256 grey levels occurs, counted once. */
export const levelCounts = remembered((data: Uint8Array): Uint32Array => {
  turns.fill(0)
  const whole = data.length & ~3
  for (let i = 0; i < whole; i += 4) {
    const a = data[i] ?? 0
    const b = LEVELS + (data[i + 1] ?? 0)
    const c = 2 * LEVELS + (data[i + 2] ?? 0)
    const d = 3 * LEVELS + (data[i + 3] ?? 0)
    turns[a] = (turns[a] ?? 0) + 1
    turns[b] = (turns[b] ?? 0) + 1
    turns[c] = (turns[c] ?? 0) + 1
    turns[d] = (turns[d] ?? 0) + 1
  }
  for (let i = whole; i < data.length; i++) turns[data[i] ?? 0] = (turns[data[i] ?? 0] ?? 0) + 1
  const counts = turns.slice(0, LEVELS)
  for (let i = LEVELS; i < turns.length; i++) counts[i % LEVELS] = (counts[i % LEVELS] ?? 0) + (turns[i] ?? 0)
  return counts
})

/** The level at a rank, from 0 for the darkest. */
export function rankedLevel(data: Uint8Array, rank: number): number {
  const counts = levelCounts(data)
  let level = 0
  for (let seen = counts[0] ?? 0; seen <= rank && level < LEVELS - 1; seen += counts[level] ?? 0) level += 1
  return level
}
