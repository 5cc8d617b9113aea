import { evidenceOf, type Span } from '../../fields/span.ts'
import { type Proposal, surer } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import type { RoleField } from '../../weigh/role-field.ts'
import { type MachineZone, startsAs } from './machine-zone.ts'
import { BIRTH, EXPIRY, HOLDER, REGISTRATION } from './roles.ts'

/** A check digit passes by chance once in ten. */
const CHECKED = 0.9
/** The name has no check digit and no accents. */
const NAME = 0.6

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
  return Object.fromEntries(saidBy(zone).map((said) => [said.field.name, withSaid(view, said)]))
}

function saidBy(zone: MachineZone): Said[] {
  const { mrz, spans } = zone
  const [number, dates, name] = spans
  const checked = (field: RoleField, value: string | null, span: Span, passes: boolean): Said[] => {
    if (value === null || !passes) return []
    const agrees = (printed: string) => printed === value
    return [{ field, value, span, probability: CHECKED, isWhole: true, agrees }]
  }
  const agrees = (printed: string) => startsAs(printed, zone)
  return [
    ...checked(REGISTRATION, mrz.licenceNumber, number, mrz.checks.licenceNumber),
    ...checked(BIRTH, mrz.dateOfBirth, dates, mrz.checks.dateOfBirth),
    ...checked(EXPIRY, mrz.expirationDate, dates, mrz.checks.expirationDate),
    { field: HOLDER, value: mrz.name, span: name, probability: NAME, isWhole: !mrz.nameTruncated, agrees },
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
