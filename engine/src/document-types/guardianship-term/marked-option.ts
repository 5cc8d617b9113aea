import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { evidenceOf } from '../../fields/span.ts'
import { remembered } from '../../remembered.ts'
import type { Field } from '../../types.ts'
import { shown } from '../../weigh/choose.ts'
import { SURE } from '../../weigh/proposal.ts'

/** What a form asks with a box for each answer: the answer, and how it is printed. */
type Options = Readonly<Record<string, RegExp>>

export const KINDS: Options = { GUARDA: /^GUARDA\b/, TUTELA: /^TUTELA\b/, CURATELA: /^CURATELA\b/ }
export const NATURES: Options = { PROVISIONAL: /\bPROVISORI[AO]\b/, DEFINITIVE: /\bDEFINITIV[AO]\b/ }

/** A box with a cross and an empty one, of which pixels often leave one side or a letter: `(X)`, `X]`, `( )`, `[`, `O`. */
const CROSSED = /^[([{|]?X[)\]}|]?$/
const EMPTY = /^(?:[([{]?[)\]}]|[([{]|[COQDUJ0I□☐])$/
/** An answer has at most so many words. */
const WORDS_MAX = 3

/** A box of a row, and the words behind it. */
interface Answer {
  readonly isCrossed: boolean
  readonly text: string
  readonly line: ReadLine
}

/** The field whose answer a form has marked, where it prints several with a box each and one has a cross; else what is given. */
export function asMarked(field: Field, options: Options, reading: ReadDocument): Field {
  for (const answers of markedRows(reading)) {
    const said = answers.flatMap((answer) => saidBy(answer, options))
    const [marked, ...others] = said.filter(({ isCrossed }) => isCrossed)
    if (!marked || others.some(({ value }) => value !== marked.value)) continue
    if (said.some(({ value }) => value !== marked.value))
      return shown(marked.value, evidenceOf([marked.span]), SURE)
  }
  return field
}

/** The answers of each row with a cross: asked once for every field. */
const markedRows = remembered(({ pages }: ReadDocument) =>
  pages
    .flatMap(({ rows }) => rows)
    .map(answersOf)
    .filter((answers) => answers.some(({ isCrossed }) => isCrossed)),
)

function answersOf(row: readonly ReadLine[]): Answer[] {
  const answers: Answer[] = []
  for (const line of row) {
    // `( )` and `( X )` are one box.
    const words = line.norm.replace(/([([{]) (X?) ?([)\]}])/g, '$1$2$3').split(' ')
    for (const word of words) {
      const isCrossed = CROSSED.test(word)
      const last = answers.at(-1)
      if (isCrossed || EMPTY.test(word)) answers.push({ isCrossed, text: '', line })
      else if (last && last.text.split(' ').length <= WORDS_MAX)
        answers[answers.length - 1] = { ...last, text: `${last.text} ${word}`.trim(), line }
    }
  }
  return answers
}

function saidBy({ isCrossed, text, line }: Answer, options: Options) {
  const span = { line, start: 0, end: line.line.text.length }
  const values = Object.keys(options).filter((value) => options[value]?.test(text))
  return values.map((value) => ({ isCrossed, value, span }))
}
