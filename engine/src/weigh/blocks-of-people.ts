import { type Printed, placeOf } from './place-of.ts'

/** Where the line of a number begins, seen from a name, in heights of the name: from its left edge, and from its top. */
interface Block {
  readonly along: number
  readonly down: number
}

/** A line of a block is a caption and a value. A line of prose begins at the same edge as the name above, and tells of others. */
const WORDS_MAX = 4
/** A block has at most so many heights of its name between the name and the number. */
const DOWN_MAX = 8
/** Edges of one block differ by at most so many heights of its name: a photo bends them. */
const EDGE_MAX = 1.2

/**
 * Who is named at the head of the block in which a number stands: nearest above it, at the same left edge. Text in columns
 * has other words between the two.
 */
export function nameAbove<P extends Printed>(number: Printed, people: readonly P[]): P | null {
  const blocks = people.flatMap((person) => {
    const block = blockOf(person, number)
    return block && isBelow(block) ? [{ person, down: block.down }] : []
  })
  return blocks.toSorted((a, b) => a.down - b.down)[0]?.person ?? null
}

function isBelow({ along, down }: Block): boolean {
  return Math.abs(along) <= EDGE_MAX && down > 0 && down <= DOWN_MAX
}

function blockOf(person: Printed, number: Printed): Block | null {
  const line = number.spans[0]?.line
  if (!line || line.line.words.length > WORDS_MAX) return null
  const name = placeOf(person)
  if (!name || name.page !== line.page) return null
  const height = Math.max(1, name.bottom - name.top)
  // A caption before the number begins the line.
  const along = (line.box.left - name.left) / height
  return { along, down: (line.box.top - name.top) / height }
}
