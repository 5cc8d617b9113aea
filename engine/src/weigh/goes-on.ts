import type { ReadLine } from '../fields/reading.ts'
import { isNextLine, shareRow } from '../geometry.ts'
import { cutWhere } from '../in-order.ts'
import type { Roles } from '../reader/read-roles.ts'
import { bestRole, roleOf, textAt } from '../reader/role-of.ts'
import type { Word } from '../types.ts'
import { LIKELY } from './proposal.ts'

/** Captions and words without a role part values; the activities of a table are joined by its cells (`pieces.ts`). */
const APART: ReadonlySet<string> = new Set(['O', 'CAPTION', 'ACTIVITY'])

/**
 * Pieces of print that wide spaces cut out of a line, put back where the network sees one value in them: the first word
 * is next to the last one of another line in reading order, has its role, and begins no mention or stands behind a comma.
 *
 * @param blocks lines that are read together, in reading order
 * @param rowOf the row of a word in `roles`
 */
export function withValuesWhole(
  blocks: readonly (readonly ReadLine[])[],
  roles: Roles,
  rowOf: ReadonlyMap<Word | undefined, number>,
): (readonly ReadLine[])[] {
  const endingAt = new Map(blocks.flat().map((line) => [rowOf.get(line.line.words.at(-1)), line]))
  const goingInto = (line: ReadLine | undefined) => {
    const first = rowOf.get(line?.line.words[0])
    const going = first !== undefined && goesOn(first, roles) ? endingAt.get(first - 1) : undefined
    return going && isNext(going, line) ? going : undefined
  }
  const isCut = (line: ReadLine, above: ReadLine) => {
    const going = goingInto(line)
    return going !== undefined && going !== above && shareRow(going.box, line.box)
  }
  const whole = new Set(blocks.flatMap((block) => cutWhere(block, isCut)))
  const blockOf = new Map([...whole].flatMap((block) => block.map((line) => [line, block])))
  for (const block of [...whole]) {
    const last = goingInto(block[0])
    const before = last && blockOf.get(last)
    if (!before || before === block) continue
    const at = before.indexOf(last) + 1
    before.splice(at, 0, ...block)
    whole.delete(block)
    for (const one of block) blockOf.set(one, before)
  }
  return [...whole]
}

/** In the same row of the page, or in the next line. */
function isNext(line: ReadLine, other: ReadLine | undefined): boolean {
  if (!other || line.page !== other.page) return false
  return shareRow(line.box, other.box) || isNextLine(line.box, other.box)
}

function goesOn(row: number, roles: Roles): boolean {
  const role = roleAt(row - 1, roles)
  const isClosing = /^[)\],;]/.test(textAt(row, roles))
  const isOpen = textAt(row - 1, roles).endsWith(',')
  const mayGoOn = isClosing || isOpen || (roles.begins[row] ?? 1) < LIKELY
  return mayGoOn && role !== null && role === roleAt(row, roles)
}

/** What a word likely is; null where it is nothing or not sure. */
function roleAt(row: number, roles: Roles): string | null {
  const role = bestRole(row, roles)
  return roleOf(row, roles, role) > LIKELY && !APART.has(role) ? role : null
}
