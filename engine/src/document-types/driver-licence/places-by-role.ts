import { type ReadLine, standsBeside } from '../../fields/reading.ts'
import { spanText, wholeLine } from '../../fields/span.ts'
import { fold } from '../../values/fold.ts'
import { normalise } from '../../values/normalise.ts'
import { anyOf } from '../../values/pattern.ts'
import { stateOfBlank } from '../../values/place.ts'
import { findRenachs } from '../../values/renach.ts'
import { trimmed } from '../../values/trimmed-text.ts'
import { findUfs, isUf } from '../../values/uf.ts'
import { isLikely, PROBABLE, type Proposal, proposalOf } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { brokenField, textField, typedField } from '../../weigh/role-field.ts'
import { locate, wordsIn } from '../../weigh/role-runs.ts'
import type { FoundValue } from '../../weigh/values-of-grammar.ts'
import { statesBesideClass } from '../../weigh/values-of-text.ts'
import { CARD_ISSUER, PLACE_OF_BIRTH, PLACE_OF_ISSUE } from './roles.ts'
import { codesBy, onlyState } from './states.ts'

/**
 * Places whose city and state stand in cells of their own, and issuers that are named by their state alone. Where a paper names none,
 * the RENACH begins with the state (domain section 1.4).
 *
 * @param isCard on which the issuer is always the state's agency
 */
export function placesByRole(
  view: ReaderView,
  lines: readonly ReadLine[],
  number: Proposal | undefined,
  isCard: boolean,
): Readonly<Record<string, readonly Proposal[]>> {
  const named = [
    ...view.values(CARD_ISSUER),
    ...statesOfLetterhead(view, lines),
    ...onlyIssuer(printed(view, issuers)),
  ]
  const issuedIn = [PLACE_OF_ISSUE, STATE_BESIDE_CLASS, STATE_BEHIND_NUMBER].flatMap(view.values)
  // Another agency than the one that issued it may ask for a licence's data.
  if (isCard || !issuedIn.some(isLikely)) issuedIn.push(...named)
  const isOwn = ({ position }: Proposal) =>
    ![ADDRESSED, HOME].some((pattern) => pattern.test(view.textBefore(position)))
  const told = issuedIn.filter(isOwn)
  const born = [...view.proposals(PLACE_OF_BIRTH), ...cityAndState(view, lines)]
  return {
    placeOfBirth: born.filter(isOwn),
    placeOfIssue: told.some(isLikely) ? told : [...told, ...renachBeside(view, number)],
    cardIssuer: told.map((state) => {
      const isNamed = isCard || named.some(({ value }) => value === state.value)
      return { ...state, value: `DETRAN-${String(state.value)}`, sureAtMost: isNamed ? 1 : PROBABLE }
    }),
  }
}

/** The line before an agency that a letter is for: `Ao Diretor do`. */
const ADDRESSED = /(?:^|\n)(?:Aos?|AOS?|Às?)\s[^\n,;]*$/u
/** What stands before the town of an address: the network takes it for another. */
const HOME = /(?:resid|domicili)\p{L}+(?:\se\s\p{L}+)?\s(?:em|n[ao])\s(?:\p{L}+\sd[aeo]\s)?$/iu

/** A city with the state of another cell; where the network sees none, that of the blank behind the city. */
function cityAndState(view: ReaderView, lines: readonly ReadLine[]): Proposal[] {
  const parts = view.proposals(CITY_OR_STATE)
  const city = parts.find(({ value }) => !isState(value) && /^[\p{L}' .-]{3,}$/u.test(String(value)))
  const last = city?.spans.at(-1)
  if (!city || !last) return []
  const state = parts.find(({ value }) => isState(value)) ?? view.proposals(STATE_CELL).find(isLikely)
  const beside = lines.find((one) => standsBeside(one, last.line))
  const rest = { ...last, start: last.end, end: last.line.line.text.length }
  const blank = [rest, ...(beside ? [wholeLine(beside)] : [])].find((one) => stateOfBlank(spanText([one])))
  const uf = state ? onlyState(String(state.value)) : stateOfBlank(blank ? spanText([blank]) : '')
  if (uf === null) return []
  const spans = [...city.spans, ...(state?.spans ?? (blank ? [blank] : []))]
  const probability = Math.min(city.probability, state?.probability ?? PROBABLE)
  return [{ ...city, value: `${String(city.value)}/${uf}`, spans, probability }]
}

/** `RJ`, `Estado RJ`, `Estado do Rio de Janeiro`; a state's name alone may be its capital's. */
function isState(value: Proposal['value']): boolean {
  const folded = fold(String(value))
  return isUf(folded.replace('ESTADO ', '')) || folded.includes('ESTADO D')
}

const CITY_OR_STATE = textField('placeOfBirth', 'BIRTH_PLACE', trimmed)
/** A cell with nothing but a state. */
const STATE_CELL = brokenField('placeOfBirth', 'BIRTH_PLACE', codesBy(/^([A-Z]{2})$/gim))

/** `02650306461/MA`; AC is a class, too. */
const STATE_BEHIND_NUMBER = typedField(
  'placeOfIssue',
  'REGISTRATION',
  codesBy(/\d{11}\s?[/–-]\s?(?!AC)([A-Z]{2})(?![\p{L}\d])/gu),
)

const STATE_BESIDE_CLASS = typedField('placeOfIssue', 'CATEGORY', statesBesideClass)

/** `DETRAN-PR`, `DetranRS`, `detran.sp.gov.br`: nothing else is called so. */
const issuers = codesBy(/(?<!\p{L})detran(?: ?[-–/.] ?|(?<=n)(?=[A-Z]))([a-z]{2})(?![\p{L}\d])/giu)

/** The state of the RENACH that stands nearest to the licence's number: a table has one in each row. */
function renachBeside(view: ReaderView, number: Proposal | undefined): Proposal[] {
  if (!number) return []
  const distance = ({ position }: Proposal) => Math.abs(position - number.position)
  const [nearest] = printed(view, renachs).sort((a, b) => distance(a) - distance(b))
  return nearest ? [nearest] : []
}

const renachs = (text: string): FoundValue[] => findRenachs(text).map((hit) => ({ ...hit, value: hit.uf }))

/** What is found anywhere, whatever the network saw in it. */
function printed({ runs }: ReaderView, find: (text: string) => readonly FoundValue[]): Proposal[] {
  return runs.flatMap((run) =>
    find(run.text).map(({ value, start, end }) =>
      proposalOf(value, locate(run, start, end), PROBABLE, wordsIn(run, start, end)[0]?.row),
    ),
  )
}

/** The only state that the document names. */
function onlyIssuer(named: readonly Proposal[]): Proposal[] {
  return new Set(named.map(({ value }) => value)).size === 1 ? named.slice(0, 1) : []
}

/** The only state in the lines around an agency that is named without its own, as `DEPARTAMENTO ESTADUAL DE TRÂNSITO`. */
function statesOfLetterhead(view: ReaderView, lines: readonly ReadLine[]): Proposal[] {
  return view.values(STATELESS).flatMap((agency) => {
    const [span] = agency.spans
    const at = span ? lines.indexOf(span.line) : -1
    const around = lines.slice(Math.max(0, at - LETTERHEAD_LINES), at + LETTERHEAD_LINES + 1)
    const state = at < 0 ? null : onlyState(around.map(({ line }) => line.text).join('\n'))
    return state === null ? [] : [{ ...agency, value: state }]
  })
}

/** On either side of the agency. */
const LETTERHEAD_LINES = 2
const STATELESS = textField('placeOfIssue', 'AGENCY', (text) =>
  anyOf('DETRAN*|TRANSITO').test(normalise(text)) && findUfs(text).length === 0 ? text : null,
)
