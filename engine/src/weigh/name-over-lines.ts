import { LIMITS } from '../limits.ts'
import type { Roles } from '../reader/read-roles.ts'
import { bestRole, roleOf } from '../reader/role-of.ts'
import { fold } from '../values/fold.ts'
import { beginsWithGivenName } from '../values/given-names.ts'
import { PARTICLES } from '../values/person-name-words.ts'
import { isFull } from './full-lines.ts'
import { type Mention, PEOPLE } from './mention.ts'
import { LIKELY, SURE } from './proposal.ts'
import { isProse, type Run, type RunWord } from './role-runs.ts'

/** Words before and behind whose lines show how wide the cell is. */
const NEAR = LIMITS.entityWordsMax
/** Less than this of a role is noise. */
const HARDLY = 0.03
/** What the network may say of the end of a name that it lost, if it is not sure. */
const NOTHING: ReadonlySet<string> = new Set(['O', 'CAPTION'])

/**
 * A name with the lines below it in its cell, where the cell was too narrow for the whole: the last line is full, the next one has
 * words of a name alone and begins no other. The network reads a table row by row, and sees such ends between other cells.
 */
export function overLines(mention: Mention, run: Run, roles: Roles): Mention {
  if (!PEOPLE.has(mention.role)) return mention
  const words = [...mention.words]
  for (let next = lineAfter(words, run); next.length > 0; next = lineAfter(words, run)) {
    if (
      isAnother(next[0]?.row ?? 0, mention.role, roles) ||
      !next.every((word) => isOfName(word, mention.role, roles))
    )
      break
    words.push(...next)
  }
  return words.length === mention.words.length ? mention : { ...mention, words, seen: mention.words }
}

/** The words of the line below in a narrow cell; none where the name does not end its line or had room. */
function lineAfter(words: readonly RunWord[], run: Run): readonly RunWord[] {
  const last = words.at(-1)
  const first = last && run.words[last.index + 1]
  if (!last || !first || first.line === last.line || isProse([last.line, first.line])) return []
  if (/[^\p{L}]$/u.test(last.text) || beginsWithGivenName(first.text)) return []
  const near = run.words.slice(Math.max(0, last.index - NEAR), last.index + NEAR)
  if (!isFull(last, first, [...new Set(near.map(({ line }) => line))])) return []
  return run.words.slice(first.index, first.index + first.line.line.words.length)
}

function isAnother(row: number, role: string, roles: Roles): boolean {
  return bestRole(row, roles) === role && (roles.begins[row] ?? 0) > LIKELY
}

function isOfName({ text, row }: RunWord, role: string, roles: Roles): boolean {
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(text) && !PARTICLES.has(fold(text))) return false
  const best = bestRole(row, roles)
  const isLost = NOTHING.has(best) && roleOf(row, roles, best) < SURE && roleOf(row, roles, role) > HARDLY
  return best === role || isLost
}
