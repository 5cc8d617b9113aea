import type { Roles } from '../reader/read-roles.ts'
import { cellTexts } from './cell-texts.ts'
import type { Mention } from './mentions.ts'
import { codesOf, mentionsIn, mentionsWith } from './mentions-by-role.ts'
import { namesWith, peopleWith } from './people.ts'
import { keyOf, LIKELY, PROPOSED_MIN, type Proposal } from './proposal.ts'
import type { Lifetime, RoleField } from './role-field.ts'
import type { Run } from './role-runs.ts'
import { takingIn } from './taking-in.ts'
import { raisedInLists } from './values-in-lists.ts'
import { inLife, valuesOfGrammar, valuesOfNumber } from './values-of-grammar.ts'
import { byMention, inParts, touching, withoutParts } from './values-of-mention.ts'
import { extended, joinedMentions, sentencesOf } from './whole-texts.ts'

const isSeen = ({ probability }: Proposal) => probability >= PROPOSED_MIN

/** The candidates of a field, each value once, in the order of the document. */
export function valuesFor(field: RoleField, runs: readonly Run[], roles: Roles): Proposal[] {
  const prints = printsFor(field, runs, roles)
  const merged = mergeEqual(prints)
  const inOrder = field.isMany && field.kind.by === 'grammar' ? merged.map(atFirst(prints)) : merged
  return inOrder.sort((a, b) => a.position - b.position)
}

/** In a list a value has the place where it stands first. */
function atFirst(prints: readonly Proposal[]): (one: Proposal) => Proposal {
  const first = new Map(prints.toReversed().map(({ value, position }) => [value, position]))
  return (one) => ({ ...one, position: first.get(one.value) ?? one.position })
}

/** The same, each as often as it is printed. */
export function printsFor(
  { role, kind, isMany, others, lifetime }: RoleField,
  runs: readonly Run[],
  roles: Roles,
): Proposal[] {
  const isCode = kind.by === 'parts' || (kind.by === 'mention' && kind.isCode === true)
  const daysOf = ({ before }: Lifetime) =>
    before.flatMap((field) =>
      printsFor(field, runs, roles).filter(({ probability }) => probability >= LIKELY),
    )
  const own = isCode ? codesOf(role, runs, roles) : (run: Run) => mentionsWith(role, [run], roles)
  const values = (() => {
    switch (kind.by) {
      case 'grammar': {
        const dated = lifetime ? { ...kind, find: inLife(kind.find, daysOf(lifetime), lifetime.years) } : kind
        const found = valuesOfGrammar({ role, others }, dated, runs, roles)
        return (isMany ? raisedInLists(found) : found).filter(isSeen)
      }
      case 'numberBefore':
        return runs.flatMap((run) => valuesOfNumber(role, kind.find, run, roles)).filter(isSeen)
      case 'mention':
        return byMention(
          runs.flatMap((run) => textsIn(run, own(run), kind, roles)),
          kind.parse,
        )
      case 'cells':
        return byMention(
          cellTexts(
            runs.map((run) => ({ run, mentions: own(run) })),
            roles,
          ),
          kind.parse,
        )
      case 'sentences':
        return byMention(
          runs.flatMap((run) => sentencesOf(own(run), run, roles)),
          kind.parse,
        )
      case 'person':
        return peopleWith(
          role,
          runs.flatMap((run) => mentionsIn(run, roles)),
          runs,
          roles,
          kind.describedBy,
        )
      case 'names':
        return namesWith(
          role,
          runs.flatMap((run) => mentionsIn(run, roles)),
          runs,
          roles,
        )
      case 'parts':
        return withoutParts(runs.flatMap((run) => inParts(touching(own(run), roles), kind.parse)))
    }
  })()
  return values.sort((a, b) => a.position - b.position)
}

function textsIn(
  run: Run,
  own: readonly Mention[],
  { endsWith, goesOn, takesIn }: Extract<RoleField['kind'], { readonly by: 'mention' }>,
  roles: Roles,
): Mention[] {
  const joined = joinedMentions(own, run, roles, goesOn)
  const texts = takesIn ? takingIn(joined, run, takesIn) : joined
  const next = endsWith === undefined ? [] : mentionsWith(endsWith, [run], roles)
  const nextAt = new Map(next.map((one) => [one.words[0]?.index, one]))
  return texts.map((text) => extended(text, nextAt, run, roles))
}

/** A value that is printed several times counts once, where it is most probable. */
export function mergeEqual(proposals: readonly Proposal[]): Proposal[] {
  const merged = new Map<string, Proposal>()
  for (const proposal of proposals) {
    const key = keyOf(proposal)
    const known = merged.get(key)
    if (!known || known.probability < proposal.probability) merged.set(key, proposal)
  }
  return [...merged.values()]
}
