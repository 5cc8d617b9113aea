import type { Check, CheckOutcome, Fields } from '../../types.ts'
import type { MachineZone } from './machine-zone.ts'
import { startsAs } from './names.ts'
import { valueIn } from './rule.ts'

/** The composite digit failed alone on a genuine card (domain section 1.9): that is soft. */
export function zoneCheckDigits(zone: MachineZone | null): Check {
  const checks = zone?.mrz.checks
  const hard = checks?.licenceNumber && checks.dateOfBirth && checks.expirationDate
  const outcome = !checks ? 'not_applicable' : !hard ? 'fail' : checks.composite ? 'pass' : 'warn'
  return {
    rule: 'mrz_check_digits',
    outcome,
    message: 'check digits of the machine-readable zone',
    fields: ['licenseNumber', 'dateOfBirth', 'expirationDate'],
  }
}

export function zoneAgrees(fields: Fields, zone: MachineZone | null): Check {
  const names = ['licenseNumber', 'dateOfBirth', 'expirationDate', 'name']
  const message = 'machine-readable zone and printed fields say the same'
  if (!zone) return { rule: 'mrz_agrees', outcome: 'not_applicable', message, fields: names }
  const { mrz } = zone
  const differs = (name: string, inZone: string | null) => {
    const value = valueIn(fields, name)
    return value !== null && inZone !== null && value !== inZone
  }
  const isWrong =
    differs('licenseNumber', mrz.licenceNumber) ||
    differs('dateOfBirth', mrz.dateOfBirth) ||
    differs('expirationDate', mrz.expirationDate)
  const name = valueIn(fields, 'name')
  // Transliterations of names differ; figures do not.
  const outcome: CheckOutcome = isWrong ? 'fail' : name !== null && !startsAs(name, zone) ? 'warn' : 'pass'
  return { rule: 'mrz_agrees', outcome, message, fields: names }
}
