import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { evidenceOf, spanOfNorm } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { shown } from '../../weigh/choose.ts'
import { SURE } from '../../weigh/proposal.ts'
import { markedAnswer } from '../marked-answer.ts'

/** What a form asks with a box for each answer: how an answer is printed, and its value by the beginning of what the group finds. */
interface Options {
  readonly print: RegExp
  readonly values: Readonly<Record<string, string>>
}

export const KINDS: Options = {
  print: /(?<![A-Z])(GUARDA|TUTELA|CURATELA)(?![A-Z])/g,
  values: { GUARDA: 'GUARDA', TUTELA: 'TUTELA', CURATELA: 'CURATELA' },
}
export const NATURES: Options = {
  print: /(?<![A-Z])(?:(?:GUARDA|TUTELA|CURATELA) )?(PROVISORI|DEFINITIV)[AO](?![A-Z])/g,
  values: { PROVISORI: 'PROVISIONAL', DEFINITIV: 'DEFINITIVE' },
}

/** The field whose answer a form has marked, where it prints two or more with a box each; else what is given. */
export function asMarked(field: Field, { print, values }: Options, reading: ReadDocument): Field {
  const answersIn = (line: ReadLine) =>
    [...line.norm.matchAll(print)].map(({ 0: { length }, 1: word = '', index }) => {
      return { value: values[word] ?? word, ...spanOfNorm(line, index, index + length) }
    })
  const marked = markedAnswer(reading.lines, answersIn, 2)
  return marked ? shown(marked.value, evidenceOf([marked]), SURE) : field
}
