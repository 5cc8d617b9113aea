import { CLASS_COUNT, RECOGNISER } from '../model-facts.ts'

/** A character as best-path decoding sees it. */
export interface DecodedChar {
  /** CTC class, never the blank. */
  readonly value: number
  /** The step of its run where it stands out most. */
  readonly step: number
  /** Softmax at the manifest's temperature: calibrated probability in [0, 1] that it is right. */
  readonly confidence: number
}

/**
 * Greedy (best-path) CTC decoding: best class of each step, runs collapsed, blanks dropped.
 *
 * @param logits row-major [steps, CLASS_COUNT]; class 0 is the blank
 * @throws {RangeError} when `logits` is not a whole number of steps
 * @see Graves et al. 2006, "Connectionist Temporal Classification", section 3.2
 */
export function decodeCtc(logits: Float32Array): DecodedChar[] {
  const steps = stepCount(logits)
  const found: { value: number; step: number; lead: number }[] = []
  let previous = 0
  for (let step = 0; step < steps; step++) {
    const row = logits.subarray(step * CLASS_COUNT, (step + 1) * CLASS_COUNT)
    const value = bestClass(row)
    if (value !== 0) {
      const lead = (row[value] ?? 0) - logSumExp(row, 1)
      const last = found.at(-1)
      if (value !== previous || !last) found.push({ value, step, lead })
      else if (lead > last.lead) [last.step, last.lead] = [step, lead]
    }
    previous = value
  }
  return found.map(({ value, step }) => ({ value, step, confidence: probabilityAt(logits, step, value) }))
}

/** Calibrated natural logarithms of the probabilities of one step's classes. */
export function logProbabilities(row: Float32Array): Float32Array {
  const { temperature } = RECOGNISER
  const sum = logSumExp(row, temperature)
  return row.map((value) => value / temperature - sum)
}

/** Calibrated probability of a class at a step. */
export function probabilityAt(logits: Float32Array, step: number, value: number): number {
  const row = logits.subarray(step * CLASS_COUNT, (step + 1) * CLASS_COUNT)
  const { temperature } = RECOGNISER
  return Math.exp((row[value] ?? 0) / temperature - logSumExp(row, temperature))
}

/** @throws {RangeError} when `logits` is not a whole number of steps */
export function stepCount(logits: Float32Array): number {
  const steps = logits.length / CLASS_COUNT
  if (!Number.isInteger(steps))
    throw new RangeError(`${logits.length} logits are not steps of ${CLASS_COUNT}`)
  return steps
}

/** ln Σ exp(x / temperature) */
function logSumExp(row: Float32Array, temperature: number): number {
  let highest = -Infinity
  for (const value of row) if (value > highest) highest = value
  let sum = 0
  for (const value of row) sum += Math.exp((value - highest) / temperature)
  return highest / temperature + Math.log(sum)
}

function bestClass(row: Float32Array): number {
  let best = 0
  for (let i = 1; i < row.length; i++) if ((row[i] ?? 0) > (row[best] ?? 0)) best = i
  return best
}
