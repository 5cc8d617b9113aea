import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
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
export function asMarked(field: Field, options: Options, { pages }: ReadDocument): Field {
  for (const row of pages.flatMap(({ rows }) => rows)) {
    const answers = answersOf(row)
    const crossed = answers
      .filter(({ isCrossed }) => isCrossed)
      .flatMap((answer) => saysWhat(answer, options))
    const empty = answers.filter(({ isCrossed }) => !isCrossed).flatMap((answer) => saysWhat(answer, options))
    const [marked, ...others] = crossed
    if (!marked || others.some(({ value }) => value !== marked.value)) continue
    if (empty.some(({ value }) => value !== marked.value))
      return shown(marked.value, evidenceOf([marked.span]), SURE)
  }
  return field
}

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

function saysWhat(
  { text, line }: Answer,
  options: Options,
): { readonly value: string; readonly span: Span }[] {
  const span = { line, start: 0, end: line.line.text.length }
  return Object.entries(options).flatMap(([value, printed]) => (printed.test(text) ? [{ value, span }] : []))
}
