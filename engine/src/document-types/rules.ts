import type { CardRule } from './driver-licence/checks.ts'
import type { CardValueRule } from './driver-licence/value-checks.ts'
import type { LicenceRule } from './environmental-licence/checks.ts'
import type { LicenceValueRule } from './environmental-licence/value-checks.ts'
import type { TermRule } from './guardianship-term/checks.ts'
import type { TermValueRule } from './guardianship-term/value-checks.ts'

/** Every rule of the engine's types by its name: the page has words for each of them. */
export type RuleName = CardRule | CardValueRule | LicenceRule | LicenceValueRule | TermRule | TermValueRule
