import type { Roles } from '../reader/read-roles.ts'
import { type Mention, mentionsOf, roleOf } from './mentions.ts'
import type { Run } from './role-runs.ts'

/** A word of which the role is only the second most probable must have at least this probability of it. */
const NEXT_BEST_MIN = 0.3

/** The mentions of a run, decoded once for all fields. */
const decoded = new WeakMap<Run, Mention[]>()

export function mentionsIn(run: Run, roles: Roles): Mention[] {
  const known = decoded.get(run) ?? mentionsOf(run, roles)
  decoded.set(run, known)
  return known
}

export function mentionsWith(role: string, runs: readonly Run[], roles: Roles): Mention[] {
  return runs.flatMap((run) => mentionsIn(run, roles).filter((mention) => mention.role === role))
}

/**
 * Mentions of codes with a role, by run. Where no run has any, words with the role as the second most probable are tried: a code is
 * recognised by its form, which a text is not.
 */
export function codesOf(role: string, runs: readonly Run[], roles: Roles): (run: Run) => Mention[] {
  const hasSome = mentionsWith(role, runs, roles).length > 0
  return (run) => (hasSome ? mentionsWith(role, [run], roles) : nextBest(role, run, roles))
}

function nextBest(role: string, { words }: Run, roles: Roles): Mention[] {
  return words
    .map((word) => ({ role, words: [word], probability: roleOf(word.row, roles, role) }))
    .filter(({ probability }) => probability > NEXT_BEST_MIN)
}
