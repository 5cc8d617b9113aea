import { mean } from '../geometry.ts'
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
  const doubts = valuesIn(roles).map(({ row, role }) => 1 - roleOf(row, roles, role))
  return doubts.length === 0 ? 0 : NATS * Math.max(0, Math.log(mean(doubts) / USUAL))
}

/**
 * In the mean, words of values were read with less than this where a form is filled in by hand. Of ten gaps in two such documents
 * three were right; of 23 in eleven documents between it and 0.95, 19.
 */
const LEGIBLE_MIN = 0.85

/** Whether what was read of values is hardly legible: what was not found may stand there and not be seen. */
export function isHardlyRead(roles: Roles): boolean {
  const confidences = valuesIn(roles).flatMap(({ row }) => {
    const { line, at } = roles.words[row] ?? {}
    return line?.source === 'ocr' ? [line.words[at ?? 0]?.confidence ?? 1] : []
  })
  return confidences.length > 0 && mean(confidences) < LEGIBLE_MIN
}

/** Rows of the words that the network takes for values, and their roles. */
function valuesIn(roles: Roles): { readonly row: number; readonly role: string }[] {
  return roles.words
    .map((_, row) => ({ row, role: bestRole(row, roles) }))
    .filter(({ role }) => !NO_VALUES.has(role))
}
