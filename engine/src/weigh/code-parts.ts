import { groupsAround } from '../values/code-text.ts'
import type { Mention } from './mention.ts'
import type { Proposal } from './proposal.ts'
import { wordsIn } from './role-runs.ts'

/** A code with more signs has no second part: it is a document's number, beside that of a seal. */
const PART_LENGTH_MAX = 20
/** One with fewer is a figure beside it: `nº AAK884213-M0P7 – Tipo 3`. */
const PART_LENGTH_MIN = 3

/** Codes of which the network may see some groups alone, as wholes. */
export function withGroups(codes: readonly Mention[]): Mention[] {
  const whole = codes.map((code) => {
    const [first] = code.words
    const hit = first && groupsAround(first.line.line.text, first.start)
    const from = hit ? first.at - first.start + hit.start : 0
    return hit ? { ...code, words: wordsIn(first.run, from, from + hit.raw.length) } : code
  })
  return whole.filter(({ words }, i) => whole.findIndex((other) => other.words[0] === words[0]) === i)
}

/** The codes of a run as one value, and each by itself. */
export function inParts(all: readonly Proposal[]): readonly Proposal[] {
  const each = all.filter(({ value }) => String(value).length >= PART_LENGTH_MIN)
  const [first] = each
  const isWhole = each.some(({ value }) => String(value).length > PART_LENGTH_MAX)
  if (each.length < 2 || !first || isWhole) return all
  const value = [...new Set(each.map((one) => String(one.value)))].join(' ')
  const probability = Math.max(...each.map((one) => one.probability))
  return [{ ...first, value, spans: each.flatMap(({ spans }) => spans), probability }, ...all]
}

/** Without parts of a code that are printed alone elsewhere, as a number in the letterhead, where the whole is there. */
export function withoutParts(values: readonly Proposal[]): Proposal[] {
  const wholes = values.map(({ value }) => String(value).split(' ')).filter(({ length }) => length > 1)
  const parts = new Set(wholes.flat())
  return values.filter(({ value }) => !parts.has(String(value)))
}
