import type { Clue } from '../definition.ts'

/** Phrases of either half of the card, of the digital CNH's page, and of other cards. */
export const CLUES: readonly Clue[] = [
  { phrase: /CARTEIRA NACIONAL DE HABILIT/, weight: 3 },
  { phrase: /I<BRA\d{9}<\d{3}/, weight: 4 },
  { phrase: /DRIVER LICENSE|PERMISO DE CONDUCCION/, weight: 1.5 },
  { phrase: /CAT\.? ?HAB/, weight: 2 },
  { phrase: /N ?REGISTRO/, weight: 1.5 },
  { phrase: /1A? HABILITACAO/, weight: 2 },
  { phrase: /DEPARTAMENTO (?:NACIONAL|ESTADUAL) DE TRANSITO/, weight: 1 },
  { phrase: /SECRETARIA NACIONAL DE TRANSITO|SENATRAN/, weight: 1 },
  { phrase: /RENAVAM/, weight: -4 },
  { phrase: /CARTEIRA DE IDENTIDADE|REGISTRO GERAL/, weight: -3 },
]
