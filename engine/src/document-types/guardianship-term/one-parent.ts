import { pattern } from '../../values/pattern.ts'
import { withOthers } from '../../weigh/behind-names.ts'
import { isLikely, keyOf, type Proposal, TELLING, timesOdds } from '../../weigh/proposal.ts'
import { type ReaderView, viewWith } from '../../weigh/reader-view.ts'
import { withoutPeople } from './replaced.ts'
import { GUARDIANS, PERSON, WARDS } from './role-fields.ts'

/** Custody of both, or of others than the parents. */
const NOT_ONE = pattern('g')`
  (?<![A-Z])(?:((?:GUARDA|CURATELA|(?:CURADOR|TUTOR)ES)\b[^.;]{0,160}\b(?:COMPARTILHAD[AO]|CONJUNTA(?:MENTE)?|ALTERNADA
  |(?:POR|A|ENTRE) AMBOS))|AVOS?|TI[AO]S?|PADRINHOS?|MADRINHA)(?![A-Z])
`
/** `será exercida pela mãe`, `o pai ficará com a guarda`: whom they visit another clause tells, and a guarda that ends was another's. */
const GIVEN = pattern('g')`
  (?<![A-Z])(?:(?:(?<!(?:REVOG|CESS|SUBSTITU)[A-Z]* A )GUARDA(?![A-Z])(?:(?!VISIT|CONVIV|ALIMENT|RESID|REVOG)(?:[^.;]|\.(?=\d))){0,160}?
   \s(?:PEL[AO]|COM [AO]|AO?|(?:SERA|UNILATERAL|FICARA|FAVOR) D[AO])|SOB A GUARDA D[AO])\s(?:SUA |SEU |PROPRI[AO] |REQUERENTE )?
   (?:(MAE|GENITORA|AUTORA|REQUERIDA|VIRAGO|VAROA|MULHER)|PAI|GENITOR|AUTOR|REQUERIDO|VARAO)
  |(?:(MAE|GENITORA)|PAI|GENITOR),? (?:(?:QUE|A QUEM|SE|COM|(?:FICA|TERA|DETERA|EXERCE|ASSUM|ATRIBU|DEFER)[A-Z]*) )+A GUARDA)(?![A-Z])
`
/** Before a name and behind it: whether it is a woman's. */
const BEFORE =
  /(?<![A-Z])(?:(A [A-Z]+|SRA|RE|MAE|[A-Z]+ORA|[A-Z]+IDA)|O [A-Z]+|SR|REU|PAI|[A-Z]+OR|[A-Z]+IDO)[.,:]* $/
const BEHIND =
  /^[^.;]{0,30}?\b(?:BRASILEIR|CASAD|SOLTEIR|DIVORCIAD|SEPARAD|INSCRIT|QUALIFICAD)(?:(A)|O)(?![A-Z])/

/** A view in which the other parent of one to whom alone custody is given is no guardian: both are named alike. */
export function withOneParent(view: ReaderView): ReaderView {
  const { folded } = view.text
  if (folded.search(NOT_ONE) >= 0) return view
  const [isWoman, ...more] = new Set([...folded.matchAll(GIVEN)].map(([, ...her]) => her.some(Boolean)))
  if (isWoman === undefined || more.length > 0) return view
  return withoutPeople(view, GUARDIANS.key, ({ places = [] }) => {
    const found = [
      ...places.map(({ from }) => BEFORE.exec(view.toldBefore(from))),
      ...places.map(({ to }) => BEHIND.exec(view.toldFrom(to))),
    ].find((one) => one !== null)
    return found !== undefined && isWoman !== (found[1] !== undefined)
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
  if (!isShared || all.filter(isLikely).length > 1) return view
  const wards = view.values(WARDS.key).filter(isLikely)
  const isWard = (one: Proposal) => wards.some((ward) => keyOf(ward) === keyOf(one))
  const adults = withOthers(all, view.values(PERSON)).filter((one) => !isWard(one))
  const both = adults.slice(0, 2).map((one) => ({ ...one, probability: timesOdds(one.probability, TELLING) }))
  return viewWith(view, 'values', [GUARDIANS.key, [...both, ...adults.slice(2)]])
}
