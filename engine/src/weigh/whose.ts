import { isOneEdge, shareRow } from '../geometry.ts'
import { type Printed, placeOf } from './place-of.ts'
import type { Proposal, Rows } from './proposal.ts'
import { isCell, isProse } from './role-runs.ts'

/** Somebody: every place that names them, and the best print of the name. */
export type Named = Pick<Proposal, 'spans' | 'places'>

/** Of whom a value may tell. */
export interface Owner extends Rows {
  /** Their number among the people; its rows are those of the nearest place that names them and begins before the value. */
  readonly person: number
  /** Words from there to the value; none where the lines of a cell go on below it. */
  readonly away: number
  /** Whether the name is at the head of the block in which the value stands. */
  readonly isAbove: boolean
}

/** Of whom a value may tell, the likeliest first: of whom its block begins with, then of those named before it, the last one first. */
export function ownersOf(value: Proposal, people: readonly Named[]): Owner[] {
  const above = nameAbove(value, people)
  const owners = people.map((one, person) => ({ person, ...placeBefore(one, value), isAbove: one === above }))
  return owners
    .filter(({ away, isAbove }) => isAbove || away < Number.POSITIVE_INFINITY)
    .sort((a, b) => Number(b.isAbove) - Number(a.isAbove) || a.away - b.away || lastFirst(a, b))
}

/** The place that names somebody last before a value. */
function placeBefore({ places = [] }: Named, { position }: Proposal): Omit<Owner, 'person' | 'isAbove'> {
  const before = places.filter(({ from }) => from <= position).toSorted((a, b) => b.from - a.from)
  const [last = NOWHERE] = before
  return { ...last, away: Math.max(0, position - last.to) }
}

const NOWHERE: Rows = { from: Number.NEGATIVE_INFINITY, to: Number.NEGATIVE_INFINITY }

/** A name and its end, which may be another's, end in one place: the whole is meant. */
function lastFirst(a: Owner, b: Owner): number {
  return a.to === b.to ? a.from - b.from : b.from - a.from
}

/** A block has at most so many heights of its name between the name and the value. */
const DOWN_MAX = 8

/**
 * Who is named in a cell before a value, or nearest above it at the left edge of its line. Text in columns has other words between the
 * two. A line that names somebody itself is of no block.
 */
function nameAbove(value: Printed, people: readonly Named[]): Named | undefined {
  const [own] = value.spans
  if (people.some(({ spans }) => spans.some(({ line }) => line === own?.line))) return undefined
  const blocks = people.map((person) => ({ person, down: downFrom(person, value) }))
  const [head] = blocks.filter(({ down }) => down < Number.POSITIVE_INFINITY).sort((a, b) => a.down - b.down)
  return head?.person
}

/** How far below a name a value's line begins, in heights of the name, less than 0 in its row; Infinity where they are of no block. */
function downFrom(person: Printed, value: Printed): number {
  const line = value.spans[0]?.line
  const name = placeOf(person)
  const [own] = person.spans
  // A line of prose begins at the same edge as the name above, and tells of others; so does the end of its last sentence.
  if (!line || !isCell(line) || !own || isProse([own.line]) || name?.page !== line.page)
    return Number.POSITIVE_INFINITY
  const height = Math.max(1, name.bottom - name.top)
  // In a cell of its row, which has no caption of its own, it is nearer than any above.
  if (shareRow(name, line.box) && name.right < line.box.left && !line.line.text.includes(':'))
    return (line.box.left - name.right) / line.page.width - 1
  // A caption before the value begins the line, and so may one before the name.
  const left = /^[^:]+: ?$/.test(own.line.line.text.slice(0, own.start)) ? own.line.box.left : name.left
  const down = (line.box.top - name.top) / height
  return isOneEdge(line.box.left, left, height) && down > 0 && down <= DOWN_MAX
    ? down
    : Number.POSITIVE_INFINITY
}
