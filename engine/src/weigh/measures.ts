import type { Mention } from './mention.ts'
import { isLinking } from './pieces.ts'
import type { RunWord } from './role-runs.ts'

const FIGURE = /^\d{1,3}(?:\.?\d{3})*(?:,\d+)?$/

/** Texts without those that are the middle of a measure: `produção de queijo, capacidade de` | `3.000 litros por dia`. */
export function withoutMeasures(texts: readonly Mention[]): readonly Mention[] {
  return texts.filter((text, i) => !isInMeasure(text, texts[i - 1]))
}

/** Whether a text begins with the figure or the unit of a measure, in the sentence of the text before. */
function isInMeasure({ words: [first] }: Mention, before: Mention | undefined): boolean {
  const last = before?.words.at(-1)
  if (!last || last.run !== first?.run) return false
  const { words } = last.run
  if (words.slice(last.index, first.index).some(({ text }) => /[.;:]$/.test(text))) return false
  return isFigure(words, first.index) || (/^\p{Ll}/u.test(first.text) && isFigure(words, first.index - 1))
}

/** A figure behind a preposition. */
function isFigure(words: readonly RunWord[], index: number): boolean {
  const before = words[index - 1]?.text ?? ''
  return FIGURE.test(words[index]?.text ?? '') && (isLinking(before) || /^até$/i.test(before))
}
