import type { Clue } from '../definition.ts'

/** Phrases of either half of the card, of the digital CNH's page, and of a vehicle's papers. */
export const CLUES: readonly Clue[] = [
  { phrase: /CARTEIRA NACIONAL DE HABILIT/, weight: 3 },
  { phrase: /I<BRA\d{9}<\d{3}/, weight: 4 },
  { phrase: /CAT\.? ?HAB/, weight: 2 },
  { phrase: /N ?REGISTRO/, weight: 1.5 },
  { phrase: /1A? HABILITACAO/, weight: 2 },
  // All that the text layer of a digital CNH says: the card is a picture.
  { phrase: /SERPRO ?\/ ?SENATRAN/, weight: 1.5 },
  { phrase: /RENAVAM/, weight: -4 },
]
