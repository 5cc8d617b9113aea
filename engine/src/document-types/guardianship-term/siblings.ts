import { POSSIBLE, type Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { textAround, textBefore } from './replaced.ts'
import { FORMER, WARDS } from './role-fields.ts'

/** `O irmão`, `Os irmãos Davi Reis e`: how a sentence about a sibling begins. */
const SIBLING = /(?:^|[.;] )(?:O|A|OS|AS) (?:IRMA|IRMAO|IRMAO?S(?: [A-Z ,]{0,60} E)?) $/
/** `nascido em 04/04/2012, permanece com o pai`; a point between figures ends no sentence. */
const WITH_PARENT =
  /^(?:[^.;]|\.(?=\d))*?\b(?:PERMANEC|CONTINUA|FIC|RESID|MORA)[A-Z]* (?:COM|SOB A GUARDA D?)\s?(?:[OA]|SEU|SUA) (?:PAI|MAE|GENITORA?)\b/
/** Characters from a name on in which it is told where the child lives. */
const BEHIND_NAME = 160

/** A view in which a sibling who stays with a parent is no ward, where another ward is left. */
export function withoutSiblings(view: ReaderView): ReaderView {
  const [before, behind] = [textBefore(view), textAround(view, 0, BEHIND_NAME)]
  const staysWithParent = ({ positions = [] }: Proposal) =>
    positions.some((row) => SIBLING.test(before(row)) && WITH_PARENT.test(behind(row)))
  const all = view.values(WARDS.key)
  const left = all.filter((one) => !staysWithParent(one))
  if (left.length === all.length || !left.some(({ probability }) => probability >= POSSIBLE)) return view
  const gone = all.filter((one) => !left.includes(one)).map((one) => ({ ...one, probability: 1 }))
  const values: ReaderView['values'] = (field) => {
    if (field === WARDS.key) return left
    return field === FORMER ? [...view.values(field), ...gone] : view.values(field)
  }
  return { ...view, values }
}
