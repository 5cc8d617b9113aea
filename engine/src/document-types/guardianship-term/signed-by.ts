import { evidenceOf } from '../../fields/span.ts'
import { PEOPLE, roleOf } from '../../reader/role-of.ts'
import type { Field } from '../../types.ts'
import { fold } from '../../values/fold.ts'
import { pattern } from '../../values/pattern.ts'
import { unknown } from '../../weigh/confidence.ts'
import { onOneLine, SENTENCE_REACH } from '../../weigh/document-text.ts'
import { meanProbability } from '../../weigh/mention.ts'
import { BY_FORM, LIKELY, POSSIBLE, PROBABLE, proposalOf } from '../../weigh/proposal.ts'
import type { Choosing } from '../../weigh/reader-view.ts'
import { locate, type Run, type RunWord, wordsIn } from '../../weigh/role-runs.ts'
import { namesOfMention } from '../../weigh/values-of-text.ts'

/** Words of an electronic stamp right before the name of who signed. */
const STAMP_BEFORE = pattern()`
  (?:ASSINAD[OA](?:\(A\))?(?:\s(?:ELETRONICAMENTE|DIGITALMENTE|EM [\d/.]{8,10}(?:,? AS [\d:H]{4,8})?))*,?\s(?:POR|PEL[OA])
  |SIGNATARI[OA]\s?(?:\(A\))?)\s*:?\s*
  (?:EXM[OA]\.?\s)?(?:MM\.?\s)?(?:JUIZA?(?:\(A\))?(?: DE DIREITO)?:?\s)?(?:DRA?\.?(?:\(A\)\.?)?\s)?$
`

/** A place of a run that names somebody. */
interface NamePlace {
  readonly name: string
  /** Same for every spelling of one name. */
  readonly key: string
  readonly run: Run
  /** In the run's text. */
  readonly start: number
  readonly end: number
}

/** Names in the electronic stamp; without one, those at signature lines. */
export function signedByField({ view, choose }: Choosing): Field {
  if (!view.sawWords) return unknown([])
  const { runs } = view
  const all = runs.flatMap(namesOf)
  const before = ({ run, start }: NamePlace) => run.text.slice(Math.max(0, start - SENTENCE_REACH), start)
  const stamped = all.filter((place) => STAMP_BEFORE.test(onOneLine(before(place))))
  const from = bodyEnd(runs)
  const signing = stamped.length > 0 ? stamped : all.filter((place) => isAtSignature(place, from))
  const people = signing.filter(({ key }, i) => signing.findIndex((one) => one.key === key) === i)
  const isRead = runs.some(({ words }) => words.some(({ line }) => line.line.source === 'ocr'))
  // On pixels a stamp in the margin may have been missed.
  const probability = stamped.length === 0 && isRead ? PROBABLE : BY_FORM
  const spans = people.map(({ run, start, end }) => locate(run, start, end))
  const evidence = spans.flatMap((own, i) => evidenceOf(own, [i]))
  const value = people.map(({ name }) => name)
  const proposals = people.length === 0 ? [] : [{ ...proposalOf(value, spans.flat(), probability), evidence }]
  return choose('signedBy', proposals, { value: [], likeliest: 0 })
}

/** A name ends with its line, unless the network saw it go on in the next. */
function namesOf(run: Run): NamePlace[] {
  const text = run.words
    .map((word, i) => {
      const next = run.words[i + 1]
      const isOver = next && next.line !== word.line && !goesOn(next)
      return `${word.text}${isOver ? '\n' : ' '}`
    })
    .join('')
  return namesOfMention(text).map(({ name, start, end }) => ({ name, key: fold(name), run, start, end }))
}

function goesOn(word: RunWord): boolean {
  return word.begins < LIKELY && shareOf([...PEOPLE], [word]) >= LIKELY
}

/** Roles of tokens in the body of a term: people and the case. */
const BODY = (
  'TITLE CASE CASE_CLASS DECISION TERM POWERS GUARDIAN_CPF GUARDIAN_RG NATIONALITY MARITAL_STATUS OCCUPATION ADDRESS ' +
  'RELATIONSHIP WARD WARD_CPF WARD_RG BIRTH BIRTH_PLACE PARENT'
).split(' ')
/** This share of the term's own tokens stands before the first signature; the rest are repeated by signatures and stamps. */
const BODY_SHARE = 0.95

/** The token at which the body of the term ends. */
function bodyEnd(runs: readonly Run[]): number {
  const said = runs
    .flatMap(({ words }) => words)
    .filter(({ row, roles }) => BODY.some((role) => roleOf(row, roles, role) >= LIKELY))
    .map(({ row }) => row)
    .sort((a, b) => a - b)
  return said[Math.floor(said.length * BODY_SHARE)] ?? 0
}

/** What may stand before a name on its line: a rule, a form of address, an office with a colon. */
const LEAD = /^[\s_.…-]*(?:[A-Z() ]{4,30}:\s*)?(?:(?:DR|DRA|SR|SRA)\.?(?:\(A\))?\s)?$/
/** What may stand behind it: the office. */
const REST = /^[\s.,]*$|^\s*[-–,(]\s?[A-Z][A-Z ().ª]{3,50}$/

/** Alone on its line, after nearly all that the term says. */
function isAtSignature({ run, start, end }: NamePlace, from: number): boolean {
  const words = wordsIn(run, start, end)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || first.row < from) return false
  const lineStart = first.at - first.start
  const lineEnd = last.at - last.start + last.line.line.text.length
  const isAlone =
    LEAD.test(fold(run.text.slice(lineStart, start))) && REST.test(fold(run.text.slice(end, lineEnd)))
  return isAlone && shareOf(SIGNING, words) >= POSSIBLE
}

/** A table of the child's data may end with a parent. */
const SIGNING = ['JUDGE', 'OFFICIAL', 'GUARDIAN', 'PERSON']

/** The share of words that are names with these roles, by the network. */
function shareOf(names: readonly string[], words: readonly RunWord[]): number {
  return names.reduce((sum, role) => sum + meanProbability(words, role), 0)
}
