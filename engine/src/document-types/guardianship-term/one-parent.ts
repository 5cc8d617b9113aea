import { pattern } from '../../values/pattern.ts'
import { withOthers } from '../../weigh/behind-names.ts'
import { keyOf, LIKELY, type Proposal, TELLING, timesOdds } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { foldedAround, NAME_REACH, withoutPeople } from './replaced.ts'
import { GUARDIANS, PERSON, WARDS } from './role-fields.ts'

const PARTED =
  /(?<![A-Z])(?:DIVORCIO|DISSOLUCAO D[AE] UNIAO|SEPARACAO (?:CONSENSUAL|JUDICIAL|LITIGIOSA))(?![A-Z])/
/** Custody of both, or of others than the parents. */
const NOT_ONE = pattern('g')`
  (?<![A-Z])(?:((?:GUARDA|CURATELA)\b[^.;]{0,160}\b(?:COMPARTILHADA|CONJUNTA(?:MENTE)?|ALTERNADA|(?:POR|A|ENTRE) AMBOS))
  |AVOS?|TI[AO]S?|PADRINHOS?|MADRINHA)(?![A-Z])
`
/** `guarda dos filhos será exercida unilateralmente pela mãe`, `caberá à genitora`: whom they visit is told by another clause. */
const GIVEN = pattern('g')`
  (?<![A-Z])GUARDA(?![A-Z])(?:(?!VISIT|CONVIV|ALIMENT|RESID)[^.;]){0,80}?
  \s(?:PEL[AO]|COM [AO]|AO?|(?:SERA|UNILATERAL|FICARA|FAVOR) D[AO])\s(?:SUA |SEU |PROPRI[AO] |REQUERENTE )?
  (?:(MAE|GENITORA|AUTORA|REQUERIDA|VIRAGO|VAROA|MULHER)|PAI|GENITOR|AUTOR|REQUERIDO|VARAO)(?![A-Z])
`
/** Behind a name: whether it is a woman's. */
const BEARER =
  /^[^.;]{0,30}?\b(?:BRASILEIR|CASAD|SOLTEIR|DIVORCIAD|SEPARAD|INSCRIT|QUALIFICAD)(?:(A)|O)(?![A-Z])/

/** A view of a couple's parting in which the other parent of one who has custody alone is no guardian: both are named alike. */
export function withOneParent(view: ReaderView): ReaderView {
  const { folded } = view.text
  if (!PARTED.test(folded) || folded.search(NOT_ONE) >= 0) return view
  const [isWoman, ...more] = new Set([...folded.matchAll(GIVEN)].map(([, woman]) => woman !== undefined))
  if (isWoman === undefined || more.length > 0) return view
  const behind = foldedAround(view, 0, NAME_REACH)
  return withoutPeople(view, GUARDIANS.key, ({ ends = [] }) => {
    const told = ends.map((row) => BEARER.exec(behind(row))).find((found) => found !== null)
    return told !== undefined && isWoman !== (told[1] !== undefined)
  })
}

/**
 * A view in which two are guardians where custody is shared, though the network tells but one.
 *
 * @param decided in capitals without accents
 */
export function withBothParents(view: ReaderView, decided: string): ReaderView {
  const all = view.values(GUARDIANS.key)
  const isShared =
    !decided.includes('UNILATERAL') && [...decided.matchAll(NOT_ONE)].some(([, both]) => both !== undefined)
  if (!isShared || all.filter(({ probability }) => probability >= LIKELY).length > 1) return view
  const wards = view.values(WARDS.key).filter(({ probability }) => probability >= LIKELY)
  const isWard = (one: Proposal) => wards.some((ward) => keyOf(ward) === keyOf(one))
  const adults = withOthers(all, view.values(PERSON)).filter((one) => !isWard(one))
  const both = adults.slice(0, 2).map((one) => ({ ...one, probability: timesOdds(one.probability, TELLING) }))
  const values: ReaderView['values'] = (field) =>
    field === GUARDIANS.key ? [...both, ...adults.slice(2)] : view.values(field)
  return { ...view, values }
}
