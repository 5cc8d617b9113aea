import type { CardRule } from './driver-licence/card-rules.ts'
import { type CardValueRule, DRIVER_RULES } from './driver-licence/value-checks.ts'
import type { LicenceRule } from './environmental-licence/paper-rules.ts'
import { LICENCE_RULES, type LicenceValueRule } from './environmental-licence/value-checks.ts'
import type { TermRule } from './guardianship-term/paper-rules.ts'
import { TERM_RULES, type TermValueRule } from './guardianship-term/value-checks.ts'
import type { RulesOfValues } from './rules-of-values.ts'
import type { DocumentType } from './schemas.ts'

/** Every rule of the engine's types by its name: the page has words for each of them. */
export type RuleName = CardRule | CardValueRule | LicenceRule | LicenceValueRule | TermRule | TermValueRule

/** Apart from the definitions, so that a page which corrects values does not load what reads documents. */
export const RULES_BY_TYPE: Readonly<Record<DocumentType, RulesOfValues>> = {
  51: LICENCE_RULES,
  54: DRIVER_RULES,
  23: TERM_RULES,
}
