import { NOTHING, textOf } from '../../fields/field.ts'
import type { ReadDocument } from '../../fields/reading.ts'
import type { Field, Fields, JsonValue } from '../../types.ts'
import { isValidCaseNumber } from '../../values/case-number.ts'
import { classField } from '../../weigh/class-field.ts'
import type { WeighedGroups } from '../../weigh/group.ts'
import { weighLink } from '../../weigh/link-field.ts'
import { namedByLink } from '../../weigh/named-by-link.ts'
import { raiseByNumber } from '../../weigh/raise-by-number.ts'
import { raiseMostProbable } from '../../weigh/raise-most-probable.ts'
import { readerView, type Weighing, weighFields, weighList } from '../../weigh/reader-view.ts'
import type { Weigh } from '../../weigh/weigh.ts'
import { courtOf } from './court.ts'
import { guardianRole, type Kind, kindOf, wardRole } from './kind.ts'
import { DECISION_FIELD, decisionDays, issueDays } from './named-days.ts'
import {
  GUARDIAN_CPF,
  GUARDIANS,
  GUARDIANS_OF_CHILDREN,
  KEY_FIELD,
  LINK_FIELD,
  TERM_FIELDS,
  TITLE_FIELD,
  WARD_BIRTH,
  WARDS,
} from './role-fields.ts'
import { guardianshipTermSchema } from './schema.ts'
import { signedByField } from './signed-by.ts'
import { endOfOffice } from './term-of-office.ts'

/** The fields of a term: what the reader network proposes, and what follows from it. */
export function readTerm(reading: ReadDocument, weigh: Weigh): Fields {
  const view = readerView(reading)
  const weighing = { type: guardianshipTermSchema.type, view, weigh }
  const weighed = weighFields(weighing, TERM_FIELDS, {
    issueDate: issueDays(view),
    verificationCode: namedByLink(view.proposals(KEY_FIELD), view.proposals(LINK_FIELD)),
  })
  const { caseNumber = NOTHING, issueDate = NOTHING, validityText = NOTHING } = weighed
  const shownBy = [...view.proposals(TITLE_FIELD), ...view.values(GUARDIANS.key)]
  const kind = classField(reading.roles, 'kind', shownBy)
  const people = peopleOf(weighing, kindOf(kind))
  return {
    ...weighed,
    ...people,
    ...courtOf(weighing, textOf(caseNumber)),
    ...weighFields(weighing, [DECISION_FIELD], {
      decisionDate: decisionDays(view, textOf(issueDate)),
    }),
    kind,
    nature: people.guardians.status === 'found' ? classField(reading.roles, 'nature', shownBy) : NOTHING,
    caseNumberValid: validity(caseNumber),
    expirationDate: endOfOffice(validityText, issueDate, people.wardBirthDate),
    signedBy: signedByField(weighing, reading.roles),
    verificationLink: weighLink(weighing, LINK_FIELD, reading),
  }
}

function peopleOf({ view, ...about }: Weighing, kind: Kind) {
  const weighing = { ...about, view: withEachRole(view) }
  const ofChildren = kind === 'GUARDA' || kind === 'TUTELA'
  const guardians = weighList(weighing, ofChildren ? GUARDIANS_OF_CHILDREN : GUARDIANS, {
    ...NOBODY.guardians,
    role: guardianRole(kind),
  })
  const wards = weighList(weighing, WARDS, { ...NOBODY.wards, role: wardRole(kind) })
  return {
    guardians: guardians.list,
    wards: wards.list,
    guardianName: firstOf(guardians, 'name'),
    guardianCpf: firstOf(guardians, 'cpf'),
    guardianRg: firstOf(guardians, 'rg'),
    wardName: firstOf(wards, 'name'),
    wardBirthDate: firstOf(wards, 'birthDate'),
    wardCpf: firstOf(wards, 'cpf'),
  }
}

/**
 * Every term has a guardian and a ward, even if the network is sure of neither. The CPF of the one and the birth of the other, right
 * behind a name, say who they are.
 */
function withEachRole(view: Weighing['view']): Weighing['view'] {
  const about = new Map([
    [WARDS.key, { others: GUARDIANS.key, number: WARD_BIRTH }],
    [GUARDIANS.key, { others: WARDS.key, number: GUARDIAN_CPF }],
  ])
  const people: typeof view.values = (field) => {
    const number = about.get(field)?.number
    return number ? raiseByNumber(view.values(field), view.prints(number), view.runs) : view.values(field)
  }
  const values: typeof view.values = (field) => {
    const others = about.get(field)?.others
    return others ? raiseMostProbable(people(field), people(others)) : view.values(field)
  }
  return { ...view, values }
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
function firstOf({ list, first: sure }: WeighedGroups, name: string): Field {
  const confidence = sure[name] ?? list.confidence
  const missing: Field = { status: 'missing', value: null, confidence }
  if (list.status !== 'found' || !Array.isArray(list.value)) return missing
  const [one] = list.value
  const value = isRecord(one) ? (one[name] ?? null) : null
  const [first, ...rest] = list.evidence.filter(({ path }) => path[0] === 0 && path[1] === name)
  if (value === null || !first) return missing
  const evidence: (typeof list)['evidence'] = [
    { ...first, path: [] },
    ...rest.map((own) => ({ ...own, path: [] })),
  ]
  return { ...list, value, raw: evidence.map(({ text }) => text).join(' '), confidence, evidence }
}

function isRecord(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function validity(caseNumber: Field): Field {
  if (caseNumber.status !== 'found') return caseNumber
  return { ...caseNumber, value: isValidCaseNumber(String(caseNumber.value)) }
}
