import { evidenceOf, type Span } from '../../fields/span.ts'
import { type Proposal, surer } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import type { RoleField } from '../../weigh/role-field.ts'
import { type MachineZone, startsAs } from './machine-zone.ts'
import { DRIVER_ROLES } from './roles.ts'

/** A check digit passes by chance once in ten, and the zone repeats what is printed. */
const CHECKED = 0.9
/** The name has no check digit and no accents. */
const NAME = 0.6

/** What the machine-readable zone says of fields, beside what is printed; what both say is surer. */
export function proposalsWithZone(
  view: ReaderView,
  zone: MachineZone | null,
): Readonly<Record<string, readonly Proposal[]>> {
  if (!zone) return {}
  const { mrz, spans } = zone
  const [number, dates, name] = spans
  const { checks } = mrz
  const equals = (value: string) => (other: string) => other === value
  const said: readonly (readonly [string, string | null, Span, number, (other: string) => boolean])[] = [
    [
      'licenseNumber',
      mrz.licenceNumber,
      number,
      checks.licenceNumber ? CHECKED : 0,
      equals(mrz.licenceNumber),
    ],
    ['dateOfBirth', mrz.dateOfBirth, dates, checks.dateOfBirth ? CHECKED : 0, equals(mrz.dateOfBirth ?? '')],
    [
      'expirationDate',
      mrz.expirationDate,
      dates,
      checks.expirationDate ? CHECKED : 0,
      equals(mrz.expirationDate ?? ''),
    ],
    ['name', mrz.name, name, mrz.nameTruncated ? 0 : NAME, (other) => startsAs(other, zone)],
  ]
  return Object.fromEntries(
    said.map(([field, value, span, probability, agrees]) => {
      const printed = view.proposals(fieldNamed(field))
      if (value === null) return [field, printed]
      const surely = printed.map((one) =>
        agrees(String(one.value))
          ? { ...one, probability: surer(one.probability, probability || NAME) }
          : one,
      )
      const isKnown = printed.some((one) => agrees(String(one.value)))
      return [field, isKnown || probability === 0 ? surely : [...surely, proposal(value, span, probability)]]
    }),
  )
}

function proposal(value: string, span: Span, probability: number): Proposal {
  const evidence = evidenceOf([span], [], 'mrz')
  return { value, spans: [span], evidence, probability, isDoubtful: false, position: 0 }
}

function fieldNamed(name: string): RoleField {
  const field = DRIVER_ROLES.find((one) => one.name === name)
  if (!field) throw new RangeError(`no role is read for ${name}`)
  return field
}
