/**
 * Convolutions of step 1 with a fourth (3 x 3) or two fifths (1 x 5) of the products, by Winograd's minimal filtering
 * (Lavin & Gray 2015, F(4 x 4, 3 x 3) and F(4, 5)) in whole numbers: weights and results are multiplied by what makes them whole,
 * and since 32-bit sums are right modulo 2^32, the division at the end is exact (src/runtime/int8/pack.ts).
 */

/** Tiles worked on at once: what they become stays in the processor's cache. */
export const TILES: i32 = 16
/** Between the points of neighbouring tiles, so that they do not fall on the same lines of the cache. */
export const GAP: usize = 64
/** Room for a tile of 6 x 6 vectors. */
export const scratch = memory.data(36 * 16, 16)
