import { type ReadDocument, type ReadLine, standsBelow, standsBeside } from '../../fields/reading.ts'
import { type FoundSpan, type Span, spanOfNorm, spansInNorm } from '../../fields/span.ts'
import { isBelow } from '../../geometry.ts'
import { LIMITS } from '../../limits.ts'
import { findDates } from '../../values/date.ts'
import { DANGEROUS_GOODS, isDenied, isExpired } from '../../values/observations.ts'
import { isProse } from '../../weigh/role-runs.ts'
import { markedAnswer } from '../marked-answer.ts'

/** What a paper that is no card says of the course for dangerous goods, and where it names it; null: nothing that is understood. */
export interface NamedCourse {
  readonly has: boolean | null
  readonly span: Span
}

/** What the paper answers to whether the driver has it. An empty box says no where others are marked: `unmarked`. */
type Answer = 'yes' | 'no' | 'unmarked'

/** Verbs by which somebody has it; `deve possuir` and `não possui` are none. */
const HAS =
  '(?:CONCLUI(?:U|NDO)?|FEZ|FIZ|FREQUENT(?:OU|EI)|REALIZ(?:OU|EI)|TE(?:M|NDO|NHO)|POSSU(?:I|O|INDO)|' +
  'CONSTAM?|(?:DECLAR|INFORM)[AO] POSSUIR|ANOTACAO D[AEO]S?)'
/** As much of a sentence stands between the verb and the course. */
const CLAUSE = '[^.;:?]{0,120}$'
/** `Cursos: transporte de produtos perigosos`, `já fez o MOPP`. */
const YES_BEFORE = new RegExp(`^\\W*CURSOS?(?: [A-Z]+){0,2}[ .]*:[^:]*$|(?<!\\bNAO )\\b${HAS}\\b${CLAUSE}`)
/** `Curso MOPP: sim`, `(MOPP) feito em`, `MOPP em dia`, `MOPP (validade 11/2028)`. */
const YES_BEHIND = new RegExp(
  '^[^A-Z([]*(?:SIM(?![A-Z])|(?:FOI )?(?:CONCLUIDO|FEITO|REALIZADO) (?:EM|N[AO])\\b|(?:EM DIA|OK|VIGENTE)(?![A-Z]))' +
    '|^\\W*(?:(?:VALIDADE|VAL\\.?|VALIDO ATE)\\W{0,3})?(?:\\d\\d/)?\\d\\d/\\d{4}',
)
/** `não possui o MOPP`, `por não possuir o MOPP`; `se não possuir` is none. */
const DENIED_BEFORE = new RegExp(
  String.raw`\b(?:(?:NAO|NUNCA) ${HAS}|(?:POR|(?:AFIRM|DECLAR|INFORM)[AO](?: QUE)?) NAO (?:POSSUIR|TER))\b${CLAUSE}`,
)
/** `[X] MOPP`, `( ) Sim, com curso MOPP`: OCR may see an empty box as a letter. */
const BOX_BEFORE = /(?:[([]\s*(X?)\s*|(?<![A-Z])[O0])[)\]]\s*[^()[\]:]{0,20}$/
/** The answers of a form: `( ) sim (X) não`. */
const YES_OR_NO = /(?<![A-Z])(?:SIM|NAO)(?![A-Z])/g
/** A box of a form, crossed or not, or all that is left of a crossed one in its cell. */
const BOX = /[([]\s?[)\]]|[([|I]\s?(X)\s?[)\]]|^[([]?\s?(X)\s?[)\]]?$/
/** A heading over a list of courses, or its key in a record: `"cursos": [`, `result.cursos[0]`. */
const HEADING = /^\W*(?:\w+\.)*CURSOS?(?: [A-Z]+){0,4}[\W\d]*$/
/** Lines of a sentence before the one that names the course. */
const SENTENCE_LINES = 3

/** Whether the driver has the course, from the words, the boxes and the cells around its name; null where it is not named. A yes wins. */
export function namedCourse({ lines }: ReadDocument): NamedCourse | null {
  const naming = lines.flatMap((line, at) => {
    // A sentence goes on in the next line, also within the course's name, and so does a cell within it.
    const isOpen = isProse([line]) || !DANGEROUS_GOODS.test(line.norm)
    const next = isOpen && lines.slice(at, at + LIMITS.looksMax).find((one) => standsBelow(one, line))
    const text = next ? `${line.norm} ${next.norm}` : line.norm
    const match = DANGEROUS_GOODS.exec(text)
    return match && match.index < line.norm.length ? [{ line, at, match, text }] : []
  })
  if (naming.length === 0) return null
  const isMarked = lines.some(isCrossed)
  const found = naming.slice(0, LIMITS.looksMax).map(({ line, at, match, text }): NamedCourse => {
    const [from, to] = [match.index, match.index + match[0].length]
    const [before, behind] = [text.slice(0, from), text.slice(to)]
    const span = spanOfNorm(line, from, to)
    if (isExpired(behind)) return { has: null, span }
    const sentence = lines.slice(Math.max(0, at - SENTENCE_LINES), at).map(({ norm }) => norm)
    const answer =
      answerAround(line, before, behind) ??
      answerInCells(line, lines) ??
      answerInSentence(before) ??
      answerInSentence([...sentence, before].join(' ')) ??
      (isListed(line, lines) ? 'yes' : null)
    return { has: answer === null || (answer === 'unmarked' && !isMarked) ? null : answer === 'yes', span }
  })
  return found.find(({ has }) => has) ?? found.find(({ has }) => has === false) ?? found[0] ?? null
}

function answerAround(line: ReadLine, before: string, behind: string): Answer | null {
  const marked = markedAnswer([line], yesOrNoIn, 2)
  if (marked) return asAnswer(marked)
  const [box, cross] = BOX_BEFORE.exec(before) ?? []
  if (box) return cross ? 'yes' : 'unmarked'
  if (isDenied(behind)) return 'no'
  return YES_BEHIND.test(behind) ? 'yes' : null
}

const yesOrNoIn = (line: ReadLine) => spansInNorm(line, YES_OR_NO)

function asAnswer({ value }: Pick<FoundSpan, 'value'>): Answer {
  return value === 'SIM' ? 'yes' : 'no'
}

function isCrossed({ norm }: ReadLine): boolean {
  const [, boxed, alone] = BOX.exec(norm) ?? []
  return (boxed ?? alone) !== undefined
}

function answerInSentence(before: string): Answer | null {
  if (DENIED_BEFORE.test(before)) return 'no'
  return YES_BEFORE.test(before) ? 'yes' : null
}

/** The cell below its caption or beside it, a date in its row of a table of courses, or a cross there, below `Sim` or `Não`. */
function answerInCells(course: ReadLine, lines: readonly ReadLine[]): Answer | null {
  const own = lines.filter(({ page }) => page === course.page)
  const below = own.find((one) => standsBelow(one, course))
  const beside = own.filter((one) => standsBeside(one, course))
  // `Sim` and `Não` beside each other are the heads of two columns.
  const told = answerOf(below) ?? (answerOf(beside[1]) ? null : answerOf(beside[0]))
  if (told) return told
  const isInTable = own.some(({ norm, box }) => HEADING.test(norm) && box.bottom <= course.box.top)
  const row = isProse([course]) ? beside : [course, ...beside]
  // From one day until another it is held, whatever table says so.
  if (row.flatMap(({ line }) => findDates(line.text)).length > (isInTable ? 0 : 1)) return 'yes'
  const crossed = beside.find(isCrossed)
  const isAbove = ({ box }: ReadLine) => crossed && isBelow(box, crossed.box, Number.POSITIVE_INFINITY)
  return answerOf(own.findLast((one) => isAbove(one) && answerOf(one)))
}

/** What a cell begins with. */
function answerOf(line: ReadLine | undefined): Answer | null {
  const [answer] = line ? yesOrNoIn(line) : []
  return answer && /^[\s|:]*$/.test(line?.norm.slice(0, answer.start) ?? '') ? asAnswer(answer) : null
}

/**
 * A line of its own below the heading of a list or beside it, and before no dash, on a paper without boxes or crosses; in brackets or
 * behind `ou` a heading goes on. In a record all that follows a key and its bracket is listed, up to the next one.
 */
function isListed(course: ReadLine, lines: readonly ReadLine[]): boolean {
  const opening = lines.slice(0, lines.indexOf(course)).findLast(({ norm }) => /\[(?!\])/.test(norm))
  if (opening && HEADING.test(opening.norm)) return true
  const isHeading = (one: ReadLine) =>
    HEADING.test(one.norm) && (standsBelow(course, one) || standsBeside(course, one))
  const isNone = (one: ReadLine) =>
    BOX.test(one.norm) || (/^\W*$/.test(one.norm) && standsBeside(one, course))
  return lines.some(isHeading) && !OPTIONS.test(course.norm) && !lines.some(isNone)
}

const OPTIONS = /^\W*[([]|(?<![A-Z])OU(?![A-Z])/
