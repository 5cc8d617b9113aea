import { LIMITS } from '../../limits.ts'
import type { Field } from '../../types.ts'
import { anyOf, pattern } from '../../values/pattern.ts'
import { keyOf, POSSIBLE, type Proposal, type Rows, SURE } from '../../weigh/proposal.ts'
import { type ReaderView, viewWith } from '../../weigh/reader-view.ts'
import { ISSUE_FIELD } from './named-days.ts'
import { withoutPeople } from './replaced.ts'
import { GUARDIANS, WARDS } from './role-fields.ts'

/** How a judge, having told what was asked and what happened, begins to decide (CPC, article 489). */
const DECIDES = pattern('g')`
  (?<![A-Z])(?:(?:ANTE|DIANTE DE?|PELO|FACE AO?|EM FACE DO?) ?O? (?:QUE FOI )?(?:TODO O )?EXPOSTO|ISS?T?O POSTO|POSTO ISS?T?O
  |JULGO (?:PARCIALMENTE )?PROCEDENTES?|DECIDO|ACORDAM?
  |COM (?:TAIS|ESSAS|ESTAS) (?:CONSIDERACOES|RAZOES)|(?:DOU|DERAM|NEGO|NEGARAM)(?:-LHE)?(?: PARCIAL)? PROVIMENTO)(?![A-Z])
`
/** What comes before it, or behind a court of appeal's: a term or a notice that quotes a decision reports nothing. */
const REPORTS = anyOf('VISTOS|RELATORIO|TRATA-SE DE|CUIDA-SE DE|REQUER|REQUEREU|EMENTA|AGRAVANTE|APELANTE')
const JUDGED = /(?<![A-Z])JULGO (?:PARCIALMENTE )?PROCEDENTES?(?![A-Z])/
/** In a sentence that ends no such measure. */
const FOR_A_WHILE =
  /^(?!.*\b(?:REVOG|CESSA|DISPENS|CONVERT|CONVOL|CONFIRM|TORN))(?=.*(?:PROVISORI[AO]|LIMINAR|ANTECIPA|URGENCIA))/s

/** Where a court decides after a report. */
export interface OperativePart extends Rows {
  /** In capitals without accents. */
  readonly text: string
}

/** The last part that names one who may be a guardian, or else the last; null where a paper has no such part. */
export function operativePart(view: ReaderView): OperativePart | null {
  const parts = partsOf(view)
  const likely = view.values(GUARDIANS.key).filter(({ probability }) => probability >= POSSIBLE)
  return parts.findLast((part) => likely.some(isNamedIn(part))) ?? parts.at(-1) ?? null
}

const isIn = (row: number, { from, to }: Rows) => row >= from && row < to
const isNamedIn = (part: Rows) => (one: Proposal) => one.places?.some(({ from }) => isIn(from, part)) ?? false

function partsOf({ text }: ReaderView): OperativePart[] {
  const { folded, rowAt } = text
  const first = folded.search(REPORTS)
  return [...folded.matchAll(DECIDES)].slice(-LIMITS.looksMax).flatMap(({ 0: words, index }) => {
    if (first < 0 || first > index) return []
    const behind = folded.slice(index + words.length).search(REPORTS)
    const end = behind < 0 ? folded.length : index + words.length + behind
    return [{ from: rowAt(index), to: rowAt(end), text: folded.slice(index, end) }]
  })
}

/**
 * Guardians, wards and day of a decision: those that its operative part names, where it names one that is not unlikely. The report names
 * others, whose numbers are left out.
 */
export function asDecided(view: ReaderView, part: OperativePart): ReaderView {
  const isOther = (one: Proposal) => !isNamedIn(part)(one)
  const own = withoutPeople(withoutPeople(view, GUARDIANS.key, isOther), WARDS.key, isOther)
  const days = view.prints(ISSUE_FIELD)
  // A day that may be older than a sure one before it is told of, as that of what the decision makes definitive.
  const before = days.filter((one) => one.position < part.from && one.probability >= SURE)
  const named = view.proposals(ISSUE_FIELD).filter((one) => {
    const isOlder = one.probability < SURE && before.some(({ value }) => String(value) > String(one.value))
    return !isOlder && days.some((day) => keyOf(day) === keyOf(one) && isIn(day.position, part))
  })
  const isNamed = named.some(({ probability }) => probability >= POSSIBLE)
  return isNamed ? viewWith(own, 'proposals', [ISSUE_FIELD, named]) : own
}

/**
 * A report tells of provisional measures; what the decision gives in a judgement that names none is definitive, and what it gives for a
 * while is not.
 */
export function natureAsDecided(nature: Field, part: OperativePart | null): Field {
  if (nature.status !== 'found' || part === null) return nature
  const isForAWhile = part.text.split(/[.;](?=\s)/).some((sentence) => FOR_A_WHILE.test(sentence))
  if (isForAWhile) return { ...nature, value: 'PROVISIONAL' }
  return JUDGED.test(part.text) ? { ...nature, value: 'DEFINITIVE' } : nature
}
