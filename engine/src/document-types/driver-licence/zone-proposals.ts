import { evidenceOf, type Span } from '../../fields/span.ts'
import { PROBABLE, type Proposal, SURE, surer } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import type { RoleField } from '../../weigh/role-field.ts'
import { type MachineZone, startsAs } from './machine-zone.ts'
import { BIRTH, EXPIRY, HOLDER, REGISTRATION } from './roles.ts'

/** What the zone says of a field. */
interface Said {
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
  const told = saidBy(zone).filter(({ probability }) => probability > 0)
  return Object.fromEntries(told.map((said) => [said.field.name, withSaid(view, said)]))
}

/** All that a zone says, with the probability 0 what its check digit denies. */
export function saidBy(zone: MachineZone): Said[] {
  const { mrz, spans } = zone
  const [number, dates, name] = spans
  const checked = (field: RoleField, value: string | null, span: Span, passes: boolean): Said[] => {
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

function withSaid(view: ReaderView, { field, value, span, probability, isWhole, agrees }: Said): Proposal[] {
  const printed = view.proposals(field)
  const isSame = (one: Proposal) => agrees(String(one.value))
  if (printed.some(isSame))
    return printed.map((one) =>
      isSame(one) ? { ...one, probability: surer(one.probability, probability) } : one,
    )
  if (!isWhole) return [...printed]
  const evidence = evidenceOf([span], [], 'mrz')
  return [...printed, { value, spans: [span], evidence, probability, isDoubtful: false, position: 0 }]
}
