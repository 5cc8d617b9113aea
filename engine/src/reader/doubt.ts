import type { Roles } from './read-roles.ts'
import { bestRole, roleOf } from './role-of.ts'

/** Roles that are no value's: a page of which the network understands nothing is full of them. */
const NO_VALUES: ReadonlySet<string> = new Set(['O', 'CAPTION'])
/** Of ten documents like those it was trained on, nine leave it less doubt than this. */
const USUAL = 0.05
/**
 * What each factor of e of that doubt takes from the log-odds of every field. Set by hand: our own makers' documents, on
 * which the network was trained, would have 0, and lose next to nothing by it; strangers' documents need it.
 */
const NATS = 1

/**
 * How strange a document is to the network: by how much it doubts the words that it takes for values, in the mean. A page in
 * other words, of garbage or of several documents is strange as a whole, and no field of it is as certain as it seems alone.
 *
 * @returns nats that the log-odds of its fields lose; 0 for most documents
 */
export function doubtOf(roles: Roles): number {
  const doubts = roles.words.flatMap((_, row) => {
    const role = bestRole(row, roles)
    return NO_VALUES.has(role) ? [] : [1 - roleOf(row, roles, role)]
  })
  const sum = doubts.reduce((total, doubt) => total + doubt, 0)
  return doubts.length === 0 ? 0 : NATS * Math.max(0, Math.log(sum / doubts.length / USUAL))
}
