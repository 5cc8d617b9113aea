import type { Field, JsonValue } from '../types.ts'
import type { Absence } from './alternatives.ts'
import { BETWEEN_MAX, isBehind, likelierBehind, TOLD_MAX } from './behind-names.ts'
import { shown } from './choose.ts'
import { leastSure, sureOfAll } from './confidence.ts'
import { listsOfPeople } from './lists-of-people.ts'
import { isLikely, keyOf, mergeEqual, type Proposal } from './proposal.ts'
import { listsOf } from './proposals.ts'
import type { Choosing } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { valuesByPerson } from './values-by-person.ts'
import type { Named } from './whose.ts'

/** A list of people, each with values of their own. */
export interface GroupField {
  /** Of `data`: a list of groups. */
  readonly name: string
  /** What distinguishes the groups: a person's name. */
  readonly key: RoleField
  readonly members: readonly RoleField[]
  /** People of other groups, whose values are nobody's in this one. */
  readonly others: readonly RoleField[]
}

type Found = Extract<Field, { readonly status: 'found' }>
type Group = Readonly<Record<string, JsonValue>>

export interface ChosenGroups {
  readonly list: Field
  /** How sure each member of the first group is: the list is less sure than any of its members. */
  readonly first: Readonly<Record<string, number>>
}

/**
 * A list of groups from what the network proposes: first who they are, then each member.
 *
 * @param every what every group has from the document as a whole
 */
export function chooseList({ view, choose }: Choosing, group: GroupField, every: Group): ChosenGroups {
  const people = view.values(group.key)
  const keys = choose(group.key.name, listsOf(people), {
    value: [],
    likeliest: view.likeliest(group.key),
  })
  if (keys.status === 'missing') return { list: { ...keys, value: [] }, first: {} }
  const names = [keys.value].flat().map(String)
  const named = names.map((name): Named => people.find(({ value }) => sameKey(value, name)) ?? { spans: [] })
  const isOther = ({ value }: Proposal) => !names.some((name) => sameKey(value, name))
  const others = group.others.flatMap(view.values).filter((one) => isLikely(one) && isOther(one))
  const before = ({ position }: Proposal) => view.textBefore(position)
  const members = group.members.map((member) => {
    const { isMany, isShared = () => true, ledBy, takenFor } = member
    const reach = takenFor ? { [takenFor]: TOLD_MAX, OTHER_ID: BETWEEN_MAX } : {}
    const taken = Object.entries(reach).flatMap(([role, most]) => {
      const likely = view.prints({ ...member, role }).filter(isLikely)
      // The only number of another's role is the other's, but right behind a name.
      const isOnly = role === takenFor && new Set(likely.map(keyOf)).size < 2
      return likely.filter((one) => isBehind(one, isOnly ? BETWEEN_MAX : most, named, others))
    })
    const prints = [...view.prints(member), ...taken]
    // The document prints such values, so that a person without one most probably has none.
    const likeliest = prints.length > 0 ? OTHERS_LIKELIEST : view.likeliest(member)
    const absent: Absence = { value: isMany ? [] : null, likeliest }
    const each = isMany
      ? listsOfPeople(named, others, prints)
      : valuesByPerson(
          named,
          others,
          likelierBehind(prints, named, others, (print) => ledBy?.test(before(print)) ?? false),
          (print) => isShared(print.value, before(print)),
        )
    return names.map((name, i) => {
      const own = mergeEqual(each[i] ?? [])
      return choose(member.name, isMany ? listsOf(own) : own, absent, name)
    })
  })
  const values = names.map((name, i) => {
    const own = group.members.map((member, j) => [memberName(member), members[j]?.[i]?.value ?? null])
    return { [memberName(group.key)]: name, ...Object.fromEntries(own), ...every }
  })
  const sure = group.members.map((member, j) => {
    return [memberName(member), leastSure([keys, ...(members[j]?.slice(0, 1) ?? [])])]
  })
  const first = { [memberName(group.key)]: keys.confidence, ...Object.fromEntries(sure) }
  return { list: joined(keys, values, group, members), first }
}

const OTHERS_LIKELIEST = 0.01

function memberName(field: RoleField): string {
  return field.name.slice(field.name.indexOf('.') + 1)
}

function sameKey(a: JsonValue, b: string): boolean {
  return typeof a === 'string' && a.toLowerCase() === b.toLowerCase()
}

/** All groups as one field. Its confidence is the probability that all of its parts are right. */
function joined(
  keys: Found,
  values: readonly Group[],
  group: GroupField,
  members: readonly (readonly Field[])[],
): Field {
  const keyName = memberName(group.key)
  const evidence = [
    ...keys.evidence.map((one, i) => ({ ...one, path: [Math.min(i, values.length - 1), keyName] })),
    ...group.members.flatMap((member, j) =>
      (members[j] ?? []).flatMap((field, i) =>
        field.status === 'found'
          ? field.evidence.map((one) => ({ ...one, path: [i, memberName(member)] }))
          : [],
      ),
    ),
  ]
  const raw = evidence.map(({ text }) => text).join(' ')
  return shown(values, evidence, sureOfAll([keys, ...members.flat()]), raw)
}
