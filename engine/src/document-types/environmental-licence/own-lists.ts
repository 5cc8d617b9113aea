import type { ReadDocument } from '../../fields/reading.ts'
import { roleOf } from '../../reader/role-of.ts'
import { byProbability, LIKELY, type Proposal } from '../../weigh/proposal.ts'
import { listsOf } from '../../weigh/proposals.ts'
import { type ReaderView, viewWith } from '../../weigh/reader-view.ts'
import type { RunWord } from '../../weigh/role-runs.ts'
import { plates } from '../../weigh/values-of-text.ts'
import { stayingPlates, takenOutRows } from './excluded-plates.ts'
import { doubted } from './licence-term.ts'
import { ACTIVITIES, PLATES } from './roles.ts'
import { rowsOfOthers } from './rows-of-others.ts'

/** A view without vehicles and activities that the licence says it is not for, nor those of other licences in a table. */
export function withoutTakenOut(
  view: ReaderView,
  reading: ReadDocument,
  numbers: readonly Proposal[],
): ReaderView {
  const [number] = numbers.toSorted(byProbability)
  const out = [takenOutRows(reading), rowsOfOthers(reading, String(number?.value ?? ''))]
  const stays = ({ spans }: Proposal) => !spans.some(({ line }) => out.some((rows) => rows.has(line)))
  const vehicles = stayingPlates(view.values(PLATES), view)
  return viewWith(
    view,
    'values',
    [PLATES, vehicles.filter(stays)],
    [ACTIVITIES, view.values(ACTIVITIES).filter(stays)],
  )
}

/** Whether the network takes a word for a plate that has not the form of one, as where a letter was lost: the list lacks it. */
function lacksPlate({ runs }: ReaderView): boolean {
  const isUnread = ({ text, row, roles }: RunWord) =>
    /^(?=.*\d)[A-Z\d-]{5,8}$/.test(text) &&
    roleOf(row, roles, PLATES.role) >= LIKELY &&
    plates(text).length === 0
  return runs.some(({ words }) => words.some(isUnread))
}

/** The lists that the plates may form. */
export function platesOf(view: ReaderView): readonly Proposal[] {
  const lists = listsOf(view.values(PLATES))
  return lacksPlate(view) ? lists.map(doubted) : lists
}
