import { roleOf } from '../reader/role-of.ts'
import { PROBABLE, type Proposal, proposalOf, TELLING, weighed } from './proposal.ts'
import type { ReaderView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { spansOf } from './role-runs.ts'

/**
 * Codes, more probable where another sign says that they are meant, and less elsewhere. Where none of them is, one of which the network
 * only thinks may be; the same where none is.
 *
 * @param isMeant by its first word's row
 * @param least from what probability of the role on the network thinks of it
 */
export function codesMeant(
  { role, parse }: RoleField,
  codes: readonly Proposal[],
  { runs }: ReaderView,
  isMeant: (row: number) => boolean,
  least: number,
): readonly Proposal[] {
  const seen = codes.filter(({ position }) => isMeant(position))
  const words = seen.length > 0 ? [] : runs.flatMap((run) => run.words)
  const thought = words.flatMap((word) => {
    const { row, roles } = word
    const isThought = roleOf(row, roles, role) >= least && isMeant(row)
    const value = isThought ? (parse?.(word.text) ?? null) : null
    return value === null ? [] : [proposalOf(value, spansOf([word]), PROBABLE, row)]
  })
  const meant = [...seen, ...thought]
  if (meant.length === 0) return codes
  const others = codes.filter((one) => !seen.includes(one))
  return [...weighed(meant, () => TELLING), ...weighed(others, () => 1 / TELLING)]
}
