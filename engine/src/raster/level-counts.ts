const LEVELS = 256

/** How often each of the 256 grey levels occurs. */
export function levelCounts(data: Uint8Array): Uint32Array {
  // Neighbours are mostly equal, and a count waits for the one before it: four tables are counted in turns.
  const turns = new Uint32Array(4 * LEVELS)
  const [second, third, fourth] = [LEVELS, 2 * LEVELS, 3 * LEVELS]
  const whole = data.length & ~3
  for (let i = 0; i < whole; i += 4) {
    const [a, b, c, d] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0, data[i + 3] ?? 0]
    turns[a] = (turns[a] ?? 0) + 1
    turns[second + b] = (turns[second + b] ?? 0) + 1
    turns[third + c] = (turns[third + c] ?? 0) + 1
    turns[fourth + d] = (turns[fourth + d] ?? 0) + 1
  }
  for (let i = whole; i < data.length; i++) turns[data[i] ?? 0] = (turns[data[i] ?? 0] ?? 0) + 1
  const counts = turns.slice(0, LEVELS)
  for (let level = 0; level < LEVELS; level++) {
    counts[level] =
      (counts[level] ?? 0) +
      (turns[second + level] ?? 0) +
      (turns[third + level] ?? 0) +
      (turns[fourth + level] ?? 0)
  }
  return counts
}
