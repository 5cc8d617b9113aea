import type { JsonValue } from '../../types.ts'
import { findAddress, type TextRange } from './address.ts'
import { findCivilStatus } from './civil-status.ts'
import { guardianRole, type Kind, wardRole } from './kind.ts'
import { withoutParents, withStatedParents } from './parents.ts'
import { isEmpty, type PersonRecord, SHARED_CERTAINTY } from './person-record.ts'
import type { Prose } from './prose.ts'
import {
  findBirthDates,
  findBirthplace,
  findPersonCpfs,
  findRelationship,
  findRgs,
  relationshipBefore,
} from './qualification.ts'
import type { RoleMention } from './roles.ts'
import { birthDateOf, ownPart, share, shift, textOf } from './segment-text.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { respectively, shareAmongCouple, shareWith, tradesApart, withStatedKinship } from './sharing.ts'

/** Places that name one person again; a term has three or four. */
const MENTIONS_MAX = 12
const DIRECT_CERTAINTY = 0.985

export function describeGuardians(
  prose: Prose,
  mentions: readonly RoleMention[],
  homes: readonly RoleMention[],
  others: readonly RoleMention[],
  kind: Kind,
): PersonRecord[] {
  const segments = segmentsOf(prose, mentions, new Set(homes), others)
  const described = segments
    .flatMap((segment) => segment.members.map((home, i) => describeGuardian(segment, home, i, kind)))
    .map((one) =>
      withOtherMentions(prose, mentions, [...homes, ...others], one, (segment, mention) =>
        describeGuardian(segment, mention, 0, kind),
      ),
    )
  return shareAmongCouple(prose, tradesApart(prose, respectively(segments, described))).map((one) =>
    described.length === 1 && one.value.relationship === null ? withStatedKinship(prose, one) : one,
  )
}

function describeGuardian(segment: Segment, home: RoleMention, i: number, kind: Kind): PersonRecord {
  const part = ownPart(segment, i)
  const own: Segment = part
    ? { ...segment, members: [home], start: segment.start + part.start, end: segment.start + part.end }
    : segment
  if (!part) return describeTogether(segment, home, i, kind)
  return withSharedPart(describeTogether(own, home, 0, kind), describeTogether(segment, home, i, kind))
}

/** `ela costureira, ele pedreiro, portadores dos CPF 1 e 2`: numbers in order, what one's own part leaves out from the whole. */
function withSharedPart(own: PersonRecord, whole: PersonRecord): PersonRecord {
  const names = Object.keys(own.value).filter(
    (name) =>
      !isEmpty(whole.value[name]) &&
      (isEmpty(own.value[name]) || ['cpf', 'rg', 'rgIssuer'].includes(name)) &&
      name !== 'occupation',
  )
  const of = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
  return {
    ...own,
    value: { ...own.value, ...of(whole.value) },
    ranges: { ...own.ranges, ...of(whole.ranges) },
    certainty: Math.min(own.certainty, SHARED_CERTAINTY),
  }
}

function describeTogether(segment: Segment, home: RoleMention, i: number, kind: Kind): PersonRecord {
  const { text, folded } = textOf(segment)
  const count = segment.members.length
  const rgs = findRgs(text, folded)
  const cpf = share(findPersonCpfs(text, folded), i, count)
  const id = share(rgs, i, count)
  const status = findCivilStatus(text, folded)
  const before = {
    text: segment.prose.text.slice(segment.before, home.start),
    folded: segment.prose.folded.slice(segment.before, home.start),
  }
  const kinshipBefore = i === 0 ? relationshipBefore(before.text, before.folded) : null
  const kinship = kinshipBefore
    ? shift(kinshipBefore, segment.before)
    : shift(findRelationship(text, folded), segment.start)
  const found = {
    cpf: shift(cpf, segment.start),
    rg: shift(id?.rg ?? null, segment.start),
    rgIssuer: shift(id?.issuer ?? null, segment.start),
    nationality: shift(status.nationality, segment.start),
    maritalStatus: shift(status.maritalStatus, segment.start),
    occupation: shift(status.occupation, segment.start),
    address: shift(findAddress(text, folded), segment.start),
    relationship: kinship,
  }
  return described(home, found, { role: guardianRole(kind) }, count)
}

export function describeWards(
  prose: Prose,
  mentions: readonly RoleMention[],
  homes: readonly RoleMention[],
  others: readonly RoleMention[],
  kind: Kind,
): PersonRecord[] {
  const wards = segmentsOf(prose, mentions, new Set(homes), others)
    .flatMap((segment) => segment.members.map((home, i) => describeWard(segment, mentions, home, i, kind)))
    .map((one) =>
      withOtherMentions(prose, mentions, [...homes, ...others], one, (segment, mention) =>
        describeWard(segment, mentions, mention, 0, kind),
      ),
    )
  const known = wards.some(({ value }) => !isEmpty(value.filiation))
    ? wards
    : withStatedParents(prose, mentions, wards)
  return shareWith(
    prose,
    known,
    'filiation',
    /(?:AMB[OA]S|TOD[OA]S|FILHOS|FILHAS|ORFAOS|ORFAS)[^;\n]{0,60}$|\n(?:FILIACAO|PAIS|GENITORES):[^\n]*$/,
  )
}

function describeWard(
  segment: Segment,
  mentions: readonly RoleMention[],
  home: RoleMention,
  i: number,
  kind: Kind,
): PersonRecord {
  const count = segment.members.length
  const parents = mentions.filter(
    (one) => one.role === 'parent' && one.start >= segment.start && one.end <= segment.end,
  )
  const { text, folded } = withoutParents(segment, parents)
  const found = {
    birthDate: shift(birthDateOf(findBirthDates(text, folded), i, count), segment.start),
    cpf: shift(share(findPersonCpfs(text, folded), i, count), segment.start),
    rg: shift(share(findRgs(text, folded), i, count)?.rg ?? null, segment.start),
    placeOfBirth: shift(findBirthplace(text, folded), segment.start),
  }
  const filiation = parents.map(({ name, start, end }) => ({ value: name, start, end }))
  const one = described(
    home,
    found,
    { filiation: filiation.map(({ value }) => value), role: wardRole(kind) },
    count,
  )
  return { ...one, ranges: { ...one.ranges, filiation } }
}

/** What the describing place leaves out may stand where else the person is named, as under a signature. */
function withOtherMentions(
  prose: Prose,
  mentions: readonly RoleMention[],
  homes: readonly RoleMention[],
  one: PersonRecord,
  describe: (segment: Segment, mention: RoleMention) => PersonRecord,
): PersonRecord {
  const others = mentions
    .filter(
      (mention) =>
        mention.key === one.home.key && mention !== one.home && mention.role !== 'parent' && !mention.joined,
    )
    .slice(0, MENTIONS_MAX)
  let known = one
  for (const mention of others) {
    const [segment] = segmentsOf(
      prose,
      mentions,
      new Set([mention, ...homes.filter((home) => home !== one.home)]),
    ).filter(({ members }) => members.length === 1 && members[0] === mention)
    if (!segment) continue
    const found = describe(segment, mention)
    const missing = Object.keys(found.value).filter(
      (name) => isEmpty(known.value[name]) && !isEmpty(found.value[name]),
    )
    if (missing.length === 0) continue
    const value = Object.fromEntries(missing.map((name) => [name, found.value[name] ?? null]))
    const ranges = Object.fromEntries(missing.map((name) => [name, found.ranges[name] ?? []]))
    known = {
      ...known,
      value: { ...known.value, ...value },
      ranges: { ...known.ranges, ...ranges },
      certainty: Math.min(known.certainty, SHARED_CERTAINTY),
    }
  }
  return known
}

function described(
  home: RoleMention,
  found: Readonly<Record<string, TextRange | null>>,
  rest: Readonly<Record<string, JsonValue>>,
  count: number,
): PersonRecord {
  const values = Object.fromEntries(
    Object.entries(found).map(([name, range]) => [name, range?.value ?? null]),
  )
  const ranges = Object.fromEntries(
    Object.entries(found).map(([name, range]) => [name, range ? [range] : []]),
  )
  return {
    home,
    value: { name: home.name, ...values, ...rest },
    ranges: { name: [{ value: home.name, start: home.start, end: home.end }], ...ranges },
    certainty: count > 1 ? SHARED_CERTAINTY : DIRECT_CERTAINTY,
  }
}
