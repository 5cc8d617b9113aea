import type { Clue } from '../definition.ts'

/** Phrases of either half of the card, of the digital CNH's page, and of other cards. */
export const CLUES: readonly Clue[] = [
  { phrase: /CARTEIRA NACIONAL DE HABILIT/, weight: 3 },
  { phrase: /(?<!INTERNACIONAL )PERMISSAO PARA DIRIGIR/, weight: 1.5 },
  { phrase: /I<BRA\d{9}<\d{3}/, weight: 4 },
  { phrase: /DRIVER LICENSE|PERMISO DE CONDUCCION/, weight: 1.5 },
  { phrase: /CAT\.? ?HAB/, weight: 2 },
  { phrase: /N ?REGISTRO/, weight: 1.5 },
  { phrase: /1A? HABILITACAO/, weight: 2 },
  { phrase: /DOC\.? ?IDENTIDADE ?\/ ?ORG/, weight: 1.5 },
  { phrase: /ASSINATURA DO EMISSOR/, weight: 1.5 },
  { phrase: /ASSINATURA DO PORTADOR/, weight: 1 },
  { phrase: /PROIBIDO PLASTIFICAR/, weight: 1 },
  { phrase: /VALIDA EM TODO/, weight: 0.7 },
  { phrase: /DEPARTAMENTO (?:NACIONAL|ESTADUAL) DE TRANSITO/, weight: 1 },
  { phrase: /SECRETARIA NACIONAL DE TRANSITO|SENATRAN/, weight: 1 },
  // All that the text layer of a digital CNH says: the card is a picture.
  { phrase: /SERPRO ?\/ ?SENATRAN/, weight: 1.5 },
  { phrase: /ASSINADOR SERPRO/, weight: 0.7 },
  { phrase: /DETRAN/, weight: 0.5 },
  { phrase: /(?<![A-Z\d])[A-Z]{2}\d{9}(?!\d)/, weight: 0.5 },
  { phrase: /FILIACAO/, weight: 0.3 },
  { phrase: /OBSERVACOES/, weight: 0.2 },
  { phrase: /(?<![A-Z])(?:EAR|CETPP|CETCP)(?![A-Z])/, weight: 0.5 },
  { phrase: /RENAVAM/, weight: -4 },
  { phrase: /CARTEIRA DE IDENTIDADE|REGISTRO GERAL/, weight: -3 },
]
