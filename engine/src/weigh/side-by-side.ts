import { type Span, wordsOf } from '../fields/span.ts'
import { boxOf, overlap, shareRow } from '../geometry.ts'
import type { Box } from '../types.ts'
import { byProbability, keyOf, LIKELY, type Proposal } from './proposal.ts'
import { listsOf } from './proposals.ts'
import type { ReaderView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'

/** From here a name may well be of a second person. */
const RIVAL_MIN = 0.2

/**
 * The candidates of one person, where a form has two people side by side, as an insured driver and a third party. Both have all
 * values of a driver, and each person's stand in the column under the name.
 *
 * @param person whose most probable name is that of the person asked for
 */
export function viewOfPerson(view: ReaderView, person: RoleField): ReaderView {
  const isOthers = othersBeside(view.prints(person))
  if (!isOthers) return view
  const own = (some: readonly Proposal[]) => {
    const kept = some.filter((one) => !isOthers(one))
    return kept.some(({ probability }) => probability >= LIKELY) ? kept : some
  }
  const values = (field: RoleField) => own(view.values(field))
  return {
    ...view,
    values,
    prints: (field) => own(view.prints(field)),
    proposals: (field) => {
      if (own(view.values(field)).length === view.values(field).length) return view.proposals(field)
      return field.isMany ? listsOf(values(field)) : values(field).toSorted(byProbability)
    },
  }
}

/** Whether a value stands in the column of somebody else; null where nobody is named beside the person. */
function othersBeside(names: readonly Proposal[]): ((value: Proposal) => boolean) | null {
  const [name] = names.toSorted(byProbability)
  const place = name && placeOf(name)
  if (!place || name.probability < LIKELY) return null
  const rivals = names
    .filter((one) => one.probability >= RIVAL_MIN && keyOf(one) !== keyOf(name))
    .flatMap((one) => placeOf(one) ?? [])
    .filter((other) => isBeside(place, other))
  if (rivals.length === 0) return null
  const starts = [place, ...rivals].map(({ left }) => left)
  return (value) => {
    const own = placeOf(value)
    if (!own || own.page !== place.page || own.bottom <= place.top) return false
    const left = own.left + (place.bottom - place.top)
    return Math.max(...starts.filter((start) => start <= left)) !== place.left
  }
}

interface Place extends Box {
  readonly page: Span['line']['page']
}

/** Where the first print of a value stands; null where nothing shows it. */
export function placeOf({ spans: [span] }: Proposal): Place | null {
  const corners = span ? wordsOf(span).flatMap(({ quad }) => quad) : []
  return span && corners.length > 0 ? { page: span.line.page, ...boxOf(corners) } : null
}

function isBeside(one: Place, other: Place): boolean {
  return (
    one.page === other.page &&
    shareRow(one, other) &&
    overlap(one.left, one.right, other.left, other.right) <= 0
  )
}
