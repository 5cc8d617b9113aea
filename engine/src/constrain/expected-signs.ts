import type { TextLine } from '../types.ts'
import { wordsBetween } from '../words-between.ts'
import { ALWAYS, EXPECTATIONS, type Expectation } from './expectations.ts'
import { replaceStretch } from './replace-stretch.ts'
import { logProbabilityOf } from './search.ts'
import { stepsOfStretch } from './stretch-steps.ts'

/** Signs beside a stretch that are weighed with it: a sign may have been lost at its end. */
const CONTEXT = 2

/**
 * A line with the signs that its own print makes expected: stops of initials, the number of a house, letters of a
 * state, parts of the links of court systems. Each is weighed by what the recogniser saw, none is put where it saw none.
 */
export function withExpectedSigns(line: TextLine): TextLine {
  if (!line.recognition) return line
  return EXPECTATIONS.reduce((read, expectation) => {
    // Most lines match nothing, which is told without a copy of the pattern.
    if (read.text.search(expectation.pattern) < 0) return read
    // From the end, so that offsets before a change stay.
    return [...read.text.matchAll(expectation.pattern)].reduceRight(
      (weighed, match) => withLikeliest(weighed, match, expectation),
      read,
    )
  }, line)
}

/**
 * The line with what may stand instead of a match weighed by what the recogniser said there: the likeliest text stands, and a word has no
 * more confidence than its rivals leave it.
 */
function withLikeliest(
  line: TextLine,
  match: RegExpExecArray,
  { texts, prior = ALWAYS, oddsMin = 0 }: Expectation,
): TextLine {
  const { text: all } = line
  const { 0: read, index: start } = match
  const end = start + read.length
  const rivals = texts(match).filter((text) => text !== read)
  const [from, to] = [Math.max(0, start - CONTEXT), Math.min(all.length, end + CONTEXT)]
  const steps = stepsOfStretch(line, from, to)
  if (!steps || rivals.length === 0) return line
  const first = logProbabilityOf(all.slice(from, to), steps)
  if (first === -Infinity) return line
  const odds = rivals.map((text) => {
    const around = all.slice(from, start) + text + all.slice(end, to)
    return { text, weight: Math.max(oddsMin, Math.exp(logProbabilityOf(around, steps) + prior - first)) }
  })
  const [best] = odds.toSorted((a, b) => b.weight - a.weight)
  const total = odds.reduce((sum, { weight }) => sum + weight, 1)
  if (best && best.weight > 1)
    return replaceStretch(line, start, end, { text: best.text, probability: best.weight / total })
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
