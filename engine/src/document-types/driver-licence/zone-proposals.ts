import { evidenceOf, type Span } from '../../fields/span.ts'
import { PROBABLE, type Proposal, proposalOf, SURE, surer } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import type { RoleField } from '../../weigh/role-field.ts'
import { type MachineZone, startsAs } from './machine-zone.ts'
import { BIRTH, EXPIRY, HOLDER, REGISTRATION } from './roles.ts'

/** A value that the zone has for a field. */
interface ZoneValue {
  readonly field: RoleField
  readonly value: string
  readonly span: Span
  readonly probability: number
  /** False where the zone cuts the value off: it supports a printed value and is none itself. */
  readonly isWhole: boolean
  readonly agrees: (printed: string) => boolean
}

/** The candidates of fields with those of the machine-readable zone. A value that both have is more probable. */
export function proposalsWithZone(
  view: ReaderView,
  zone: MachineZone | null,
): Readonly<Record<string, readonly Proposal[]>> {
  if (!zone) return {}
  const likely = valuesOfZone(zone).filter(({ probability }) => probability > 0)
  return Object.fromEntries(likely.map((ofZone) => [ofZone.field.name, withZoneValue(view, ofZone)]))
}

/** The values of a zone; one whose check digit fails has the probability 0. */
export function valuesOfZone(zone: MachineZone): ZoneValue[] {
  const { mrz, spans } = zone
  const [number, dates, name] = spans
  const checked = (field: RoleField, value: string | null, span: Span, passes: boolean): ZoneValue[] => {
    if (value === null) return []
    const agrees = (printed: string) => printed === value
    // A check digit passes by chance once in ten.
    return [{ field, value, span, probability: passes ? SURE : 0, isWhole: true, agrees }]
  }
  const agrees = (printed: string) => startsAs(printed, zone)
  return [
    ...checked(REGISTRATION, mrz.licenceNumber, number, mrz.checks.licenceNumber),
    ...checked(BIRTH, mrz.dateOfBirth, dates, mrz.checks.dateOfBirth),
    ...checked(EXPIRY, mrz.expirationDate, dates, mrz.checks.expirationDate),
    {
      field: HOLDER,
      value: mrz.name,
      span: name,
      probability: PROBABLE,
      isWhole: !mrz.nameTruncated,
      agrees,
    },
  ]
}

function withZoneValue(
  view: ReaderView,
  { field, value, span, probability, isWhole, agrees }: ZoneValue,
): Proposal[] {
  const printed = view.proposals(field)
  const isSame = (one: Proposal) => agrees(String(one.value))
  if (printed.some(isSame))
    return printed.map((one) =>
      isSame(one) ? { ...one, probability: surer(one.probability, probability) } : one,
    )
  if (!isWhole) return [...printed]
  const evidence = evidenceOf([span], [], 'mrz')
  return [...printed, { ...proposalOf(value, [span], probability), evidence }]
}
