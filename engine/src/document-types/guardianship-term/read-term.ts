import { textOf } from '../../fields/field.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Field, Fields, JsonValue } from '../../types.ts'
import { isValidCaseNumber } from '../../values/case-number.ts'
import { classField } from '../../weigh/class-field.ts'
import { readerView, type Weighing, weighFields, weighList } from '../../weigh/reader-view.ts'
import type { Weigh } from '../../weigh/weigh.ts'
import { findGuardianship } from './find.ts'
import { guardianRole, type Kind, kindOf, wardRole } from './kind.ts'
import { GUARDIANS, READ_FIELDS, TERM_FIELDS, WARDS } from './role-fields.ts'
import { guardianshipTermSchema } from './schema.ts'
import { signedByField } from './signed-by.ts'

/** What the reader network alone tells, and the rules' fields weighed against its. */
export function readTerm(reading: Reading, weigh: Weigh): Fields {
  const weighing = { type: guardianshipTermSchema.type, view: readerView(reading), weigh }
  const told = toldByReader(reading, weighing)
  const rules = findGuardianship(reading, {
    caseNumber: textOf(told.caseNumber),
    wardBirthDate: told.wardBirthDate,
    signedBy: signedByField(weighing.view.runs, reading.roles),
  })
  return { ...told, ...weighFields(weighing, rules, TERM_FIELDS) }
}

/** Fields without rules. */
function toldByReader(reading: Reading, weighing: Weighing) {
  const { view } = weighing
  const fields = weighFields(weighing, {}, READ_FIELDS)
  const { caseNumber = nothing() } = fields
  const shownBy = [...READ_FIELDS.slice(0, 1).flatMap(view.proposals), ...view.values(GUARDIANS.key)]
  const kind = classField(reading.roles, 'kind', shownBy)
  return {
    ...fields,
    kind,
    nature: classField(reading.roles, 'nature', shownBy),
    caseNumber,
    caseNumberValid: validity(caseNumber),
    ...peopleOf(weighing, kindOf(kind)),
  }
}

function peopleOf(weighing: Weighing, kind: Kind) {
  const guardians = weighList(weighing, GUARDIANS, { ...NOBODY.guardians, role: guardianRole(kind) })
  const wards = weighList(weighing, WARDS, { ...NOBODY.wards, role: wardRole(kind) })
  return {
    guardians,
    wards,
    guardianName: firstOf(guardians, 'name'),
    guardianCpf: firstOf(guardians, 'cpf'),
    guardianRg: firstOf(guardians, 'rg'),
    wardName: firstOf(wards, 'name'),
    wardBirthDate: firstOf(wards, 'birthDate'),
    wardCpf: firstOf(wards, 'cpf'),
  }
}

const NOBODY = {
  guardians: {
    name: null,
    cpf: null,
    rg: null,
    rgIssuer: null,
    nationality: null,
    maritalStatus: null,
    occupation: null,
    address: null,
    relationship: null,
  },
  wards: { name: null, birthDate: null, cpf: null, rg: null, placeOfBirth: null, filiation: [] },
}

/** A member of the first of a list, as a field of its own. */
function firstOf(list: Field, name: string): Field {
  const missing: Field = { status: 'missing', value: null, confidence: list.confidence }
  if (list.status !== 'found' || !Array.isArray(list.value)) return missing
  const [one] = list.value
  const value = isRecord(one) ? (one[name] ?? null) : null
  const [first, ...rest] = list.evidence.filter(({ path }) => path[0] === 0 && path[1] === name)
  if (value === null || !first) return missing
  const evidence: (typeof list)['evidence'] = [
    { ...first, path: [] },
    ...rest.map((own) => ({ ...own, path: [] })),
  ]
  return { ...list, value, raw: evidence.map(({ text }) => text).join(' '), evidence }
}

function isRecord(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function validity(caseNumber: Field): Field {
  if (caseNumber.status !== 'found') return caseNumber
  return { ...caseNumber, value: isValidCaseNumber(String(caseNumber.value)) }
}

function nothing(): Field {
  return { status: 'missing', value: null, confidence: 0 }
}
