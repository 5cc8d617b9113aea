import { ROLES, type Role } from './role-words.ts'
import type { RoleMention } from './roles.ts'

/** All mentions of one name. */
export interface Person {
  readonly key: string
  readonly mentions: readonly RoleMention[]
  readonly scores: Readonly<Record<Role, number>>
}

/** Repeating the same words must not outweigh other evidence. */
const SCORE_MAX = 9

export function groupByPerson(mentions: readonly RoleMention[]): Person[] {
  const groups = new Map<string, RoleMention[]>()
  for (const mention of mentions) {
    // A parent may bear the very name of the child, and a mother may become the guardian.
    const key = mention.role === 'parent' ? `${mention.key} (parent)` : mention.key
    const group = groups.get(key)
    if (group) group.push(mention)
    else groups.set(key, [mention])
  }
  return [...groups].map(([key, own]) => ({ key, mentions: own, scores: totalScores(own) }))
}

function totalScores(mentions: readonly RoleMention[]): Record<Role, number> {
  const total = (role: Role) =>
    Math.min(
      SCORE_MAX,
      mentions.reduce((sum, mention) => sum + (mention.scores[role] ?? 0), 0),
    )
  return {
    guardian: total('guardian'),
    ward: total('ward'),
    parent: total('parent'),
    judge: total('judge'),
    official: total('official'),
    party: total('party'),
    other: total('other'),
  }
}

/** Probability that somebody holds a role, all roles weighed against each other and none. */
export function roleShare(person: Person, role: Role): number {
  const weights = ROLES.map((one) => Math.exp(person.scores[one]))
  const total = weights.reduce((sum, weight) => sum + weight, 1)
  return Math.exp(person.scores[role]) / total
}
