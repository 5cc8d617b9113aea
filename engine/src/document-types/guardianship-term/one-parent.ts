import { pattern } from '../../values/pattern.ts'
import type { Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { textAround, withoutSome } from './replaced.ts'
import { GUARDIANS } from './role-fields.ts'

const PARTED =
  /(?<![A-Z])(?:DIVORCIO|DISSOLUCAO D[AE] UNIAO|SEPARACAO (?:CONSENSUAL|JUDICIAL|LITIGIOSA))(?![A-Z])/
/** Custody of both, or of others than the parents. */
const NOT_ONE =
  /(?<![A-Z])(?:GUARDA\b[^.;]{0,60}\b(?:COMPARTILHADA|CONJUNTA|ALTERNADA|AMBOS)|AVOS?|TI[AO]S?|PADRINHOS?|MADRINHA)(?![A-Z])/
/** `guarda dos filhos será exercida unilateralmente pela mãe`, `caberá à genitora`: whom they visit is told by another clause. */
const GIVEN = pattern('g')`
  (?<![A-Z])GUARDA(?![A-Z])(?:(?!VISIT|CONVIV|ALIMENT|RESID)[^.;]){0,80}?
  \s(?:PEL[AO]|COM [AO]|AO?|(?:SERA|UNILATERAL|FICARA|FAVOR) D[AO])\s(?:SUA |SEU |PROPRI[AO] |REQUERENTE )?
  (?:(MAE|GENITORA|AUTORA|REQUERIDA|VIRAGO|VAROA|MULHER)|PAI|GENITOR|AUTOR|REQUERIDO|VARAO)(?![A-Z])
`
/** Behind a name, in so many characters: whether it is a woman's. */
const BEHIND_NAME = 60
const BEARER =
  /^[^.;]{0,30}?\b(?:BRASILEIR|CASAD|SOLTEIR|DIVORCIAD|SEPARAD|INSCRIT|QUALIFICAD)(?:(A)|O)(?![A-Z])/

/** A view of a couple's parting in which the other parent of one who has custody alone is no guardian: both are named alike. */
export function withOneParent(view: ReaderView): ReaderView {
  const { folded } = view.text
  if (!PARTED.test(folded) || NOT_ONE.test(folded)) return view
  const [isWoman, ...more] = new Set([...folded.matchAll(GIVEN)].map(([, woman]) => woman !== undefined))
  if (isWoman === undefined || more.length > 0) return view
  const behind = textAround(view, 0, BEHIND_NAME)
  return withoutSome(view, GUARDIANS.key, ({ ends = [] }: Proposal) => {
    const told = ends.map((row) => BEARER.exec(behind(row))).find((found) => found !== null)
    return told !== undefined && isWoman !== (told[1] !== undefined)
  })
}
