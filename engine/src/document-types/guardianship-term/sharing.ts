import { pattern, patternPart } from '../../values/pattern.ts'
import { type PersonRecord, SHARED_CERTAINTY } from './person-record.ts'
import type { Prose } from './prose.ts'
import { findPersonCpfs, findRgs } from './qualification.ts'
import { KINSHIP, SIDE } from './role-words.ts'
import { shift, textOf } from './segment-text.ts'
import type { Segment } from './segments.ts'

/** What a couple has in common, by the plural it is printed in. */
export function shareAmongCouple(prose: Prose, people: readonly PersonRecord[]): PersonRecord[] {
  const plural =
    /(?:BRASILEIR|CASAD|SOLTEIR|DIVORCIAD|VIUV|CONVIVENTE|AV|TI|BISAV|GENITOR|IRMA|PRIM|SOBRINH)[A-Z]*S(?: [A-Z]+S)?$/
  const addressed = shareWith(
    prose,
    people,
    'address',
    pattern()`
      (?:AMB[OA]S|TOD[OA]S|RESIDENTES|DOMICILIADOS|MORADORES|MESMO ENDERECO)
      |\),? (?:COM (?:RESIDENCIA|ENDERECO|DOMICILIO)|RESIDENTE|DOMICILIAD)
    `,
  )
  return ['nationality', 'maritalStatus', 'relationship'].reduce(
    (shared, name) => shareWith(prose, shared, name, plural),
    addressed,
  )
}

/** `ambos residentes na …`, `todos filhos de …` stand beside the last of them and are meant for all. */
export function shareWith(
  prose: Prose,
  people: readonly PersonRecord[],
  name: string,
  cue: RegExp,
): PersonRecord[] {
  const isEmpty = ({ ranges }: PersonRecord) => (ranges[name] ?? []).length === 0
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
export function respectively(segments: readonly Segment[], people: readonly PersonRecord[]): PersonRecord[] {
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

/** `costureira e pedreiro, respectivamente`: each has one of the two. */
export function tradesApart(prose: Prose, people: readonly PersonRecord[]): PersonRecord[] {
  const [range] = people[0]?.ranges.occupation ?? []
  const trades = range?.value.split(' e ') ?? []
  const isShared = people.every(({ ranges }) => ranges.occupation?.[0]?.start === range?.start)
  if (!range || !isShared || trades.length !== people.length || people.length < 2) return [...people]
  if (!/^,? RESPECTIVAMENTE/.test(prose.folded.slice(range.end))) return [...people]
  return people.map((one, i) => {
    const value = trades[i] ?? range.value
    const start = range.start + trades.slice(0, i).join(' e ').length + (i > 0 ? 3 : 0)
    return {
      ...one,
      value: { ...one.value, occupation: value },
      ranges: { ...one.ranges, occupation: [{ value, start, end: start + value.length }] },
      certainty: SHARED_CERTAINTY,
    }
  })
}

const STATED = new RegExp(
  patternPart`
    (?:
      (?:REQUERENTE|GUARDIAO?|CURADORA?|TUTORA?|COMPROMISSAD[OA]|AUTORA?)(?: ACIMA| SUPRA)?,?\s
        (?:-\s|(?:E|SENDO|QUE E|QUE)\s)?
      |(?:D[OA]S? QUA(?:L|IS)|DE QUEM) E\s|\n(?:\d{1,2}[.)] ?)?(?:GRAU DE )?PARENTESCO[^:\n]{0,30}:\s)
    (?:O\s|A\s)?(${KINSHIP}${SIDE})(?=[\s,.;)-])
  `,
  'g',
)

/** `sendo a requerente avó paterna`, `do qual é tia`, wherever the text says it. */
export function withStatedKinship(prose: Prose, one: PersonRecord): PersonRecord {
  for (const match of prose.folded.matchAll(STATED)) {
    const word = match[1] ?? ''
    const start = match.index + match[0].length - word.length
    if (
      !match[0].startsWith('DE QUEM') &&
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
