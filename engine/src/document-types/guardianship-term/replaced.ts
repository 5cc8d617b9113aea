import { fold } from '../../values/fold.ts'
import { pattern } from '../../values/pattern.ts'
import { findGivenOver } from '../../values/people-given.ts'
import { LED } from '../../weigh/behind-names.ts'
import { isLikely, keyOf, POSSIBLE, type Proposal, type Rows, weighed } from '../../weigh/proposal.ts'
import { type ReaderView, viewWith } from '../../weigh/reader-view.ts'
import type { RoleField } from '../../weigh/role-field.ts'
import { ownersOf } from '../../weigh/whose.ts'
import { FORMER, GUARDIAN_CPF, GUARDIANS, WARDS } from './role-fields.ts'

/**
 * `suspender`, `remover a curadora`, `em substituição ao tutor`, `falecimento do antigo curador,`, `curadora anterior:`, `revogada a
 * guarda que exercia`. `Curadora substituta` is a new one, and whom a judge dispenses from a duty keeps the office.
 */
const REPLACED = pattern()`
  (?<![A-Z])(?:(?:(?:SUSPEND|REMOV|DESTITU|EXONER|SUBSTITU(?!ICAO|T[AO] ))[A-Z]*|EM SUBSTITUICAO AO?) (?:(?:D?[AO]|ATUAL|CARGO|ENCARGO|MUNUS
   |SRA?\.?|SENHORA?|(?:CURADOR|TUTOR|GUARDI)[A-Z]*,?) )*
  |(?:FALEC[A-Z]+ (?:D?[AO] )?|ANTIG[AO] |ENTAO |EX[ -])(?:(?:ANTIG[AO]|ENTAO) )?(?:CURADOR|TUTOR|GUARDI)[A-Z]*,? (?:SRA?\. )?
  |(?:CURADOR|TUTOR|GUARDI)[A-Z]* (?:ANTERIOR|ANTIG[AO]|(?:FALEC|REMOV|DESTITU|SUBSTITU)ID[AO]|EXONERAD[AO])[,:]?\x20
  |(?<!SER )REVOG[A-Z]*(?:-SE)? (?:(?:[AO]|ANTERIOR|GUARDA|TUTELA|CURATELA|PROVISORIA|DEFINITIVA|QUE|ERA|FOI|FORA|ANTES|ENTAO) )+
   (?:EXERCI(?:A|DA)|(?:DEFERI|CONCEDI|CONFERI|OUTORGA|ATRIBUI)DA) (?:(?:POR|PEL[AO]|AO?|SRA?\.?|SENHORA?) )*)$
`

/** Captions of those who take part in a case, and of who watches a guardian. */
const OF_THE_CASE = /^(?:TESTEMUNHA|ADVOGAD|PROMOTOR|PROTUTOR|DEFENSOR|EQUIPE|PERIT)/

/** `O irmão`, `Os irmãos Davi Reis e`: how a sentence about a sibling begins. */
const SIBLING = /(?:^|[.;] )(?:O|A|OS|AS) (?:IRMA|IRMAO|IRMAO?S(?: [A-Z ,]{0,60} E)?) $/
/** `nascido em 04/04/2012, permanece com o pai`; a point between figures ends no sentence. */
const WITH_PARENT =
  /^(?:[^.;]|\.(?=\d))*?\b(?:PERMANEC|CONTINUA|FIC|RESID|MORA)[A-Z]* (?:COM|SOB A GUARDA D?)\s?(?:[OA]|SEU|SUA) (?:PAI|MAE|GENITORA?)\b/

/** Who is none by what stands before a place that names them, and from there on: whom a guardian replaced, and such a sibling. */
const OTHERS = [
  { key: GUARDIANS.key, before: REPLACED, from: /^/ },
  { key: WARDS.key, before: SIBLING, from: WITH_PARENT },
]

/** Whether a place is led by the caption of another office: `Tutor exonerado:`, `Testemunhas`. */
const isOfAnother = (view: ReaderView, { from }: Rows) =>
  [REPLACED, OF_THE_CASE].some((other) => other.test(`${view.captionOf(from)} `))

/** A view without whom its text calls a former guardian, or no ward. */
export function withoutOthers(view: ReaderView): ReaderView {
  return OTHERS.reduce((own, { key, before, from }) => {
    const isNone = (place: Rows) =>
      (before.test(own.toldBefore(place.from)) && from.test(own.toldFrom(place.from))) ||
      (key === GUARDIANS.key && isOfAnother(own, place))
    return withoutPeople(own, key, ({ places = [] }) => places.some(isNone))
  }, view)
}

/** A view in which only those are wards over whom the text gives an office in one list: a sibling who is of age is told of like them. */
export function withGivenWards(view: ReaderView, decided: string): ReaderView {
  const guardians = view.values(GUARDIANS.key).filter(isLikely).map(keyOf)
  const wards = view.values(WARDS.key).filter((one) => !guardians.includes(keyOf(one)))
  const nameOf = ({ value }: Proposal) => fold(String(value))
  const given = findGivenOver(decided, wards.map(nameOf))
  if (!wards.some((one) => one.probability >= POSSIBLE && given.has(nameOf(one)))) return view
  const own = withoutPeople(view, WARDS.key, (one) => wards.includes(one) && !given.has(nameOf(one)))
  const likelier = weighed(own.values(WARDS.key), (one) => (given.has(nameOf(one)) ? LED : 1))
  return viewWith(own, 'values', [WARDS.key, likelier])
}

/** A view in which some have no role, nor their numbers a guardian's, where another with the role is left. */
export function withoutPeople(
  view: ReaderView,
  key: RoleField,
  isNone: (one: Proposal) => boolean,
): ReaderView {
  const all = view.values(key)
  const left = all.filter((one) => !isNone(one))
  if (left.length === all.length || !left.some(({ probability }) => probability >= POSSIBLE)) return view
  const gone = all.filter((one) => !left.includes(one))
  const isOwn = key === GUARDIANS.key ? isNumberOf(left, gone) : () => true
  const replaced = [...gone.map((one) => ({ ...one, probability: 1 })), ...view.values(FORMER)]
  const numbers = view.prints(GUARDIAN_CPF).filter(isOwn)
  const withOwn = viewWith(view, 'prints', [GUARDIAN_CPF, numbers])
  return viewWith(withOwn, 'values', [key, left], [FORMER, replaced])
}

/** Whether a number stands behind the name of one of these, and not of the others. */
function isNumberOf(own: readonly Proposal[], others: readonly Proposal[]): (number: Proposal) => boolean {
  const people = [...own, ...others]
  return (number) => (ownersOf(number, people)[0]?.person ?? 0) < own.length
}
