import { CHARACTERS } from '../model-facts.ts'
import type { Grammar } from './grammar.ts'
import { logSum, type Steps } from './text-probability.ts'

/** How many beginnings a search keeps. */
export interface Beam {
  /** From step to step. */
  readonly width: number
  /** Beginnings this far behind the best (natural logarithm) end. */
  readonly behindMax: number
  /** A sign less probable than this (natural logarithm) is not tried. */
  readonly signMin: number
}

/**
 * Of a grammar: a number of 14 places has a few dozen beginnings that are not far behind, and what is 12 behind ends below
 * any margin that is accepted.
 */
const GRAMMAR_BEAM: Beam = { width: 160, behindMax: 12, signMin: -Infinity }

/** What may be printed, and how likely it is before any pixel is seen: character by character. */
export interface Guide<State> {
  readonly start: State
  /** @returns what follows the sign of a CTC class, and what it adds to the logarithm of the prior; null: nothing begins so */
  grow(state: State, value: number): { readonly state: State; readonly logPrior: number } | null
  /** Added to the logarithm of the prior where the text ends here; -Infinity: it cannot. */
  end(state: State): number
}

/** A string and how probable the recogniser finds it. */
export interface Found {
  readonly text: string
  /** Natural logarithm, summed over all alignments of the text with the steps. */
  readonly logProbability: number
}

/** A string with what its guide says of it. */
export interface GuidedFound extends Found {
  /** Natural logarithm. */
  readonly logPrior: number
}

/** A beginning: log-probabilities of its alignments that end with a blank, and of those that do not. */
interface Beginning<State> {
  readonly text: string
  readonly last: number
  readonly state: State
  readonly logPrior: number
  blank: number
  sign: number
}

/**
 * The most probable strings of a grammar, best first. Signs that the recogniser did not keep for a step are not invented.
 */
export function searchGrammar(steps: Steps, grammar: Grammar): Found[] {
  const known = new Map<string, boolean>()
  const begins = (text: string) => {
    const answer = known.get(text) ?? grammar.begins(text)
    known.set(text, answer)
    return answer
  }
  const guide: Guide<string> = {
    start: '',
    grow(text, value) {
      const longer = text + (CHARACTERS[value] ?? '')
      return begins(longer) ? { state: longer, logPrior: 0 } : null
    },
    end: (text) => (grammar.accepts(text) ? 0 : -Infinity),
  }
  return search(steps, guide, GRAMMAR_BEAM)
}

/**
 * The most probable strings under a guide, best first: CTC prefix beam search.
 *
 * @see Graves and Jaitly 2014, "Towards end-to-end speech recognition with recurrent neural networks", algorithm 1
 */
export function search<State>(steps: Steps, guide: Guide<State>, beam: Beam): GuidedFound[] {
  const { start: state } = guide
  let kept: Beginning<State>[] = [{ text: '', last: 0, state, logPrior: 0, blank: 0, sign: -Infinity }]
  for (let step = steps.from; step < steps.to; step++) {
    kept = pruned(advance(kept, steps, step, guide, beam.signMin), beam)
  }
  return kept
    .map((one) => ({
      text: one.text,
      logProbability: total(one),
      logPrior: one.logPrior + guide.end(one.state),
    }))
    .filter(({ logPrior }) => logPrior > -Infinity)
    .sort((a, b) => b.logProbability + b.logPrior - (a.logProbability + a.logPrior))
}

function advance<State>(
  beam: readonly Beginning<State>[],
  steps: Steps,
  step: number,
  guide: Guide<State>,
  signMin: number,
): Beginning<State>[] {
  const { kept, classes, logProbabilities } = steps
  const next = new Map<string, Beginning<State>>()
  const first = step * kept
  for (const beginning of beam) {
    const { text, last } = beginning
    const same = beginningOf(next, text, beginning)
    same.blank = logSum(same.blank, total(beginning) + logProbabilityAt(steps, step, 0))
    if (text !== '') same.sign = logSum(same.sign, beginning.sign + logProbabilityAt(steps, step, last))
    for (let rank = first; rank < first + kept; rank++) {
      const [value, share] = [classes[rank] ?? 0, logProbabilities[rank] ?? -Infinity]
      if (value === 0 || share < signMin) continue
      const longer = text + (CHARACTERS[value] ?? '')
      const grown = next.get(longer) ?? grow(beginning, longer, value, guide)
      if (grown === null) continue
      next.set(longer, grown)
      // The same sign twice needs a blank between.
      const before = value === last && text !== '' ? beginning.blank : total(beginning)
      grown.sign = logSum(grown.sign, before + share)
    }
  }
  return [...next.values()]
}

function grow<State>(
  { state, logPrior }: Beginning<State>,
  text: string,
  value: number,
  guide: Guide<State>,
): Beginning<State> | null {
  const grown = guide.grow(state, value)
  if (grown === null) return null
  const { state: after, logPrior: added } = grown
  return { text, last: value, state: after, logPrior: logPrior + added, blank: -Infinity, sign: -Infinity }
}

function beginningOf<State>(
  beginnings: Map<string, Beginning<State>>,
  text: string,
  { last, state, logPrior }: Beginning<State>,
): Beginning<State> {
  const known = beginnings.get(text)
  if (known) return known
  const fresh = { text, last, state, logPrior, blank: -Infinity, sign: -Infinity }
  beginnings.set(text, fresh)
  return fresh
}

/** Of a class that was not kept, what it has at most: as much as the last that was. */
function logProbabilityAt({ kept, classes, logProbabilities }: Steps, step: number, value: number): number {
  const last = (step + 1) * kept - 1
  for (let rank = step * kept; rank <= last; rank++) {
    if (classes[rank] === value) return logProbabilities[rank] ?? -Infinity
  }
  return logProbabilities[last] ?? -Infinity
}

function pruned<State>(
  beginnings: readonly Beginning<State>[],
  { width, behindMax }: Beam,
): Beginning<State>[] {
  const weighed = beginnings.map((one) => ({ one, weight: total(one) + one.logPrior }))
  weighed.sort((a, b) => b.weight - a.weight)
  const least = (weighed[0]?.weight ?? 0) - behindMax
  return weighed
    .slice(0, width)
    .filter(({ weight }) => weight > least)
    .map(({ one }) => one)
}

function total({ blank, sign }: { readonly blank: number; readonly sign: number }): number {
  return logSum(blank, sign)
}
