import type { TextLine } from '../types.ts'
import { wordsBetween } from '../words-between.ts'
import { replaceStretch } from './replace-stretch.ts'
import { stepsOfStretch } from './stretch-steps.ts'
import { logProbabilityOf } from './text-probability.ts'

/** Another text that may be printed where offsets [start, end) of a line were read. */
export interface Alternative {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Log-odds of this text against the one that was read, before any pixel is seen. */
  readonly prior: number
  /** Its least odds, whatever was seen: some signs leave no trace on pixels. */
  readonly oddsMin?: number
}

/** Signs beside a stretch that are weighed with it: a sign may have been lost at its end. */
const CONTEXT = 2

/**
 * A line of pixels with each alternative weighed by what the recogniser said there: the likeliest text stands, and
 * a word has no more confidence than its rivals leave it. Text layers stay as they are.
 */
export function weighAlternatives(line: TextLine, alternatives: readonly Alternative[]): TextLine {
  let weighed = line
  // From the end, so that offsets before a change stay.
  for (const { start, end } of stretchesOf(alternatives)) {
    const own = alternatives.filter((one) => one.start === start && one.end === end)
    weighed = withLikeliest(weighed, start, end, own)
  }
  return weighed
}

function withLikeliest(line: TextLine, start: number, end: number, rivals: readonly Alternative[]): TextLine {
  const { recognition } = line
  if (!recognition || recognition.characters.length !== line.text.length) return line
  const [from, to] = [Math.max(0, start - CONTEXT), Math.min(line.text.length, end + CONTEXT)]
  const steps = stepsOfStretch(recognition, line.text, from, to)
  const [before, after] = [line.text.slice(from, start), line.text.slice(end, to)]
  const first = logProbabilityOf(line.text.slice(from, to), steps)
  if (first === -Infinity) return line
  const odds = rivals
    .map(({ text, prior, oddsMin = 0 }) => {
      const weight = Math.exp(logProbabilityOf(before + text + after, steps) + prior - first)
      return { text, weight: Math.max(weight, oddsMin) }
    })
    .sort((a, b) => b.weight - a.weight)
  const total = odds.reduce((sum, { weight }) => sum + weight, 1)
  const [best] = odds
  if (best && best.weight > 1) {
    return replaceStretch(line, start, end, { text: best.text, probability: best.weight / total })
  }
  return doubted(line, start, end, 1 / total)
}

/** The words of a stretch, each with at most the given confidence. */
function doubted(line: TextLine, start: number, end: number, confidenceMax: number): TextLine {
  const touched = new Set(wordsBetween(line, start, end).words)
  const words = line.words.map((word) =>
    touched.has(word) ? { ...word, confidence: Math.min(word.confidence, confidenceMax) } : word,
  )
  return { ...line, words }
}

/** Each stretch once, the last first; one that overlaps a later one is left out. */
function stretchesOf(alternatives: readonly Alternative[]): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = []
  for (const { start, end } of [...alternatives].sort((a, b) => b.start - a.start || b.end - a.end)) {
    const last = stretches.at(-1)
    if (!last || end <= last.start) stretches.push({ start, end })
  }
  return stretches
}
