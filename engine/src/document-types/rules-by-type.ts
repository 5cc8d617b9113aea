import { DRIVER_RULES } from './driver-licence/value-checks.ts'
import { LICENCE_RULES } from './environmental-licence/value-checks.ts'
import { TERM_RULES } from './guardianship-term/value-checks.ts'
import type { RulesOfValues } from './rules-of-values.ts'
import type { DocumentType } from './schemas.ts'

/** Apart from the definitions, so that a page which corrects values does not load what reads documents. */
export const RULES_BY_TYPE: Readonly<Record<DocumentType, RulesOfValues>> = {
  51: LICENCE_RULES,
  54: DRIVER_RULES,
  23: TERM_RULES,
}
