import { factsOf, logProbabilitiesOn } from './ctc.ts'

/** Natural logarithm: no step speaks more against a text than so, however sure the network is. */
const AGAINST_MAX = -9
/** Natural logarithm: a path so far behind the best one at the same step is given up. */
const BEHIND_MAX = 60

type LogProbabilityAt = ReturnType<typeof logProbabilitiesOn>

/** Where the signs of a text stand among the steps of a line. */
export interface Alignment {
  /** Natural logarithm: how probable the best path is. */
  readonly logProbability: number
  readonly signs: readonly SignSteps[]
}

/** The steps [from, to) of a sign, and the one among them where it is the most probable. */
export interface SignSteps {
  readonly from: number
  readonly to: number
  readonly best: number
}

/**
 * The most probable way to read a text on the logits of a line.
 *
 * @param text CTC classes, none of them the blank
 * @param logits row-major [steps, CLASS_COUNT]; class 0 is the blank
 * @returns null where no path of the text is probable enough to be followed to its end
 * @see Graves et al. 2006, "Connectionist Temporal Classification", section 4.1, with the best path for the sum of all
 */
export function alignmentOf(text: readonly number[], logits: Float32Array): Alignment | null {
  // A blank, the first sign, a blank, the second sign …
  const states = Uint8Array.from([0, ...text.flatMap((value) => [value, 0])])
  const logProbabilityAt = logProbabilitiesOn(logits)
  const { moves, reached } = follow(states, factsOf(logits).sums.length, logProbabilityAt)
  const [sign, blank] = [reached[states.length - 2] ?? -Infinity, reached[states.length - 1] ?? -Infinity]
  const logProbability = Math.max(sign, blank)
  if (logProbability === -Infinity) return null
  const end = states.length - (sign > blank ? 2 : 1)
  return { logProbability, signs: signsOn(states, moves, end, logProbabilityAt) }
}

/** How probable the best path to each state is in the end; and for each step how many states back it came from. */
function follow(states: Uint8Array, steps: number, logProbabilityAt: LogProbabilityAt) {
  const moves = new Uint8Array(steps * states.length)
  const reached = new Float64Array(states.length).fill(-Infinity)
  // As if a blank stood before the line.
  reached[0] = 0
  // Only the states [low, high) are followed.
  let [low, high] = [0, 1]
  for (let step = 0; step < steps; step++) {
    high = Math.min(states.length, high + 2)
    let best = -Infinity
    // From the last one on, for each is made of those before it.
    for (let state = high - 1; state >= low; state--) {
      const value = states[state] ?? 0
      const move = moveTo(state, states, reached)
      moves[step * states.length + state] = move
      const own = (reached[state - move] ?? -Infinity) + Math.max(AGAINST_MAX, logProbabilityAt(step, value))
      reached[state] = own
      if (own > best) best = own
    }
    for (; low < high && (reached[low] ?? best) < best - BEHIND_MAX; low++) reached[low] = -Infinity
    for (; high > low && (reached[high - 1] ?? best) < best - BEHIND_MAX; high--)
      reached[high - 1] = -Infinity
  }
  return { moves, reached }
}

/** How many states back the best path comes from: it stays, goes on, or leaves out the blank between two unlike signs. */
function moveTo(state: number, states: Uint8Array, reached: Float64Array): number {
  const value = states[state]
  const [stays, goes] = [reached[state] ?? -Infinity, reached[state - 1] ?? -Infinity]
  const skips = value !== 0 && value !== states[state - 2] ? (reached[state - 2] ?? -Infinity) : -Infinity
  if (stays >= goes && stays >= skips) return 0
  return goes >= skips ? 1 : 2
}

function signsOn(
  states: Uint8Array,
  moves: Uint8Array,
  end: number,
  logProbabilityAt: LogProbabilityAt,
): SignSteps[] {
  const signs: { from: number; to: number; best: number }[] = []
  const steps = moves.length / states.length
  let state = end
  let last = -1
  for (let step = steps - 1; step >= 0; step--) {
    const value = states[state] ?? 0
    if (state !== last && value !== 0) signs.push({ from: step, to: step + 1, best: step })
    const sign = signs.at(-1)
    if (value !== 0 && sign) {
      sign.from = step
      if (logProbabilityAt(step, value) > logProbabilityAt(sign.best, value)) sign.best = step
    }
    last = state
    state -= moves[step * states.length + state] ?? 0
  }
  return signs.reverse()
}
