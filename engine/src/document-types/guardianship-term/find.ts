import { choose } from '../../fields/choose.ts'
import { withCodeLinks } from '../../fields/code-links.ts'
import { absentFieldsAtMost, textOf } from '../../fields/field.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Evidence, Field, Fields } from '../../types.ts'
import { isValidCaseNumber } from '../../values/case-number.ts'
import { caseClassCandidates, caseNumberCandidates } from './case.ts'
import { courtCandidates, districtCandidates, divisionCandidates, forumCandidates } from './court.ts'
import { datesOf, decisionDateCandidates, issueDateCandidates } from './dates.ts'
import { findGuardiansAndWards } from './guardians-and-wards.ts'
import { judgeCandidates } from './judge.ts'
import { type Kind, kindCandidates } from './kind.ts'
import { natureCandidates } from './nature.ts'
import { findPersonMentions } from './person-mentions.ts'
import { powersCandidates } from './powers.ts'
import { type Prose, proseOf } from './prose.ts'
import { assignRoles } from './roles.ts'
import {
  signatureDateCandidates,
  signedByField,
  verificationCodeCandidates,
  verificationLinkCandidates,
} from './signature.ts'
import { withOneSpelling } from './spellings.ts'
import { titleCandidates } from './title.ts'
import { expiryOf, type ValidityCandidate, validityCandidates } from './validity.ts'

/** Free text: no grammar can show that a clause more or less was meant. */
const FREE_TEXT_CONFIDENCE_MAX = 0.89

/** All fields of type 23 but documentValidation. */
export function findGuardianship(reading: Reading): Fields {
  const prose = proseOf(reading)
  const documentTitle = choose(titleCandidates(prose))
  const caseNumber = choose(caseNumberCandidates(prose))
  const caseClass = choose(caseClassCandidates(prose))
  const titleRange = rangeOf(prose, documentTitle)
  const kind = choose(kindCandidates(prose, titleRange, rangeOf(prose, caseClass)))
  const court = courtCandidates(prose, textOf(caseNumber))
  const mentions = assignRoles(prose, withOneSpelling(prose, findPersonMentions(prose)))
  const people = findGuardiansAndWards(prose, mentions, kindOf(kind))
  const dates = datesOf(prose)
  const signatureDate = choose(signatureDateCandidates(prose, dates))
  const issueDate = choose(issueDateCandidates(prose, dates, textOf(signatureDate)))
  const validity = validityCandidates(prose)
  const validityText = choose(validity)
  const fields = {
    documentTitle,
    kind,
    nature: choose(natureCandidates(prose, titleRange)),
    caseNumber,
    caseNumberValid: validNumber(caseNumber),
    caseClass,
    court: choose(court.court),
    courtDivision: choose(divisionCandidates(prose)),
    district: choose(districtCandidates(prose)),
    forum: choose(forumCandidates(prose)),
    state: choose(court.state),
    judgeName: choose(judgeCandidates(prose, mentions)),
    ...people.fields,
    decisionDate: choose(decisionDateCandidates(prose, dates, textOf(issueDate))),
    issueDate,
    expirationDate: expirationDate(validity, validityText, issueDate, people.fields.wardBirthDate),
    validityText,
    powers: choose(powersCandidates(prose), null, FREE_TEXT_CONFIDENCE_MAX),
    signedBy: signedByField(prose, mentions),
    signatureDate,
    verificationLink: choose(withCodeLinks(reading, verificationLinkCandidates(prose))),
    verificationCode: choose(verificationCodeCandidates(prose)),
  }
  return absentFieldsAtMost(fields, (name) => REALLY_ABSENT[name] ?? USUALLY_ABSENT)
}

/**
 * How often a field that was not found is really not printed. Terms nearly always name their people,
 * court and date, so that nothing found there means that a wording was not understood.
 */
const REALLY_ABSENT: Readonly<Record<string, number>> = {
  documentTitle: 0.4,
  kind: 0.4,
  nature: 0.75,
  caseNumber: 0.5,
  caseNumberValid: 0.5,
  caseClass: 0.6,
  court: 0.4,
  courtDivision: 0.5,
  district: 0.5,
  forum: 0.95,
  state: 0.4,
  judgeName: 0.5,
  guardians: 0.2,
  wards: 0.2,
  guardianName: 0.2,
  guardianCpf: 0.5,
  guardianRg: 0.5,
  wardName: 0.2,
  wardBirthDate: 0.6,
  wardCpf: 0.85,
  decisionDate: 0.6,
  issueDate: 0.3,
  powers: 0.5,
  signedBy: 0.6,
}
const USUALLY_ABSENT = 0.89

function kindOf(field: Field): Kind {
  const value = textOf(field)
  return value === 'GUARDA' || value === 'TUTELA' || value === 'CURATELA' ? value : 'OTHER'
}

/** Where a chosen value stands in the text, for the rules that look inside it. */
function rangeOf(prose: Prose, field: Field): { start: number; end: number } | null {
  if (field.status !== 'found') return null
  const [first] = field.evidence
  const start = prose.lines.find(
    (line) => line.line.line.text.includes(first.text) && prose.text.includes(field.raw, line.start),
  )
  const at = start ? prose.text.indexOf(first.text, start.start) : -1
  return at < 0 ? null : { start: at, end: at + field.raw.length }
}

/** The check digits of the number that was chosen. */
function validNumber(caseNumber: Field): Field {
  if (caseNumber.status !== 'found') return caseNumber
  return { ...caseNumber, value: isValidCaseNumber(String(caseNumber.value)) }
}

/** Computed from the chosen term; its confidence is that of the least confident part. */
function expirationDate(
  validity: readonly ValidityCandidate[],
  chosen: Field,
  issueDate: Field,
  birthDate: Field | undefined,
): Field {
  const best = validity
    .filter((candidate) => chosen.status === 'found' && candidate.value === chosen.value)
    .sort((a, b) => b.score - a.score)[0]
  if (!best || chosen.status !== 'found')
    return { status: 'missing', value: null, confidence: chosen.confidence }
  const { expiry } = best
  const iso = expiryOf(expiry, textOf(issueDate), textOf(birthDate))
  if (iso === null) return { status: 'missing', value: null, confidence: chosen.confidence }
  const base = expiry.kind === 'term' ? issueDate : expiry.kind === 'majority' ? birthDate : undefined
  const derived = (one: Evidence): Evidence => ({ ...one, source: 'derived' })
  const [first, ...rest] = chosen.evidence
  const others = [...rest, ...(base?.status === 'found' ? base.evidence : [])]
  return {
    ...chosen,
    value: iso,
    confidence: Math.min(chosen.confidence, base?.confidence ?? 1),
    evidence: [derived(first), ...others.map(derived)],
  }
}
