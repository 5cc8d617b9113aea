import type { Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { textAround, textBefore, withoutSome } from './replaced.ts'
import { WARDS } from './role-fields.ts'

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
  return withoutSome(view, WARDS.key, staysWithParent)
}
