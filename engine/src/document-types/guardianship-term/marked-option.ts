import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { evidenceOf, spansInNorm } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { anyOf } from '../../values/pattern.ts'
import { shown } from '../../weigh/choose.ts'
import { SURE } from '../../weigh/proposal.ts'
import { markedAnswer } from '../marked-answer.ts'

const KIND = anyOf('GUARDA|TUTELA|CURATELA', 'g')
const NATURE = /(?<![A-Z])(?:(?:GUARDA|TUTELA|CURATELA) )?(PROVISORI|DEFINITIV)[AO](?![A-Z])/g
const NATURES: Readonly<Record<string, string>> = { PROVISORI: 'PROVISIONAL', DEFINITIV: 'DEFINITIVE' }

/** What a form asks with a box for each answer. */
export const kindsIn = (line: ReadLine) => spansInNorm(line, KIND)
export const naturesIn = (line: ReadLine) =>
  spansInNorm(line, NATURE).map((one) => ({ ...one, value: NATURES[one.value] ?? one.value }))

/** The field whose answer a form has marked, where it prints two or more with a box each; else what is given. */
export function asMarked(field: Field, answersIn: typeof kindsIn, { lines }: ReadDocument): Field {
  const marked = markedAnswer(lines, answersIn, 2)
  return marked ? shown(marked.value, evidenceOf([marked]), SURE) : field
}
