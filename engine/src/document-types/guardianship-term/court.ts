import { bestRole } from '../../reader/role-of.ts'
import type { Fields } from '../../types.ts'
import { caseNumberParts } from '../../values/case-number.ts'
import { type CourtHit, findCourts, findStateCourts, isOffice } from '../../values/court-name.ts'
import { stateCourt, type Uf } from '../../values/uf.ts'
import { unknown } from '../../weigh/confidence.ts'
import { isLikely, PROBABLE, type Proposal, proposalOf, SURE, together } from '../../weigh/proposal.ts'
import type { Choosing, ReaderView } from '../../weigh/reader-view.ts'
import type { RunWord } from '../../weigh/role-runs.ts'
import { city } from '../../weigh/values-of-text.ts'
import { DISTRICT_FIELD, DIVISION_FIELD } from './role-fields.ts'

/** The district; where the network sees none, or no court, that of the court that the text names. */
export function districtsOf(view: ReaderView): readonly Proposal[] {
  const seen = view.proposals(DISTRICT_FIELD)
  const told = courtTold(view)
  const named = told?.town ? told : findCourts(view.text.text)[0]
  const town = city(named?.town ?? '')
  if (!named || !town || (named !== told && seen.some(isLikely))) return seen
  const own = proposalOf(town, view.text.locate(named.end - town.length, named.end), PROBABLE)
  return named === told ? [own] : [own, ...seen]
}

/** The court that the text names where the network sees a part of it, none, or the office of a registry, which certifies its decision. */
function courtTold({ proposals, text }: ReaderView): CourtHit | undefined {
  const [seen] = proposals(DIVISION_FIELD)
  const part = seen && isLikely(seen) && !isOfOffice(seen) ? `${seen.value} ` : ''
  return findCourts(text.text).find(({ division }) => division !== '' && division.startsWith(part))
}

function isOfOffice({ spans: [span] }: Proposal): boolean {
  return span !== undefined && isOffice(span.line.line.text.slice(0, span.end))
}

/** A heading in capitals alone, after a number: `1ª VARA DOS FEITOS DE REL DE CONS CIV E COMERCIAIS DE SEABRA`. */
const HEADING = /^(?:\d{1,2}\S+ )?[^\p{Ll}\d:]+[^\p{P}]$/u
/** The end of a heading that names the district, which is a field of its own, or behind a dash the system. */
const OF_DISTRICT = / (?:D[AE] COMARCA|[–-]) .*$/

/** The court; where the network takes only a part of the heading that begins with it, all of the heading. */
export function divisionsOf(view: ReaderView): readonly Proposal[] {
  for (const word of view.runs.flatMap((run) => run.words)) {
    const { line, start, row, roles } = word
    if (start > 0 || bestRole(row, roles) !== DIVISION_FIELD.role || !HEADING.test(line.line.text)) continue
    const heading = line.line.text.replace(OF_DISTRICT, '')
    if (isCutShort(word, heading)) return [proposalOf(heading, [{ line, start, end: heading.length }], SURE)]
  }
  const told = courtTold(view)
  const spans = told && view.text.locate(told.start, told.start + told.division.length)
  if (spans) return [proposalOf(told.division.replace(/\s+/g, ' '), spans, PROBABLE)]
  const seen = view.proposals(DIVISION_FIELD)
  const other =
    seen.some(isOfOffice) && view.prints(DIVISION_FIELD).find((one) => isLikely(one) && !isOfOffice(one))
  return other ? [other] : seen
}

/** Whether words without a role are between those of the court in a heading, or behind them. */
function isCutShort({ run, index, line }: RunWord, heading: string): boolean {
  const words = run.words.slice(index, index + line.line.words.length)
  const own = words
    .filter(({ start }) => start < heading.length)
    .map(({ row, roles }) => bestRole(row, roles))
  return own.includes('O') && own.every((role) => role === 'O' || NAMES_COURT.has(role))
}

const NAMES_COURT: ReadonlySet<string> = new Set([DIVISION_FIELD.role, DISTRICT_FIELD.role])

/** A place that names a court. */
interface Place extends Pick<Proposal, 'spans' | 'probability'> {
  readonly uf: Uf
  readonly court: string
}

/** The state's court: by its name, its addresses, and the number of the case, which every court counts in its own series. */
export function courtOf({ view, choose }: Choosing, caseNumber: string | null): Fields {
  const { text, folded, locate } = view.text
  const places: Place[] = []
  const add = (uf: Uf, start: number, end: number, probability: number, court = stateCourt(uf)) =>
    places.push({ uf, court, spans: locate(start, end), probability })
  // A letterhead comes first, and is sure to name the term's own court, as the case number is.
  for (const [i, { uf, start, end, isName }] of findStateCourts(text, folded).entries())
    add(uf, start, end, isName && i === 0 ? SURE : PROBABLE)
  const numbered = caseNumberParts(caseNumber ?? '')
  const at = caseNumber === null ? -1 : text.indexOf(caseNumber)
  if (caseNumber !== null && numbered?.court && numbered.uf && at >= 0)
    add(numbered.uf, at, at + caseNumber.length, SURE, numbered.court)
  const fieldOf = (name: string, read: (place: Place) => string) => {
    const proposals = together(places.map((one) => proposalOf(read(one), one.spans, one.probability)))
    return proposals.length === 0 ? unknown(null) : choose(name, proposals, { value: null, likeliest: 0 })
  }
  return { court: fieldOf('court', ({ court }) => court), state: fieldOf('state', ({ uf }) => uf) }
}
