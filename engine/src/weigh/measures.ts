import { roleOf } from '../reader/role-of.ts'
import type { Mention } from './mention.ts'
import { isLinking } from './pieces.ts'
import { POSSIBLE } from './proposal.ts'
import type { Run, RunWord } from './role-runs.ts'

const FIGURE = /^\d{1,3}(?:\.?\d{3})*(?:,\d+)?$/
/** `t/ano`, `litros`, `m³`. */
const UNIT = /^\p{Ll}/u

/**
 * Texts of a run without those that are the middle of a measure, and with the measures that they end in: `produção de queijo, capacidade
 * de` | `3.000 litros por dia` is one activity, and `usina com capacidade de` goes on with `1.200 t/ano`.
 */
export function withMeasures(texts: readonly Mention[], { words }: Run): Mention[] {
  return texts
    .filter((text, i) => !isInMeasure(text, texts[i - 1], words))
    .map((text) => ({ ...text, words: [...text.words, ...restOfMeasure(text, words)] }))
}

/** Whether a text begins with the figure or the unit of a measure, in the sentence of the text before. */
function isInMeasure(
  { words: [first] }: Mention,
  before: Mention | undefined,
  words: readonly RunWord[],
): boolean {
  const last = before?.words.at(-1)
  if (!first || !last || words.slice(last.index, first.index).some(({ text }) => /[.;:]$/.test(text)))
    return false
  return isFigure(words, first.index) || (UNIT.test(first.text) && isFigure(words, first.index - 1))
}

/** A figure behind a preposition. */
function isFigure(words: readonly RunWord[], index: number): boolean {
  return FIGURE.test(words[index]?.text ?? '') && leads(words[index - 1])
}

function leads(word: RunWord | undefined): boolean {
  return word !== undefined && (isLinking(word.text) || /^até$/i.test(word.text))
}

/** What is measured: `capacidade nominal de 118.000 m³` goes on up to the unit. */
const MEASURED = /^(?:capacidade|potência|vazão|volume|área)$/iu
/** Of the last words, `com capacidade instalada`, and from there to the figure. */
const MEASURED_WITHIN = 2
const TO_FIGURE_MAX = 3

function restOfMeasure({ role, words: own }: Mention, words: readonly RunWord[]): readonly RunWord[] {
  const last = own.at(-1)
  if (!last) return []
  const isMeasured = own.slice(-MEASURED_WITHIN).some(({ text }) => MEASURED.test(text))
  const reach = last.index + (isMeasured ? TO_FIGURE_MAX : 1)
  const figure =
    last.index + words.slice(last.index, reach + 1).findIndex(({ index }) => isFigure(words, index))
  const unit = figure < last.index ? undefined : words[figure + 1]
  if (unit && UNIT.test(unit.text)) return words.slice(last.index + 1, figure + 2)
  const next = words[last.index + 1]
  return next && leads(last) && roleOf(next.row, next.roles, role) >= POSSIBLE ? [next] : []
}
