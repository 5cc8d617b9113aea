import { hard } from '../check.ts'
import { BIRTH, EXPIRY, HOLDER, REGISTRATION } from './roles.ts'

const FIGURES = [REGISTRATION, BIRTH, EXPIRY].map(({ name }) => name)

/** What is asked of a card beside its values. */
export const CARD_RULES = {
  one_licence_number: hard('every side shows the same registration number', 'licenseNumber'),
  one_card: hard('both halves show the numbers of one card'),
  mrz_check_digits: hard('check digits of the machine-readable zone', ...FIGURES),
  mrz_agrees: hard('machine-readable zone and printed fields say the same', ...FIGURES, HOLDER.name),
  driving_document: hard('the file says that it may be used as a driver licence'),
  is_card: hard('the data stand on a card or its digital export'),
  digital_signature: hard(
    'a file that says it is digitally signed carries a signature over all of its bytes',
  ),
  not_a_specimen: hard('no specimen mark'),
}

export type CardRule = keyof typeof CARD_RULES
