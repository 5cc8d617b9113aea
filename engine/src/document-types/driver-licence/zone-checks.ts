import { textIn, type Values } from '../../fields/values.ts'
import type { Check } from '../../types.ts'
import { check, soft } from '../check.ts'
import type { MachineZone } from './machine-zone.ts'
import { BIRTH, EXPIRY, HOLDER, REGISTRATION } from './roles.ts'
import { valuesOfZone } from './zone-proposals.ts'

const FIGURES = [REGISTRATION, BIRTH, EXPIRY].map(({ name }) => name)

/** The composite digit failed alone on a genuine card (domain section 1.9): that is soft. */
export function zoneCheckDigits(zone: MachineZone | null): Check {
  const checks = zone?.mrz.checks
  const hard = checks ? checks.licenceNumber && checks.dateOfBirth && checks.expirationDate : null
  const rule = hard ? soft : check
  const passes = hard && (checks?.composite ?? null)
  return rule('mrz_check_digits', passes, 'check digits of the machine-readable zone', FIGURES)
}

/** Transliterations of names differ, which is soft; figures do not. */
export function zoneAgrees(values: Values, zone: MachineZone | null): Check {
  const differing = (zone ? valuesOfZone(zone) : []).filter(({ field, agrees }) => {
    const printed = textIn(values[field.name])
    return printed !== null && !agrees(printed)
  })
  const rule = differing.every(({ field }) => field === HOLDER) ? soft : check
  const passes = zone && differing.length === 0
  const message = 'machine-readable zone and printed fields say the same'
  return rule('mrz_agrees', passes, message, [...FIGURES, HOLDER.name])
}
