import { hard, soft } from '../check.ts'
import { TERM_YEARS_MAX } from './licence-term.ts'

/** What is asked of a licence beside its values. */
export const PAPER_RULES = {
  licence_kind: hard(
    'the title must be of the operating-licence family (domain: LO, LAO, LMO, RLO, LOR, LAS, transport authorisations)',
  ),
  term_plausible: hard(
    `the expiry must lie after the issue, and at most ${TERM_YEARS_MAX} years and a day after it`,
    'expirationDate',
  ),
  not_draft_or_revoked: hard(
    'the document must not be a draft, nor stamped as cancelled, suspended or revoked',
  ),
  authenticity_element: hard(
    'a key, a validation link, a QR code or a signature must be printed',
    'accessKey',
    'validationLink',
  ),
  expiry_agrees: soft('dates and terms that state the validity should agree', 'expirationDate'),
  pages_complete: soft('all pages that the print counts should be there'),
}

export type LicenceRule = keyof typeof PAPER_RULES
