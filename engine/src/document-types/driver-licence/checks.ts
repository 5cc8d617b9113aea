import type { ReadDocument } from '../../fields/reading.ts'
import { textIn, type Values, valuesOf } from '../../fields/values.ts'
import type { Check, Fields } from '../../types.ts'
import { normalise } from '../../values/normalise.ts'
import { readerView } from '../../weigh/reader-view.ts'
import { judged, type Outcome } from '../check.ts'
import { CARD_RULES } from './card-rules.ts'
import type { MachineZone } from './machine-zone.ts'
import { oneCard } from './one-card.ts'
import { HOLDER } from './roles.ts'
import { checkValues } from './value-checks.ts'
import { valuesOfZone } from './zone-proposals.ts'

/** What was seen beside the fields. */
interface Seen {
  readonly zone: MachineZone | null
  /** Every registration number that is printed. */
  readonly numbers: readonly string[]
  readonly firstLicence: string | null
  /** False where the data stand in a list, a table, a form or a text; null where it cannot be decided. */
  readonly isOnCard: boolean | null
}

const SPECIMEN = ['SPECIMEN', 'ESPECIME', 'MODELO', 'AMOSTRA', 'SEM VALOR', 'SEM VALOR LEGAL']

/** Rules of domain section 1.10 and 4.1. */
export function checkCard(fields: Fields, reading: ReadDocument, seen: Seen): Check[] {
  const { zone, isOnCard, numbers } = seen
  const values = valuesOf(fields)
  const lines = reading.lines.map(({ line }) => line.text)
  const text = normalise(readerView(reading).text.text)
  return [
    ...checkValues(values, lines, seen.firstLicence),
    ...judged(CARD_RULES, {
      one_licence_number: numbers.length === 0 ? null : new Set(numbers).size === 1,
      one_card: oneCard(fields, reading, isOnCard),
      mrz_check_digits: zoneCheckDigits(zone),
      mrz_agrees: zoneAgrees(values, zone),
      // The export "documento de identificação" says so itself, over two lines of its paragraph.
      driving_document: !text.includes('NAO PODE SER UTILIZADO COMO DOCUMENTO DE HABILITACAO'),
      // A print-out may be true, but no driver can show it as a licence.
      is_card: isOnCard,
      // The digital export says that it is signed; a file that says so and is not was made or changed by others.
      digital_signature: text.includes('ASSINADO COM CERTIFICADO DIGITAL') ? reading.isSigned : null,
      not_a_specimen: !reading.lines.some(({ norm }) => SPECIMEN.includes(norm.replace(/^\W+|\W+$/g, ''))),
    }),
  ]
}

/** The composite digit failed alone on a genuine card (domain section 1.9): that is soft. */
function zoneCheckDigits(zone: MachineZone | null): Outcome {
  const checks = zone?.mrz.checks
  const figures = checks ? checks.licenceNumber && checks.dateOfBirth && checks.expirationDate : null
  return { passes: figures && (checks?.composite ?? null), isSoft: figures === true }
}

/** Transliterations of names differ, which is soft; figures do not. */
function zoneAgrees(values: Values, zone: MachineZone | null): Outcome {
  const differing = (zone ? valuesOfZone(zone) : []).filter(({ field, agrees }) => {
    const printed = textIn(values[field.name])
    return printed !== null && !agrees(printed)
  })
  return { passes: zone && differing.length === 0, isSoft: differing.every(({ field }) => field === HOLDER) }
}
