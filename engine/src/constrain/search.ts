import { CHARACTERS } from '../model-facts.ts'
import type { Steps } from './stretch-steps.ts'

/** How many beginnings a search keeps. */
interface Beam {
  /** From step to step. */
  readonly width: number
  /** Beginnings this far behind the best (natural logarithm) end. */
  readonly behindMax: number
  /** A sign less probable than this (natural logarithm) is not tried. */
  readonly signMin: number
}

/** What may be printed, and how likely it is before any pixel is seen: character by character. */
export interface Guide<State> {
  readonly start: State
  /** @returns what follows the sign of a CTC class, and what it adds to the logarithm of the prior; null: nothing begins so */
  grow(state: State, value: number): { readonly state: State; readonly logPrior: number } | null
  /** Added to the logarithm of the prior where the text ends here; -Infinity: it cannot. */
  end(state: State): number
}

/** A string and how probable the recogniser and the guide find it, as natural logarithms. */
export interface Found<State> {
  readonly text: string
  readonly state: State
  /** Summed over all alignments of the text with the steps. */
  readonly logProbability: number
  readonly logPrior: number
}

/** A beginning, what it was grown into so far, null where nothing begins so, and its score at the last step that it was seen in. */
interface Beginning<State> {
  readonly text: string
  readonly last: number
  readonly state: State
  readonly logPrior: number
  readonly grown: Map<number, Beginning<State> | null>
  scored: Scored<State> | null
}

/** A beginning with the log-probabilities of its alignments that end with a blank, and of those that do not. */
interface Scored<State> {
  readonly beginning: Beginning<State>
  readonly step: number
  blank: number
  sign: number
}

/**
 * The most probable strings under a guide, best first: CTC prefix beam search. Signs that the recogniser did not keep for a step are
 * not invented.
 *
 * @see Graves and Jaitly 2014, "Towards end-to-end speech recognition with recurrent neural networks", algorithm 1
 */
export function search<State>(steps: Steps, guide: Guide<State>, beam: Beam): Found<State>[] {
  const beginning = { text: '', last: 0, state: guide.start, logPrior: 0, grown: new Map(), scored: null }
  let kept: Scored<State>[] = [{ beginning, step: -1, blank: 0, sign: -Infinity }]
  for (let step = steps.from; step < steps.to; step++) {
    kept = pruned(advance(kept, steps, step, guide, beam.signMin), beam)
  }
  return kept
    .map(({ beginning: { text, state, logPrior }, blank, sign }) => ({
      text,
      state,
      logProbability: logSum(blank, sign),
      logPrior: logPrior + guide.end(state),
    }))
    .filter(({ logPrior }) => logPrior > -Infinity)
    .sort((a, b) => b.logProbability + b.logPrior - (a.logProbability + a.logPrior))
}

/** How probable the recogniser finds a text on these steps, as a natural logarithm; -Infinity when it cannot be there at all. */
export function logProbabilityOf(text: string, steps: Steps): number {
  const signs = [...text].map((sign) => CHARACTERS.indexOf(sign))
  const itself: Guide<number> = {
    start: 0,
    grow: (count, value) => (value === signs[count] ? { state: count + 1, logPrior: 0 } : null),
    end: (count) => (count === signs.length ? 0 : -Infinity),
  }
  return search(steps, itself, ALL)[0]?.logProbability ?? -Infinity
}

const ALL: Beam = { width: Infinity, behindMax: Infinity, signMin: -Infinity }

function advance<State>(
  beam: readonly Scored<State>[],
  steps: Steps,
  step: number,
  guide: Guide<State>,
  signMin: number,
): Scored<State>[] {
  const { kept, classes, logProbabilities } = steps
  const next: Scored<State>[] = []
  const first = step * kept
  const noSign = logProbabilities[placeOf(steps, step, 0)] ?? -Infinity
  for (const { beginning, blank, sign } of beam) {
    const { text, last } = beginning
    const all = logSum(blank, sign)
    const same = scoredAt(step, beginning, next)
    same.blank = logSum(same.blank, all + noSign)
    same.sign = logSum(same.sign, sign + (logProbabilities[placeOf(steps, step, last)] ?? -Infinity))
    for (let rank = first; rank < first + kept; rank++) {
      const [value, share] = [classes[rank] ?? 0, logProbabilities[rank] ?? -Infinity]
      if (value === 0 || share < signMin) continue
      const longer = grownBy(beginning, value, guide)
      if (!longer) continue
      const grown = scoredAt(step, longer, next)
      // The same sign twice needs a blank between.
      const before = value === last && text !== '' ? blank : all
      grown.sign = logSum(grown.sign, before + share)
    }
  }
  return next
}

/** The score of a beginning at a step, which joins `next` with the first that asks for it. */
function scoredAt<State>(step: number, beginning: Beginning<State>, next: Scored<State>[]): Scored<State> {
  if (beginning.scored?.step === step) return beginning.scored
  const fresh = { beginning, step, blank: -Infinity, sign: -Infinity }
  beginning.scored = fresh
  next.push(fresh)
  return fresh
}

/** A beginning with one more sign; each is grown once. */
function grownBy<State>(
  { text, state, logPrior, grown }: Beginning<State>,
  value: number,
  guide: Guide<State>,
): Beginning<State> | null {
  const known = grown.get(value)
  if (known !== undefined) return known
  const after = guide.grow(state, value)
  const longer = after && {
    text: text + (CHARACTERS[value] ?? ''),
    last: value,
    state: after.state,
    logPrior: logPrior + after.logPrior,
    grown: new Map(),
    scored: null,
  }
  grown.set(value, longer)
  return longer
}

function pruned<State>(all: readonly Scored<State>[], { width, behindMax }: Beam): Scored<State>[] {
  const weighed = all.map((one) => {
    return { one, weight: logSum(one.blank, one.sign) + one.beginning.logPrior }
  })
  weighed.sort((a, b) => b.weight - a.weight)
  const least = (weighed[0]?.weight ?? 0) - behindMax
  return weighed
    .slice(0, width)
    .filter(({ weight }) => weight > least)
    .map(({ one }) => one)
}

/** Where a class was kept for a step, or the last place: a class that was not has at most what stands there. */
function placeOf({ kept, classes }: Steps, step: number, value: number): number {
  let at = step * kept
  while (at < (step + 1) * kept - 1 && classes[at] !== value) at += 1
  return at
}

/** ln(e^a + e^b). */
function logSum(a: number, b: number): number {
  const [high, low] = [Math.max(a, b), Math.min(a, b)]
  return low === -Infinity ? high : high + Math.log1p(Math.exp(low - high))
}
