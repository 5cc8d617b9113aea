import { mean } from '../geometry.ts'
import { cutWhere } from '../in-order.ts'
import { remembered } from '../remembered.ts'
import type { Roles } from './read-roles.ts'
import { bestRole, roleOf } from './role-of.ts'

/** Roles that are no value's: a page of which the network understands nothing is full of them. */
const NO_VALUES: ReadonlySet<string> = new Set(['O', 'CAPTION'])
/** Of ten documents like those it was trained on, nine leave it less doubt than this. */
const USUAL = 0.05

/**
 * How strange a document is to the network: by how much it doubts the words that it takes for values, in the mean. A page in
 * other words, of garbage or of several documents is strange as a whole, and no field of it is as certain as it seems alone.
 *
 * @returns nats that the log-odds of its fields lose; 0 for most documents
 */
export function doubtOf(roles: Roles | null): number {
  const doubts = roles ? valuesIn(roles).map(({ row, role }) => 1 - roleOf(row, roles, role)) : []
  return natsAbove(mean(doubts), USUAL)
}

/** Runs of words of one role: of 162 everyday documents of seven unseen authors four in five have fewer; crowded ones have 60. */
const ROOMY = 40

/**
 * How crowded a document is with what could be a value: a table of people, a history, an edition of a gazette. Whatever is read there has
 * rivals of which the network may be as sure.
 *
 * @returns nats above the runs of words of one role that an everyday document has; 0 for most of them
 */
export function crowdingOf(roles: Roles | null): number {
  const values = roles ? valuesIn(roles) : []
  const runs = cutWhere(values, (one, before) => before.row !== one.row - 1 || before.role !== one.role)
  return natsAbove(runs.length, ROOMY)
}

/** Of ten printed scans and photos of an author who saw nothing of the project, nine were read with less doubt of a value's letters. */
const LEGIBLE = 0.03

/**
 * How hard a document is to read: by how much the recogniser doubts the words that the network takes for values, in the mean. Forms filled
 * in by hand have 0.5 to 2.
 *
 * @returns nats above the doubt that printed documents leave; 0 for most of them, and where nothing was read from pixels
 */
export function illegibilityOf(roles: Roles | null): number {
  const doubts = (roles ? valuesIn(roles) : []).flatMap(({ row }) => {
    const { line, at } = roles?.words[row] ?? {}
    return line?.source === 'ocr' ? [1 - (line.words[at ?? 0]?.confidence ?? 1)] : []
  })
  return natsAbove(mean(doubts), LEGIBLE)
}

/** @param amount NaN as the mean of nothing, which is above nothing */
function natsAbove(amount: number, usual: number): number {
  return amount > usual ? Math.log(amount / usual) : 0
}

/** Rows of the words that the network takes for values, and their roles. */
const valuesIn = remembered((roles: Roles) =>
  roles.words
    .map((_, row) => ({ row, role: bestRole(row, roles) }))
    .filter(({ role }) => !NO_VALUES.has(role)),
)
