/** Seeded randomness, so that every document can be made again byte for byte. */
export interface Random {
  /** Integer in [low, high]. */
  int(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** `count` different items, in the order of `items`. */
  sample<T>(items: readonly T[], count: number): T[]
  chance(probability: number): boolean
  shuffle<T>(items: readonly T[]): T[]
  digits(count: number): string
}

/** @param seed any text; the same text gives the same sequence */
export function seededRandom(seed: string): Random {
  let state = hash(seed)
  // mulberry32 (Tommy Ettinger, public domain): small, and good enough for inventing data.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new RangeError('cannot pick from an empty list')
    return item
  }
  return {
    int,
    pick,
    sample: (items, count) => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, items.length)) chosen.add(int(0, items.length - 1))
      return items.filter((_, index) => chosen.has(index))
    },
    chance: (probability) => next() < probability,
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
