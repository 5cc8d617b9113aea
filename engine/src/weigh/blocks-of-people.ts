import { isOneEdge } from '../geometry.ts'
import { type Printed, placeOf } from './place-of.ts'

/** A line of a block is a caption and a value. A line of prose begins at the same edge as the name above, and tells of others. */
const WORDS_MAX = 4
/** A block has at most so many heights of its name between the name and the number. */
const DOWN_MAX = 8

/**
 * Who is named at the head of the block in which a number stands: nearest above it, at the same left edge. Text in columns
 * has other words between the two. A line that names somebody itself is of no block.
 */
export function nameAbove<P extends Printed>(number: Printed, people: readonly P[]): P | null {
  const [own] = number.spans
  if (people.some(({ spans }) => spans.some(({ line }) => line === own?.line))) return null
  const blocks = people.flatMap((person) => {
    const down = downFrom(person, number)
    return down === null ? [] : [{ person, down }]
  })
  return blocks.toSorted((a, b) => a.down - b.down)[0]?.person ?? null
}

/** How far below a name its number's line begins, in heights of the name; null where the two are of no block. */
function downFrom(person: Printed, number: Printed): number | null {
  const line = number.spans[0]?.line
  if (!line || line.line.words.length > WORDS_MAX) return null
  const name = placeOf(person)
  if (name?.page !== line.page) return null
  const height = Math.max(1, name.bottom - name.top)
  // A caption before the number begins the line, and so may one before the name.
  const [own] = person.spans
  const left =
    own && /^[^:]+: ?$/.test(own.line.line.text.slice(0, own.start)) ? own.line.box.left : name.left
  const down = (line.box.top - name.top) / height
  return isOneEdge(line.box.left, left, height) && down > 0 && down <= DOWN_MAX ? down : null
}
