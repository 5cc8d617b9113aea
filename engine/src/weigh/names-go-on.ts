import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { bestRole, PEOPLE, roleOf } from '../reader/role-of.ts'
import { beginsWithGivenName } from '../values/given-names.ts'
import { isParticle } from '../values/person-name-words.ts'
import { HARDLY_BEGINS } from './mention.ts'
import { LIKELY, POSSIBLE, SURE } from './proposal.ts'

const CAPITALS = /^[\p{Lu}']+$/u

/**
 * Roles in which names are whole. One goes on behind a particle, and one in capitals where the network sees nothing begin, though it takes
 * the next word for something else, as it does a surname that is a word as well: such a word has the roles of the word before. And a name
 * that nothing begins has begun with the given name before it.
 */
export function withNamesWhole(roles: Roles): Roles {
  const count = READER.roles.length
  const whole = { ...roles, roles: roles.roles.slice() }
  const takeFrom = (row: number, from: number) =>
    whole.roles.copyWithin(row * count, from * count, (from + 1) * count)
  const isPerson = (row: number, role: string) => PEOPLE.has(role) && roleOf(row, whole, role) > LIKELY
  let name = { first: '', isInCapitals: false }
  let last = ''
  for (const [row, { line, at }] of roles.words.entries()) {
    const { text = '' } = line.words[at] ?? {}
    // No name ends with a particle: `KUHN DA` | `ROSA a guarda`.
    const isOpen = isParticle(last) && !/^e$/i.test(last)
    const begins = (roles.begins[row] ?? 0) >= (isOpen ? LIKELY : HARDLY_BEGINS)
    const goesOn = !begins && (roles.words[row - 1]?.line === line || isOpen)
    const [own, before] = [bestRole(row, whole), row > 0 ? bestRole(row - 1, whole) : 'O']
    const isOther = (own !== 'O' || isOpen) && own !== 'CAPTION' && !PEOPLE.has(own)
    const isAlike = name.isInCapitals ? /^\p{Lu}{2}/u.test(text) : isOpen && /^\p{Lu}/u.test(text)
    const isName = isOpen || beginsWithGivenName(name.first)
    if (goesOn && isAlike && isOther && isName && isPerson(row - 1, before)) takeFrom(row, row - 1)
    const hasBegun = own !== before && (roles.begins[row - 1] ?? 0) > (begins ? SURE : LIKELY)
    if (hasBegun && isPerson(row, own) && roleOf(row - 1, whole, own) > POSSIBLE && beginsWithGivenName(last))
      takeFrom(row - 1, row)
    const isInCapitals = CAPITALS.test(text)
    name = goesOn
      ? { ...name, isInCapitals: name.isInCapitals && isInCapitals }
      : { first: text, isInCapitals }
    last = text
  }
  return whole
}
