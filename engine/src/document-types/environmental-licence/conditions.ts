import type { Reading, ReadLine } from '../../fields/reading.ts'

/** `1.`, `12ª.`, `2.3 -`, `a)`, `•`: how conditions are numbered. Roman numerals head sections and are none. */
const NUMBER = /^\s*(?:\d{1,2}(?:\.\d{1,2})*[ªº°]?\s?[.)-](?!\d)|\d{1,2}\.\d{1,2}\s|[a-z]\)|[•▪◦]\s)\s*/
/** A condition is a sentence; a numbered caption or heading (`3. Atividade: …`, `2. CONDICIONANTES`) is none. */
const SENTENCE = /^\p{Lu}[^:]{40}|^\p{Lu}\p{Ll}*(?:\s\p{Ll}+){4}/u

/**
 * Whether a line belongs to a numbered condition: obligations name dates, terms and goods of their own,
 * and have the lowest weight (docs/domain.md 2.4).
 */
export function isCondition(reading: Reading, line: ReadLine): boolean {
  const page = reading.pages.find((candidate) => candidate.page === line.page)
  const block = page?.blocks.find((candidate) => candidate.includes(line)) ?? [line]
  return block.slice(0, block.indexOf(line) + 1).some((above) => startsCondition(above.line.text))
}

/** The same for running text: whether the paragraph that holds offset `at` began with a number. */
export function isInCondition(text: string, at: number): boolean {
  const paragraph =
    text
      .slice(0, at)
      .split(/\n\n|\f/)
      .at(-1) ?? ''
  return paragraph.split('\n').some(startsCondition)
}

function startsCondition(text: string): boolean {
  const number = NUMBER.exec(text)
  if (!number) return false
  const rest = text.slice(number[0].length)
  return SENTENCE.test(rest) && rest !== rest.toUpperCase()
}
