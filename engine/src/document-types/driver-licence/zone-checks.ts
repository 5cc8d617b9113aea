import { textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { check, soft } from '../check.ts'
import { type MachineZone, startsAs } from './machine-zone.ts'

/** The composite digit failed alone on a genuine card (domain section 1.9): that is soft. */
export function zoneCheckDigits(zone: MachineZone | null): Check {
  const checks = zone?.mrz.checks
  const hard = checks ? checks.licenceNumber && checks.dateOfBirth && checks.expirationDate : null
  const rule = hard ? soft : check
  return rule(
    'mrz_check_digits',
    hard && (checks?.composite ?? null),
    'check digits of the machine-readable zone',
    ['licenseNumber', 'dateOfBirth', 'expirationDate'],
  )
}

/** Transliterations of names differ, which is soft; figures do not. */
export function zoneAgrees(values: Values, zone: MachineZone | null): Check {
  const agrees = (name: string, inZone: string | null | undefined) => {
    const value = textIn(values[name])
    return value === null || !inZone || value === inZone
  }
  const mrz = zone?.mrz
  const figures =
    agrees('licenseNumber', mrz?.licenceNumber) &&
    agrees('dateOfBirth', mrz?.dateOfBirth) &&
    agrees('expirationDate', mrz?.expirationDate)
  const name = textIn(values.name)
  const rule = figures ? soft : check
  const passes = zone && figures && (name === null || startsAs(name, zone))
  return rule('mrz_agrees', passes, 'machine-readable zone and printed fields say the same', [
    'licenseNumber',
    'dateOfBirth',
    'expirationDate',
    'name',
  ])
}
