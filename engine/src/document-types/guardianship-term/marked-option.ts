import type { ReadDocument } from '../../fields/reading.ts'
import { evidenceOf, spansInNorm } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { anyOf } from '../../values/pattern.ts'
import { shown } from '../../weigh/choose.ts'
import { SURE } from '../../weigh/proposal.ts'
import { markedAnswer } from '../marked-answer.ts'

/** What a form asks with a box for each answer: how an answer is printed, and its value by what the group finds, if it is another. */
interface Options {
  readonly print: RegExp
  readonly values: Readonly<Record<string, string>>
}

export const KINDS: Options = {
  print: anyOf('GUARDA|TUTELA|CURATELA', 'g'),
  values: {},
}
export const NATURES: Options = {
  print: /(?<![A-Z])(?:(?:GUARDA|TUTELA|CURATELA) )?(PROVISORI|DEFINITIV)[AO](?![A-Z])/g,
  values: { PROVISORI: 'PROVISIONAL', DEFINITIV: 'DEFINITIVE' },
}

/** The field whose answer a form has marked, where it prints two or more with a box each; else what is given. */
export function asMarked(field: Field, { print, values }: Options, reading: ReadDocument): Field {
  const marked = markedAnswer(reading.lines, (line) => spansInNorm(line, print), 2)
  return marked ? shown(values[marked.value] ?? marked.value, evidenceOf([marked]), SURE) : field
}
