import type { ReadDocument } from '../../fields/reading.ts'
import { valuesOf } from '../../fields/values.ts'
import type { Check, Fields } from '../../types.ts'
import { normalise } from '../../values/normalise.ts'
import { readerView } from '../../weigh/reader-view.ts'
import { check } from '../check.ts'
import type { MachineZone } from './machine-zone.ts'
import { oneCard } from './one-card.ts'
import { valueRules } from './value-checks.ts'
import { zoneAgrees, zoneCheckDigits } from './zone-checks.ts'

/** What was seen beside the fields. */
interface Seen {
  readonly zone: MachineZone | null
  /** Every registration number that is printed. */
  readonly numbers: readonly string[]
  readonly firstLicence: string | null
  /** False where the data stand in a list, a table, a form or a text; null where it cannot be decided. */
  readonly isOnCard: boolean | null
}

/** Rules of domain section 1.10 and 4.1. */
export function checkCard(fields: Fields, reading: ReadDocument, seen: Seen): Check[] {
  const { zone, isOnCard } = seen
  const values = valuesOf(fields)
  const lines = reading.lines.map(({ line }) => line.text)
  const text = normalise(readerView(reading).text.text)
  return [
    ...valueRules(values, lines, seen.firstLicence),
    oneLicenceNumber(seen.numbers),
    oneCard(fields, reading, isOnCard),
    zoneCheckDigits(zone),
    zoneAgrees(values, zone),
    drivingDocument(text),
    // A print-out may be true, but no driver can show it as a licence.
    check('is_card', isOnCard, 'the data stand on a card or its digital export', []),
    digitalSignature(text, reading),
    notASpecimen(reading),
  ]
}

function oneLicenceNumber(numbers: readonly string[]): Check {
  const outcome = numbers.length === 0 ? null : new Set(numbers).size === 1
  const message = 'every side shows the same registration number'
  return check('one_licence_number', outcome, message, ['licenseNumber'])
}

/** The digital export says that it is signed; a file that says so and is not was made or changed by others. */
function digitalSignature(text: string, reading: ReadDocument): Check {
  const claims = text.includes('ASSINADO COM CERTIFICADO DIGITAL')
  const message = 'a file that says it is digitally signed carries a signature over all of its bytes'
  return check('digital_signature', claims ? reading.isSigned : null, message, [])
}

/** The export "documento de identificação" says so itself, over two lines of its paragraph. */
function drivingDocument(text: string): Check {
  const isOther = text.includes('NAO PODE SER UTILIZADO COMO DOCUMENTO DE HABILITACAO')
  return check('driving_document', !isOther, 'the file says that it may be used as a driver licence', [])
}

function notASpecimen(reading: ReadDocument): Check {
  const marks = ['SPECIMEN', 'ESPECIME', 'MODELO', 'AMOSTRA', 'SEM VALOR', 'SEM VALOR LEGAL']
  const isSpecimen = reading.lines.some(({ norm }) => marks.includes(norm.replace(/^\W+|\W+$/g, '')))
  return check('not_a_specimen', !isSpecimen, 'no specimen mark', [])
}
