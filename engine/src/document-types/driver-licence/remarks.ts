import { NOTHING } from '../../fields/field.ts'
import { type ReadDocument, type ReadLine, standsBelow, standsBeside } from '../../fields/reading.ts'
import { evidenceOf, type Span, spanText, wholeLine } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { normalise } from '../../values/normalise.ts'
import {
  findCourses,
  isNoObservation,
  isObservation,
  readCetpp,
  withoutDenied,
} from '../../values/observations.ts'
import { shown } from '../../weigh/choose.ts'
import { following } from '../../weigh/confidence.ts'
import { LIKELY, type Proposal, TELLING, weighed } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { typedField } from '../../weigh/role-field.ts'
import { namedCourse } from './named-course.ts'
import { REMARKS, remarksOf } from './roles.ts'

/** That no remarks say it, where their place was seen; and what stands elsewhere, where the text may ask for it. */
const ELSEWHERE = 0.8
/** Their caption, and the rest of it up to a colon or where the line ends. */
const PLACE = /(?<![A-Z])OBSERVAC(?:AO|OES)(?![A-Z])(?:([^.:;]{0,40}:\s*|$)|)/

/**
 * Whether the remarks say that the holder may carry dangerous goods; a document that is no card may say so anywhere. False needs the
 * place of the remarks to be seen: a document without a word about courses does not say no. One whose
 * print could be another's, a letter apart, or of which what is said is not understood, is doubtful.
 */
export function cetppOf(comments: Field | undefined, reading: ReadDocument, isPaper: boolean): Field {
  const remarks = comments?.status === 'found' ? readCetpp(String(comments.value)) : null
  const named = isPaper && !remarks?.hasCetpp ? namedCourse(reading) : null
  if (named && named.has !== null) return shown(named.has, evidenceOf([named.span]), ELSEWHERE)
  const isDoubtful = named !== null || remarks?.doubtful
  if (comments && remarks) return following(comments, remarks.hasCetpp, isDoubtful ? LIKELY : 1)
  const confidence = Math.min(comments?.confidence ?? 0, isDoubtful ? LIKELY : ELSEWHERE)
  const seen = evidenceOf(placeOfRemarks(reading))
  return seen.length === 0 ? { ...NOTHING, confidence } : shown(false, seen, confidence)
}

/** Remarks as the network sees them, and courses that it takes for a part of the class before them: `categoria D EAR`, `AD/EAR`. */
export function remarksIn(view: ReaderView): readonly Proposal[] {
  const isCourse = ({ position }: Proposal) => OF_COURSE.test(view.toldBefore(position))
  const seen = weighed(view.proposals(REMARKS), (one) => (isCourse(one) ? 1 / TELLING : 1))
  const isSeen = (code: string) => seen.some(({ value }) => String(value).includes(code))
  return [...seen, ...view.values(COURSES).filter(({ value }) => !isSeen(String(value)))]
}

/** `Cursos: MOPP`, `concluiu o CURSO DE TRANSPORTE DE PRODUTOS PERIGOSOS (MOPP)`: what somebody learnt, on no licence yet. */
const OF_COURSE = /(?<![A-Z])CURSOS?(?![A-Z])[^.:;]*:?\s*$/

const COURSES = typedField('comments', 'CATEGORY', findCourses)

/** Whether a remark seems to stand behind the word for it: the network may have missed it. */
export function tellsOfRemarks({ lines }: ReadDocument): boolean {
  return lines.some(({ norm }, at) => {
    const found = PLACE.exec(norm)
    if (found?.[1] === undefined) return false
    const told = norm.slice(found.index + found[0].length) || (lines[at + 1]?.norm ?? '')
    return isObservation(told) && !isNoObservation(told)
  })
}

/**
 * Remarks to the end of their cell beside or below their caption, or to the quotation mark that closes them, where the network ends them
 * before; and without a course that is denied behind it.
 */
export function toTheirEnd(remarks: Proposal, { lines }: ReadDocument): Proposal[] {
  const last = remarks.spans.at(-1)
  if (!last) return [remarks]
  const { line, start, end } = last
  const [own, behind] = [line.line.text.slice(start, end), line.line.text.slice(end)]
  const isOpen = (own.match(QUOTE)?.length ?? 0) % 2 === 1
  const isAll = remarks.spans.length === 1 && isWholeCell(last, lines)
  const more = isAll ? behind : isOpen ? (CLOSING.exec(behind)?.[0] ?? '') : ''
  const told = withoutDenied(own, behind)
  const to = told === own ? end + more.length : start + told.length
  if (to === end) return [remarks]
  const spans = [...remarks.spans.slice(0, -1), { ...last, end: to }].filter((one) => one.end > one.start)
  const value = remarksOf(spanText(spans))
  return value === null ? (to > end ? [remarks] : []) : [{ ...remarks, value, spans }]
}

const QUOTE = /["“”«»]/g
const CLOSING = /^[^"“”«»:;]{0,40}["”»]/
const CAPTION = /^(?:[A-Z]+ ){0,3}[^A-Z]*(?:OBSERVAC|RESTRIC)(?:AO|OES)(?: [A-Z/()]+){0,4}[ .]*:?\s*$/

/** Whether a line tells of nothing but the remarks that begin there, behind a caption of theirs in it, beside it or above it. */
function isWholeCell({ line, start, end }: Span, lines: readonly ReadLine[]): boolean {
  const before = normalise(line.line.text.slice(0, start))
  if (line.norm.slice(end).includes(':')) return false
  if (before !== '') return before.endsWith(':') && CAPTION.test(before)
  return lines.some((one) => CAPTION.test(one.norm) && (standsBeside(line, one) || standsBelow(line, one)))
}

/** Their caption. */
function placeOfRemarks({ lines }: ReadDocument): Span[] {
  const line = lines.find(({ norm }) => PLACE.test(norm))
  return line ? [wholeLine(line)] : []
}
