/**
 * Elementary functions from +, −, × and ÷ alone, so that every engine gives the same bits: the last bit of `Math.sin`,
 * `Math.exp` and their like is each engine's own. To about twelve digits.
 */
export const TAU = 2 * Math.PI

export function sine(angle: number): number {
  const rest = angle - Math.round(angle / TAU) * TAU
  const half = TAU / 2
  const x = rest > half / 2 ? half - rest : rest < -half / 2 ? -half - rest : rest
  const s = x * x
  let sum = 0
  for (let n = 8; n > 0; n--) sum = ((1 + sum) * -s) / (2 * n * (2 * n + 1))
  return x * (1 + sum)
}

export function cosine(angle: number): number {
  return sine(angle + TAU / 4)
}

/** e to the power of a number that is not positive. */
export function decay(exponent: number): number {
  // Less than any 8-bit sample shows.
  if (exponent < -40) return 0
  const x = exponent / 64
  let power = 1
  for (let n = 10; n > 0; n--) power = 1 + (x * power) / n
  for (let i = 0; i < 6; i++) power *= power
  return power
}

/** Natural logarithm of a number above 0. */
export function logarithm(value: number): number {
  let [mantissa, twos] = [value, 0]
  for (; mantissa < 0.75; twos--) mantissa *= 2
  for (; mantissa > 1.5; twos++) mantissa /= 2
  const z = (mantissa - 1) / (mantissa + 1)
  let sum = 0
  for (let n = 17; n > 0; n -= 2) sum = 1 / n + z * z * sum
  return twos * Math.LN2 + 2 * z * sum
}
