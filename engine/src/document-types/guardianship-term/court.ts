import { bestRole } from '../../reader/role-of.ts'
import type { Fields } from '../../types.ts'
import { caseNumberParts } from '../../values/case-number.ts'
import { findUfs, isUf, stateCourt, type Uf } from '../../values/uf.ts'
import { unknown } from '../../weigh/confidence.ts'
import { isLikely, PROBABLE, type Proposal, proposalOf, SURE, together } from '../../weigh/proposal.ts'
import type { Choosing, ReaderView } from '../../weigh/reader-view.ts'
import type { RunWord } from '../../weigh/role-runs.ts'
import { city } from '../../weigh/values-of-text.ts'
import { DISTRICT_FIELD, DIVISION_FIELD } from './role-fields.ts'

const NAME =
  /(?:TRIBUNAL DE JUSTICA|PODER JUDICIARIO|JUSTICA)(?: D[OA])?(?: ESTADO)?(?: D[OEA]S?)?\s|(?<![A-Z])ESTADO D[OEA]S?\s/g
/** `TJSP`, also in hosts of courts. */
const CODE = /(?<![A-Z])TJ(DFT|[A-Z]{2})(?![A-Z])/g
/** A state's name right after the words; further on it may be another state's. */
const NAME_REACH = 24

/** `COMARCA DE PATOS – 7ª VARA`: its town ends with a sign, a line or a court. */
const TOWN =
  /(?<!\p{L})[Cc](?:omarca|OMARCA) (?:d[aeo]|D[AEO])((?: (?!V[Aa][Rr][Aa])(?:\p{Lu}[\p{L}']+|d[aeo]s?))+)/u

/** The district; where the network sees none, the first that the text calls so. */
export function districtsOf({ proposals, text }: ReaderView): readonly Proposal[] {
  const seen = proposals(DISTRICT_FIELD)
  const found = TOWN.exec(text.text)
  const town = found && city(found[1]?.trim() ?? '')
  if (!town || seen.some(isLikely)) return seen
  const end = found.index + found[0].length
  return [proposalOf(town, text.locate(end - town.length, end), PROBABLE), ...seen]
}

/** A heading in capitals alone, after a number: `1ª VARA DOS FEITOS DE REL DE CONS CIV E COMERCIAIS DE SEABRA`. */
const HEADING = /^(?:\d{1,2}\S+ )?[^\p{Ll}\d:]+[^\p{P}]$/u
/** The end of a heading that names the district, which is a field of its own. */
const OF_DISTRICT = / D[AE] COMARCA .*$/

/** The court; where the network takes only a part of the heading that begins with it, all of the heading. */
export function divisionsOf({ proposals, runs }: ReaderView): readonly Proposal[] {
  for (const word of runs.flatMap((run) => run.words)) {
    const { line, start, row, roles } = word
    if (start > 0 || bestRole(row, roles) !== DIVISION_FIELD.role || !HEADING.test(line.line.text)) continue
    const heading = line.line.text.replace(OF_DISTRICT, '')
    if (isCutShort(word, heading)) return [proposalOf(heading, [{ line, start, end: heading.length }], SURE)]
  }
  return proposals(DIVISION_FIELD)
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
  const names = findUfs(text).filter(({ form }) => form === 'name')
  for (const { 0: words, index } of folded.matchAll(NAME)) {
    const from = index + words.length
    const hit = names.find(({ start }) => start >= from - 1 && start < from + NAME_REACH)
    // A letterhead comes first, and is sure to name the term's own court, as the case number is.
    if (hit) add(hit.uf, index, hit.end, places.length === 0 ? SURE : PROBABLE)
  }
  for (const { 0: words, 1: code = '', index } of folded.matchAll(CODE)) {
    const uf = code === 'DFT' ? 'DF' : code
    if (isUf(uf)) add(uf, index, index + words.length, PROBABLE)
  }
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
