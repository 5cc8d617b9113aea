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
  const { best, sums } = factsOf(logits)
  const { temperature } = RECOGNISER
  const found: { value: number; step: number; lead: number }[] = []
  let previous = 0
  for (let step = 0; step < best.length; step++) {
    const value = best[step] ?? 0
    if (value !== 0) {
      const lead = (logits[step * CLASS_COUNT + value] ?? 0) / temperature - (sums[step] ?? 0)
      const last = found.at(-1)
      if (value !== previous || !last) found.push({ value, step, lead })
      else if (lead > last.lead) [last.step, last.lead] = [step, lead]
    }
    previous = value
  }
  return found.map(({ value, step, lead }) => ({ value, step, confidence: Math.exp(lead) }))
}

/** Natural logarithms of the calibrated probabilities on a line's logits, by step and class. */
export function logProbabilitiesOn(logits: Float32Array): (step: number, value: number) => number {
  const { sums } = factsOf(logits)
  return (step, value) =>
    (logits[step * CLASS_COUNT + value] ?? 0) / RECOGNISER.temperature - (sums[step] ?? 0)
}

/** What was decoded from a line's logits. */
export interface Decoded {
  readonly logits: Float32Array
  readonly characters: readonly DecodedChar[]
}

/** How sure a reading is: the natural logarithm of its best path's probability, for each of its characters. */
export function surenessOf({ logits, characters }: Decoded): number {
  return logProbabilityOfPath(logits) / Math.max(1, characters.length)
}

/** Natural logarithm of the probability of the best path. */
export function logProbabilityOfPath(logits: Float32Array): number {
  const logProbabilityAt = logProbabilitiesOn(logits)
  return factsOf(logits).best.reduce((sum, value, step) => sum + logProbabilityAt(step, value), 0)
}

/** @throws {RangeError} when `logits` is not a whole number of steps */
function stepCount(logits: Float32Array): number {
  const steps = logits.length / CLASS_COUNT
  if (!Number.isInteger(steps))
    throw new RangeError(`${logits.length} logits are not steps of ${CLASS_COUNT}`)
  return steps
}

/** What every reader of a line's logits asks, found once for each line. */
interface StepFacts {
  /** The most probable class of each step. */
  readonly best: Uint8Array
  /** ln Σ exp(logit / temperature) of each step. */
  readonly sums: Float64Array
}

const known = new WeakMap<Float32Array, StepFacts>()

/** @param logits not to be changed any more: what was found is kept */
export function factsOf(logits: Float32Array): StepFacts {
  const kept = known.get(logits)
  if (kept) return kept
  const facts = findFacts(logits)
  known.set(logits, facts)
  return facts
}

/** A class so far below the best has less than a tenth of a millionth of its share; most are. */
const NEGLIGIBLE = -17

function findFacts(logits: Float32Array): StepFacts {
  const { temperature } = RECOGNISER
  const steps = stepCount(logits)
  const best = new Uint8Array(steps)
  const sums = new Float64Array(steps)
  for (let step = 0; step < steps; step++) {
    const first = step * CLASS_COUNT
    const end = first + CLASS_COUNT
    let at = first
    let highest = logits[first] ?? 0
    for (let i = first + 1; i < end; i++) {
      const value = logits[i] ?? 0
      if (value <= highest) continue
      highest = value
      at = i
    }
    const least = highest + NEGLIGIBLE * temperature
    let sum = 0
    for (let i = first; i < end; i++) {
      const value = logits[i] ?? 0
      if (value > least) sum += Math.exp((value - highest) / temperature)
    }
    best[step] = at - first
    sums[step] = highest / temperature + Math.log(sum)
  }
  return { best, sums }
}
