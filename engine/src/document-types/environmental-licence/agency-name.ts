import { boxOfSpan } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { normalise } from '../../values/normalise.ts'
import { anyOf } from '../../values/pattern.ts'
import { chooseLikely } from '../../weigh/choose.ts'
import { isLikely, type Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { HEAD_SHARE } from '../one-act.ts'
import { AGENCY } from './roles.ts'

/** In a letterhead the state comes first, then a secretariat, then who issues the licence. */
const RANKS = [
  /\b(?:INSTITUTO|FUNDACAO|COMPANHIA|AGENCIA|SUPERINTENDENCIA (?!DE LICENC|REGIONAL)|CONSORCIO)/,
  anyOf('SECRETARIA|DEPARTAMENTO|DIRETORIA'),
]

/** Who issued the licence: of the names in the letterhead the nearest to it, or else the first name. */
export function agencyField(view: ReaderView): Field {
  const names = view.prints(AGENCY).filter(isLikely)
  const inHead = names.filter(isInHead)
  const best = RANKS.map((rank) => inHead.find(({ value }) => rank.test(normalise(String(value)))))
  const [chosen] = [...best, ...inHead, ...names].filter((one) => one !== undefined)
  return chooseLikely(chosen ? [chosen] : [])
}

function isInHead({ spans: [span] }: Proposal): boolean {
  if (!span) return false
  const { page } = span.line
  return page.index === 0 && boxOfSpan(span).bottom < HEAD_SHARE * page.height
}
