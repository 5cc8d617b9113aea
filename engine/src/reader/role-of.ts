import { READER } from '../model-facts.ts'
import type { Roles } from './read-roles.ts'

const COUNT = READER.roles.length
const INDEXES: ReadonlyMap<string, number> = new Map(READER.roles.map((role, index) => [role, index]))

/** Roles whose mentions are names. */
export const PEOPLE: ReadonlySet<string> = new Set(
  'GUARDIAN WARD JUDGE OFFICIAL PERSON PARENT FORMER_GUARDIAN HOLDER'.split(' '),
)

/** Whether words of a role may be a field's value: captions are none, nor what is told of others. */
export function isOfField(role: string): boolean {
  return role !== 'O' && role !== 'CAPTION' && !role.startsWith('OTHER_')
}

/** How probable it is that a word has a role. */
export function roleOf(row: number, { roles }: Roles, role: string): number {
  return roles[row * COUNT + indexOf(role)] ?? 0
}

/** The most probable role of a word. */
export function bestRole(row: number, { roles }: Roles): string {
  let [best, most] = [0, -Infinity]
  for (let at = 0; at < COUNT; at++) {
    const own = roles[row * COUNT + at] ?? 0
    if (own > most) [best, most] = [at, own]
  }
  return READER.roles[best] ?? ''
}

/** A word as it is printed. */
export function textAt(row: number, { words }: Roles): string {
  const seen = words[row]
  return seen?.line.words[seen.at]?.text ?? ''
}

/** The probability of a role for the word that has it most probably. */
export function likeliestOf({ words, roles }: Roles, role: string): number {
  let most = 0
  for (let row = 0, at = indexOf(role); row < words.length; row++, at += COUNT)
    most = Math.max(most, roles[at] ?? 0)
  return most
}

function indexOf(role: string): number {
  const index = INDEXES.get(role)
  if (index === undefined) throw new RangeError(`the reader knows no role ${role}`)
  return index
}
