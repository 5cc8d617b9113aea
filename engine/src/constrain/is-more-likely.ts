import type { TextLine } from '../types.ts'
import { logProbabilityOf } from './search.ts'
import { stepsOfStretch } from './stretch-steps.ts'

/**
 * Whether another text is more likely than the one read at offsets [start, end) of a line.
 *
 * @param prior log-odds of the other text before any pixel is seen
 */
export function isMoreLikely(
  line: TextLine,
  start: number,
  end: number,
  other: string,
  prior: number,
): boolean {
  const { recognition } = line
  if (!recognition || recognition.characters.length !== line.text.length) return false
  const steps = stepsOfStretch(recognition, line.text, start, end)
  const read = logProbabilityOf(line.text.slice(start, end), steps)
  return logProbabilityOf(other, steps) + prior > read
}
