import { choose, fieldOf } from '../../fields/choose.ts'
import { evidenceOf, spanText } from '../../fields/span.ts'
import type { Evidence, Field, JsonValue } from '../../types.ts'
import type { TextRange } from './address.ts'
import { describeGuardians, describeWards } from './describe-people.ts'
import { groupByPerson, type Person, roleShare } from './group-by-person.ts'
import type { Kind } from './kind.ts'
import type { PersonRecord } from './person-record.ts'
import type { Prose } from './prose.ts'
import { ROLES, type Role } from './role-words.ts'
import { INHERITED_SHARE, type RoleMention } from './roles.ts'

/** Weaker evidence than this names nobody guardian or ward while somebody else has it. */
const STRONG_SCORE = 2.9
/** Somebody known from the case block only: a party need not be the guardian. */
const PARTY_SHARE = 0.72
const WEAK_SCORE = 1.5

export interface GuardiansAndWards {
  readonly guardians: readonly PersonRecord[]
  readonly wards: readonly PersonRecord[]
  readonly fields: Readonly<Record<string, Field>>
}

export function findGuardiansAndWards(
  prose: Prose,
  mentions: readonly RoleMention[],
  kind: Kind,
): GuardiansAndWards {
  const persons = groupByPerson(mentions)
  const guardians = holdersOf(prose, persons, 'guardian', kind)
  const wards = withoutInitials(holdersOf(prose, persons, 'ward', kind))
  const homes = new Map([...guardians, ...wards].map(({ home, share }) => [home, share]))
  const keeperHomes = guardians.map(({ home }) => home)
  const minorHomes = wards.map(({ home }) => home)
  const keepers = describeGuardians(prose, mentions, keeperHomes, minorHomes, kind)
  const minors = describeWards(prose, mentions, minorHomes, keeperHomes, kind)
  const list = (described: readonly PersonRecord[]) => listField(prose, described, homes)
  const [keeper, minor] = [keepers[0], minors[0]]
  const flat = (one: PersonRecord | undefined, name: string) => flatField(prose, one, name, homes)
  return {
    guardians: keepers,
    wards: minors,
    fields: {
      guardians: list(keepers),
      wards: list(minors),
      guardianName: flat(keeper, 'name'),
      guardianCpf: flat(keeper, 'cpf'),
      guardianRg: flat(keeper, 'rg'),
      wardName: flat(minor, 'name'),
      wardBirthDate: flat(minor, 'birthDate'),
      wardCpf: flat(minor, 'cpf'),
    },
  }
}

interface RoleHolder {
  /** The mention that describes the person. */
  readonly home: RoleMention
  /** Probability that the person has the role. */
  readonly share: number
}

/** The people of a role in the order in which the term names them. */
function holdersOf(
  prose: Prose,
  persons: readonly Person[],
  role: 'guardian' | 'ward',
  kind: Kind,
): RoleHolder[] {
  const rivals = ROLES.filter((rival) => rival !== role && rival !== 'party')
  const named = persons.filter(
    (person) =>
      person.scores[role] >= WEAK_SCORE &&
      rivals.every((rival) => person.scores[rival] < person.scores[role]),
  )
  const strong = named.filter((person) => bestScore(person, role) >= STRONG_SCORE)
  const chosen = strong.length > 0 ? strong : named
  if (chosen.length > 0) {
    return chosen
      .filter((person) => !chosen.some((other) => other.key.startsWith(`${person.key} `)))
      .map((person) => ({ home: homeOf(prose, person, role), share: roleShare(person, role) }))
      .sort((a, b) => a.home.start - b.home.start)
  }
  return holdersAmongParties(prose, persons, role, kind)
}

/** `F. A. V.` of the case block is the person whom the term names in full. */
function withoutInitials(holders: readonly RoleHolder[]): RoleHolder[] {
  const initials = (name: string) =>
    name
      .split(/\s+/)
      .filter((word) => /^\p{Lu}/u.test(word) && !/^(?:D[AEO]S?|E)$/i.test(word))
      .map((word) => word.charAt(0))
      .join('')
  const isShort = ({ home }: RoleHolder) => /^(?:\p{Lu}[.*]+\s*|D[AEO]S?\s)+$/iu.test(home.name)
  const full = new Set(holders.filter((one) => !isShort(one)).map(({ home }) => initials(home.key)))
  return holders.filter((one) => !isShort(one) || !full.has(initials(one.home.key)))
}

/** Nobody is named in the term itself: the parties of the case, the second only where it is the ward. */
function holdersAmongParties(
  prose: Prose,
  persons: readonly Person[],
  role: 'guardian' | 'ward',
  kind: Kind,
): RoleHolder[] {
  if (role === 'ward' && kind !== 'CURATELA') return []
  const claimant = /(?:REQUERENTE|AUTOR|POLO ATIVO|PROMOVENTE|PARTE AUTORA)[^\n:]{0,30}:[^\n]*$/
  const parties = persons.filter(
    ({ scores }) => scores.party > 0 && scores.judge + scores.official + scores.parent === 0,
  )
  return parties.flatMap((person) => {
    const home = person.mentions.find((mention) => mention.role === 'party')
    if (!home) return []
    const isClaimant = claimant.test(prose.folded.slice(Math.max(0, home.start - 200), home.start))
    return isClaimant === (role === 'guardian') ? [{ home, share: PARTY_SHARE }] : []
  })
}

function bestScore(person: Person, role: Role): number {
  // What is inherited by coordination is as strong as what it was inherited from.
  return Math.max(
    ...person.mentions.map((mention) => (mention.scores[role] ?? 0) / (mention.joined ? INHERITED_SHARE : 1)),
  )
}

/** The mention that qualifies the person: role words before it and documents after it. */
function homeOf(prose: Prose, person: Person, role: Role): RoleMention {
  const score = (mention: RoleMention) => {
    // The next paragraph is about somebody else.
    const [after = ''] = prose.folded.slice(mention.end, mention.end + 160).split(/\n\n|\f/)
    const details = [
      /BRASILEIR/,
      /C\.?P\.?F/,
      /R\.?G\.?(?![A-Z])|IDENTIDADE/,
      /NASC/,
      /RESIDEN|ENDERECO/,
      /FILH/,
    ]
    const isBare = isBareCaption(prose, mention)
    const near = isBare ? 0 : details.filter((detail) => detail.test(after)).length
    return (
      (mention.scores[role] ?? 0) +
      0.8 * near -
      (mention.role === 'party' || isInCaseBlock(prose, mention) || isBareCaption(prose, mention) ? 3 : 0)
    )
  }
  const [best] = [...person.mentions].sort((a, b) => score(b) - score(a) || a.start - b.start)
  if (!best) throw new RangeError('a person without mentions')
  return best
}

/** `Interditado: FULANO` and no more captions below it: the term names him again. */
function isBareCaption(prose: Prose, mention: RoleMention): boolean {
  const head = prose.folded.slice(0, mention.start)
  const line = head.slice(head.lastIndexOf('\n') + 1)
  if (!/^(?!NOME(?![A-Z]))[^:]{2,40}:\s*$/.test(line)) return false
  return /^\s*(?:$|\n(?![^:\n]{2,40}:))/.test(prose.folded.slice(mention.end, mention.end + 60))
}

/** The parties of the case: a caption line in the paragraph that prints the case number. */
function isInCaseBlock(prose: Prose, mention: RoleMention): boolean {
  const head = prose.folded.slice(0, mention.start)
  const line = head.slice(head.lastIndexOf('\n') + 1)
  const paragraph = head.slice(head.lastIndexOf('\n\n') + 1)
  // A form that asks for the name names the person itself.
  return (
    /^(?!NOME(?![A-Z]))[^:]{2,40}:/.test(line) &&
    /\d{7}-\d{2}\.\d{4}|AUTOS|PROCESSO|\n(?:REQUERENTE|AUTORA?|PROMOVENTE|CLASSE|POLO ATIVO)[^:\n]{0,24}:/.test(
      paragraph,
    )
  )
}

function listField(
  prose: Prose,
  described: readonly PersonRecord[],
  homes: ReadonlyMap<RoleMention, number>,
): Field {
  if (described.length === 0) return choose([], [])
  const evidence = described.flatMap((one, i) => evidenceOfPerson(prose, one, i))
  const share = described.reduce((product, one) => product * (homes.get(one.home) ?? 0) * one.certainty, 1)
  const named = described.flatMap((one) => prose.locate(one.home.start, one.home.end))
  const raw = spanText(named)
  // A list has the confidence that every value in it was read right.
  const spans = described.flatMap(({ ranges }) =>
    Object.values(ranges).flatMap((own) => own.flatMap(({ start, end }) => prose.locate(start, end))),
  )
  const value = described.map((one) => one.value)
  return fieldOf({ value, raw, spans, evidence, score: 0 }, share, [])
}

function evidenceOfPerson(prose: Prose, one: PersonRecord, index: number): Evidence[] {
  return Object.entries(one.ranges).flatMap(([name, ranges]) =>
    ranges.flatMap((range) => evidenceOf(prose.locate(range.start, range.end), [index, name])),
  )
}

function flatField(
  prose: Prose,
  one: PersonRecord | undefined,
  name: string,
  homes: ReadonlyMap<RoleMention, number>,
): Field {
  const value: JsonValue = one?.value[name] ?? null
  const ranges: readonly TextRange[] = one?.ranges[name] ?? []
  const [range] = ranges
  if (!one || value === null || !range) return choose([])
  const share = (homes.get(one.home) ?? 0) * (name === 'name' ? 1 : one.certainty)
  return fieldOf({ value, spans: prose.locate(range.start, range.end), score: 0 }, share)
}
