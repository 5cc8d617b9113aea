import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { type Span, spanOfNorm, spanText, wholeLine } from '../../fields/span.ts'
import { isNextLine } from '../../geometry.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { isFull } from '../../weigh/full-lines.ts'
import { PROBABLE, type Proposal, proposalOf } from '../../weigh/proposal.ts'
import { HEAD_LINES } from '../check.ts'

/** A title that is broken goes on in so many lines. */
const NEXT_LINES = 2

/** `Autorização Ambiental para o Transporte …`; what no activity is called by follows `para` as well. */
const FOR = pattern()`
  ^(?:LICENCA|AUTORIZACAO)(?: (?:AMBIENTAL|DE OPERACAO|ESPECIAL|ESTADUAL|FEDERAL|MUNICIPAL|SIMPLIFICADA|UNICA)){0,3} PARA (?:[OA]S? )?
  (?=[A-Z]{5})(?!ATIVIDADE|EMPRE|FINS|FUNCIONA|INSTALA|OPERA|[A-Z]+ [^A-Z]*\d)
`
/** `Transporte` alone says not of what. */
const WHOLE = / D[AEO]S? [A-Z]{4}[^.:;]*[A-Z]{3}$/

/** The activity that a licence's title names, where the title says what it is for; none where it does not. */
export function titleActivity({ lines }: ReadDocument): Proposal | null {
  const first = lines.slice(0, HEAD_LINES)
  for (const [i, line] of first.entries()) {
    const [title] = FOR.exec(line.norm) ?? []
    if (title === undefined) continue
    const rest = spanOfNorm(line, title.length, line.norm.length)
    const spans = wholeSpans(rest, lines.slice(i + 1, i + 1 + NEXT_LINES))
    return spans && proposalOf(spanText(spans), spans, PROBABLE)
  }
  return null
}

/** The rest of the title's line, and of those below it as many as make it whole; null where they do not. */
function wholeSpans(rest: Span, below: readonly ReadLine[]): Span[] | null {
  const spans = [rest]
  for (const line of [...below, null]) {
    if (WHOLE.test(normalise(spanText(spans))) && !(line && isRest(spans.at(-1)?.line, line))) return spans
    if (!line || /[:\d]/.test(line.line.text)) return null
    spans.push(wholeLine(line))
  }
  return null
}

/** One word alone below a full line. */
function isRest(above: ReadLine | undefined, line: ReadLine): boolean {
  const isLone = /^\p{L}+$/u.test(line.line.text)
  return isLone && above !== undefined && isNextLine(above.box, line.box) && isFull(above, line)
}
