import { choose } from '../../fields/choose.ts'
import { withCodeLinks } from '../../fields/code-links.ts'
import { absentFieldsAtMost, textOf } from '../../fields/field.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Evidence, Field, Fields } from '../../types.ts'
import { courtCandidates, districtCandidates, forumCandidates } from './court.ts'
import { datesOf, decisionDateCandidates, issueDateCandidates } from './dates.ts'
import { proseOf } from './prose.ts'
import {
  signatureDateCandidates,
  verificationCodeCandidates,
  verificationLinkCandidates,
} from './signature.ts'
import { expiryOf, type ValidityCandidate, validityCandidates } from './validity.ts'

/** What the reader network tells that rules build on. */
export interface Told {
  readonly caseNumber: string | null
  readonly wardBirthDate: Field
  readonly signedBy: Field
}

/** The fields of type 23 that have rules, beside what the reader network alone tells. */
export function findGuardianship(reading: Reading, told: Told): Fields {
  const prose = proseOf(reading)
  const court = courtCandidates(prose, told.caseNumber)
  const dates = datesOf(prose)
  const signatureDate = choose(signatureDateCandidates(prose, dates))
  const issueDate = choose(issueDateCandidates(prose, dates, textOf(signatureDate)))
  const validity = validityCandidates(prose)
  const validityText = choose(validity)
  const fields = {
    court: choose(court.court),
    district: choose(districtCandidates(prose)),
    forum: choose(forumCandidates(prose)),
    state: choose(court.state),
    decisionDate: choose(decisionDateCandidates(prose, dates, textOf(issueDate))),
    issueDate,
    expirationDate: expirationDate(validity, validityText, issueDate, told.wardBirthDate),
    validityText,
    signedBy: told.signedBy,
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
  court: 0.4,
  district: 0.5,
  forum: 0.95,
  state: 0.4,
  decisionDate: 0.6,
  issueDate: 0.3,
  signedBy: 0.6,
}
const USUALLY_ABSENT = 0.89

/** Computed from the chosen term; its confidence is that of the least confident part. */
function expirationDate(
  validity: readonly ValidityCandidate[],
  chosen: Field,
  issueDate: Field,
  birthDate: Field,
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
