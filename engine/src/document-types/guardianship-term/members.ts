import type { JsonValue } from '../../types.ts'
import { findAddress, type TextRange } from './address.ts'
import { findCivilStatus } from './civil-status.ts'
import { guardianRole, type Kind, wardRole } from './kind.ts'
import type { Prose } from './prose.ts'
import {
  findBirthDates,
  findBirthplace,
  findPersonCpfs,
  findRelationship,
  findRgs,
  relationshipBefore,
} from './qualification.ts'
import { KINSHIP, SIDE } from './role-cues.ts'
import type { RoleMention } from './roles.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** A guardian or ward as `data` shows it. */
export interface Described {
  readonly home: RoleMention
  readonly value: Readonly<Record<string, JsonValue>>
  /** Where each member of `value` is printed. */
  readonly ranges: Readonly<Record<string, readonly TextRange[]>>
  /** Probability in [0, 1] that what stands beside the name was given to the right person. */
  readonly certainty: number
}

/** Values shared out among several people may have been meant otherwise. */
const SHARED_CERTAINTY = 0.95
/** Places that name one person again; a term has three or four. */
const MENTIONS_MAX = 12
const DIRECT_CERTAINTY = 0.985

export function describeGuardians(
  prose: Prose,
  mentions: readonly RoleMention[],
  homes: readonly RoleMention[],
  others: readonly RoleMention[],
  kind: Kind,
): Described[] {
  const segments = segmentsOf(prose, mentions, new Set(homes), others)
  const described = segments
    .flatMap((segment) => segment.members.map((home, i) => describeGuardian(segment, home, i, kind)))
    .map((one) =>
      withOtherMentions(prose, mentions, [...homes, ...others], one, (segment, mention) =>
        describeGuardian(segment, mention, 0, kind),
      ),
    )
  return shareAmongCouple(prose, respectively(segments, described)).map((one) =>
    described.length === 1 && one.value.relationship === null ? withStatedKinship(prose, one) : one,
  )
}

function describeGuardian(segment: Segment, home: RoleMention, i: number, kind: Kind): Described {
  const part = ownPart(segment, i)
  const own: Segment = part
    ? { ...segment, members: [home], start: segment.start + part.start, end: segment.start + part.end }
    : segment
  if (part) return describeGuardian(own, home, 0, kind)
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
): Described[] {
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

/** `Os genitores A e B …`: parents who are not named beside the ward. */
function withStatedParents(
  prose: Prose,
  mentions: readonly RoleMention[],
  wards: readonly Described[],
): Described[] {
  const stated = mentions.filter((one, i) => {
    const cue = /(?:GENITORES|OS PAIS|GENITORA?|SEUS PAIS)[:,]?\s*$/.test(
      prose.folded.slice(Math.max(0, one.start - 24), one.start),
    )
    const previous = mentions[i - 1]
    return one.role === 'parent' && (cue || (one.joined && previous?.role === 'parent'))
  })
  const unique = stated.filter((one, i) => stated.findIndex((other) => other.key === one.key) === i)
  if (unique.length === 0 || unique.length > 2) return [...wards]
  const filiation = unique.map(({ name, start, end }) => ({ value: name, start, end }))
  return wards.map((one) => ({
    ...one,
    value: { ...one.value, filiation: filiation.map(({ value }) => value) },
    ranges: { ...one.ranges, filiation },
    certainty: Math.min(one.certainty, SHARED_CERTAINTY),
  }))
}

function describeWard(
  segment: Segment,
  mentions: readonly RoleMention[],
  home: RoleMention,
  i: number,
  kind: Kind,
): Described {
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
  one: Described,
  describe: (segment: Segment, mention: RoleMention) => Described,
): Described {
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

function isEmpty(value: JsonValue | undefined): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

function described(
  home: RoleMention,
  found: Readonly<Record<string, TextRange | null>>,
  rest: Readonly<Record<string, JsonValue>>,
  count: number,
): Described {
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

/** `ambos residentes na …`, `todos filhos de …` stand beside the last of them and are meant for all. */
function shareWith(prose: Prose, people: readonly Described[], name: string, cue: RegExp): Described[] {
  const isEmpty = ({ ranges }: Described) => (ranges[name] ?? []).length === 0
  const printed = people.findLast((one) => !isEmpty(one))
  const range = printed?.ranges[name]?.[0]
  const value = printed?.value[name]
  if (!printed || !range || value === undefined) return [...people]
  if (!cue.test(prose.folded.slice(Math.max(0, range.start - 90), range.end))) return [...people]
  return people.map((one) =>
    isEmpty(one)
      ? {
          ...one,
          value: { ...one.value, [name]: value },
          ranges: { ...one.ranges, [name]: printed.ranges[name] ?? [] },
          certainty: Math.min(one.certainty, SHARED_CERTAINTY),
        }
      : one,
  )
}

/** `portadores, respectivamente, dos CPF nº 1 e nº 2`: numbers of all beside the last. */
function respectively(segments: readonly Segment[], people: readonly Described[]): Described[] {
  const last = segments.at(-1)
  if (!last || people.length < 2 || segments.length !== people.length) return [...people]
  const { text, folded } = textOf(last)
  if (!/RESPECTIVAMENTE/.test(folded)) return [...people]
  const cpfs = findPersonCpfs(text, folded)
  const rgs = findRgs(text, folded)
  return people.map((one, i) => {
    const cpf = cpfs.length === people.length ? shift(cpfs[i] ?? null, last.start) : null
    const id = rgs.length === people.length ? rgs[i] : undefined
    const rg = shift(id?.rg ?? null, last.start)
    const issuer = shift(id?.issuer ?? null, last.start)
    const found = { ...(cpf ? { cpf } : {}), ...(rg ? { rg } : {}), ...(issuer ? { rgIssuer: issuer } : {}) }
    return {
      ...one,
      value: {
        ...one.value,
        ...Object.fromEntries(Object.entries(found).map(([name, range]) => [name, range.value])),
      },
      ranges: {
        ...one.ranges,
        ...Object.fromEntries(Object.entries(found).map(([name, range]) => [name, [range]])),
      },
      certainty: SHARED_CERTAINTY,
    }
  })
}

/** What a couple has in common, by the plural it is printed in. */
function shareAmongCouple(prose: Prose, people: readonly Described[]): Described[] {
  const plural =
    /(?:BRASILEIR|CASAD|SOLTEIR|DIVORCIAD|VIUV|CONVIVENTE|AV|TI|BISAV|GENITOR|IRMA|PRIM|SOBRINH)[A-Z]*S(?: [A-Z]+S)?$/
  const addressed = shareWith(
    prose,
    people,
    'address',
    /(?:AMB[OA]S|TOD[OA]S|RESIDENTES|DOMICILIADOS|MORADORES|MESMO ENDERECO)|\),? (?:COM (?:RESIDENCIA|ENDERECO|DOMICILIO)|RESIDENTE|DOMICILIAD)/,
  )
  return ['nationality', 'maritalStatus', 'relationship'].reduce(
    (shared, name) => shareWith(prose, shared, name, plural),
    addressed,
  )
}

const STATED = new RegExp(
  `(?:REQUERENTE|GUARDIAO?|CURADORA?|TUTORA?|COMPROMISSAD[OA]|AUTORA?),?\\s(?:(?:E|SENDO|QUE E|QUE)\\s)?(?:O\\s|A\\s)?(${KINSHIP}${SIDE})(?=[\\s,.;)])`,
  'g',
)

/** `sendo a requerente avó paterna`, wherever the text says it. */
function withStatedKinship(prose: Prose, one: Described): Described {
  for (const match of prose.folded.matchAll(STATED)) {
    const word = match[1] ?? ''
    const start = match.index + match[0].length - word.length
    if (
      /^(?:FILH|COMPANHEIR|ESPOS|MARIDO|MULHER)/.test(word) &&
      !/^ D[OA]/.test(prose.folded.slice(start + word.length))
    )
      continue
    const range = { value: prose.text.slice(start, start + word.length), start, end: start + word.length }
    return {
      ...one,
      value: { ...one.value, relationship: range.value },
      ranges: { ...one.ranges, relationship: [range] },
    }
  }
  return one
}

/** `ele …; ela …`, `o primeiro …; a segunda …` after two names: each part is one's own. */
function ownPart(segment: Segment, i: number): { readonly start: number; readonly end: number } | null {
  if (segment.members.length !== 2) return null
  const { folded } = textOf(segment)
  const parts = [...folded.matchAll(/(?<![A-Z])(?:EL[EA](?=[ ,])|(?:O|A) (?:PRIMEIR|SEGUND)[OA](?=[ ,]))/g)]
  const [first, second] = parts
  if (!first || !second) return null
  const last = folded.length
  return i === 0 ? { start: first.index, end: second.index } : { start: second.index, end: last }
}

/** Details of the parents (`filho de A, brasileiro, RG …`) are not the ward's. */
function withoutParents(segment: Segment, parents: readonly RoleMention[]): { text: string; folded: string } {
  const { text, folded } = textOf(segment)
  const blank = (source: string) =>
    parents.reduce((masked, parent, n) => {
      const from = parent.end - segment.start
      if (!/^, ?(?:[A-Z ]{3,20}, ?)?(?:BRASILEIR|CASAD|SOLTEIR|DIVORCIAD|VIUV)/.test(folded.slice(from)))
        return masked
      const next = parents[n + 1]
      const stop = folded.slice(from).search(/[);\n]|\.\s/)
      const to = next ? next.start - segment.start : stop < 0 ? masked.length : from + stop
      return masked.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + masked.slice(Math.max(from, to))
    }, source)
  return { text: blank(text), folded: blank(folded) }
}

function textOf(segment: Segment): { text: string; folded: string } {
  return {
    text: segment.prose.text.slice(segment.start, segment.end),
    folded: segment.prose.folded.slice(segment.start, segment.end),
  }
}

/** The i-th of as many values as people; a single person takes the first. */
function share<T>(values: readonly T[], i: number, count: number): T | null {
  if (count === 1) return values[0] ?? null
  return values.length === count ? (values[i] ?? null) : null
}

/** Twins are born on one day. */
function birthDateOf<T>(dates: readonly T[], i: number, count: number): T | null {
  return dates.length === 1 ? (dates[0] ?? null) : share(dates, i, count)
}

function shift(range: TextRange | null, by: number): TextRange | null {
  return range ? { value: range.value, start: range.start + by, end: range.end + by } : null
}
