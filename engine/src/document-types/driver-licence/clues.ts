import { anyOf } from '../../values/pattern.ts'
import { CLUE, type Clue } from '../definition.ts'

/** Phrases of either half of the card, of the digital CNH's page, and of a vehicle's papers. */
export const CLUES: readonly Clue[] = [
  { phrase: anyOf('CARTEIRA NACIONAL DE HABILIT*'), weight: CLUE.title },
  { phrase: /I<BRA\d{9}<\d{3}/, weight: CLUE.title },
  { phrase: /CAT\.? ?HAB/, weight: CLUE.print },
  { phrase: anyOf('N REGISTRO|NREGISTRO'), weight: CLUE.print },
  { phrase: anyOf('1A HABILITACAO|1 HABILITACAO'), weight: CLUE.print },
  // All that the text layer of a digital CNH says: the card is a picture.
  { phrase: anyOf('SERPRO/SENATRAN|SERPRO / SENATRAN'), weight: CLUE.print },
  { phrase: anyOf('RENAVAM'), weight: CLUE.other },
]
