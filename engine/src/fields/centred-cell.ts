import type { ReadLine } from './reading.ts'

/** How far from the middle the lines of a cell may be altogether, in line heights; padding between cells is more. */
const OFF_CENTRE_MAX = 0.35
/** Lines of one cell follow each other this closely, in line heights, and evenly. */
const PITCH_MAX = 1.7
const PITCH_TOLERANCE = 0.15

/**
 * The lines of a cell whose text is centred on the height `at`, as tables set their rows: as many above it as below,
 * evenly spaced. One line or none where nothing is centred there.
 *
 * @param column lines of one column, in any order
 */
export function linesCentredOn(at: number, column: readonly ReadLine[]): ReadLine[] {
  const offset = (line: ReadLine) => middle(line) - at
  const tolerance = OFF_CENTRE_MAX * (column[0]?.line.height ?? 0)
  const byDistance = [...column].sort((a, b) => Math.abs(offset(a)) - Math.abs(offset(b)))
  const above = byDistance.filter((line) => offset(line) < -tolerance)
  const below = byDistance.filter((line) => offset(line) > tolerance)
  let cell = byDistance.filter((line) => Math.abs(offset(line)) <= tolerance).slice(0, 1)
  let pitch = PITCH_MAX * (column[0]?.line.height ?? 0)
  for (const [i, upper] of above.entries()) {
    const lower = below[i]
    if (!lower || Math.abs(offset(upper) + offset(lower)) > tolerance) break
    const [first = lower] = cell
    const step = middle(first) - middle(upper)
    if (step > pitch * (1 + PITCH_TOLERANCE)) break
    pitch = Math.min(pitch, step)
    cell = [upper, ...cell, lower]
  }
  return cell
}

/** The height of a line's middle on its page. */
export function middle({ box }: ReadLine): number {
  return (box.top + box.bottom) / 2
}
