import type { Random } from '../random.ts'
import { cosine, logarithm, TAU } from './elementary.ts'

/** Normal deviates: a table drawn once and walked in odd steps, since a photo needs tens of millions. */
export function gaussianNoise(random: Random): () => number {
  const table = new Float32Array(1 << 14)
  for (let i = 0; i < table.length; i++) {
    // Box and Muller 1958.
    const radius = Math.sqrt(-2 * logarithm((random.int(0, 999_999) + 1) / 1_000_001))
    table[i] = radius * cosine((random.int(0, 999_999) / 1_000_000) * TAU)
  }
  const mask = table.length - 1
  let at = random.int(0, mask)
  let state = random.int(1, 0x7fffffff)
  return () => {
    // xorshift32 (Marsaglia 2003).
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    at = (at + (state & 1023) + 1) & mask
    return table[at] ?? 0
  }
}

/** Smooth noise in [0, 1] over the plane; features are about 1 unit wide. */
export function valueNoise(random: Random): (x: number, y: number) => number {
  const lattice = Float32Array.from({ length: 4096 }, () => random.int(0, 1000) / 1000)
  const corner = (x: number, y: number): number => lattice[(Math.imul(x, 73) + Math.imul(y, 269)) & 4095] ?? 0
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const fx = smooth(x - left)
    const fy = smooth(y - top)
    const upper = corner(left, top) * (1 - fx) + corner(left + 1, top) * fx
    const lower = corner(left, top + 1) * (1 - fx) + corner(left + 1, top + 1) * fx
    return upper * (1 - fy) + lower * fy
  }
}

/** A real number in [low, high]. */
export function between(random: Random, low: number, high: number): number {
  return low + (random.int(0, 1_000_000) / 1_000_000) * (high - low)
}

export function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}
