import { anyOf, pattern } from '../../values/pattern.ts'
import { CLUE, type Clue } from '../definition.ts'

/**
 * Nowhere a word of an office by which one person answers for another: each of 660 terms, rulings and certificates of several authors
 * has one. Relief that a court grants at once is called `tutela` as well.
 */
export const NAMES_NO_OFFICE =
  /^(?![\s\S]*\b(?:GUARD|TUTEL(?!A (?:DE (?:URGENCIA|EVIDENCIA)|ANTECIPADA|JURISDICIONAL))|TUTOR|CURAT|CURAD|INTERDI))/

/** Evidence for a guardianship term, and against custody of things and other documents about guardians (docs/domain.md 3.1). */
export const CLUES: readonly Clue[] = [
  {
    phrase: pattern()`
      (?:TERMO|AUTO) (?:JUDICIAL |PROVISORIO |DEFINITIVO )?
      DE (?:COMPROMISSO (?:E RESPONSABILIDADE )?DE |NOMEACAO DE |ENTREGA (?:SOB |E |EM )|RESPONSABILIDADE E )?
      (?:GUARDA|GUARDIA[OA]?|GUARDIOES|TUTELA|TUTOR(?:A|ES)?|CURATELA|CURADOR(?:A|ES)?)(?![A-Z])
    `,
    weight: CLUE.title,
  },
  {
    phrase: pattern()`
      (?:MENOR|CRIANCA|ADOLESCENTE|INFANTE)(?![A-Z])[^.]{0,120}(?:GUARDA|TUTELA)(?![A-Z])
      |(?:GUARDA|TUTELA)(?![A-Z])[^.]{0,80}(?:MENOR|CRIANCA|ADOLESCENTE|INFANTE)
    `,
    weight: CLUE.print,
  },
  { phrase: anyOf('TRIBUNAL DE JUSTICA|PODER JUDICIARIO'), weight: CLUE.print },
  { phrase: /\d{7}-\d{2}\.\d{4}\.8\.\d{2}\.\d{4}/, weight: CLUE.print },
  {
    phrase: /GUARDA(?:,? (?:E|USO|CONSERVACAO|DEPOSITO|RESPONSABILIDADE))* D[EO]S? (?:ANIMA|ARMA|DOCUMENT)/,
    weight: CLUE.other,
  },
  { phrase: anyOf('DEPOSITARIO|DEPOSITARIA|AUTO DE DEPOSITO|AUTO DE APREENSAO'), weight: CLUE.other },
  {
    phrase:
      /NESTES TERMOS,? PEDE|PEDE (?:E ESPERA )?DEFERIMENTO|VEM,? (?:MUI )?RESPEITOSAMENTE|DA-SE A CAUSA|D[AO]S FATOS|DOS PEDIDOS/,
    weight: CLUE.other,
  },
  // An act that says what it is, and nothing of such an office. A last page may say neither.
  {
    phrase: new RegExp(
      `${NAMES_NO_OFFICE.source}[\\s\\S]*\\b(?:TERMO|COMPROMISSO|SENTENCA|DECISAO|CERTIDAO|ALVARA)\\b`,
    ),
    weight: CLUE.other,
  },
  { phrase: /CONSELHO TUTELAR[\s\S]{0,200}TERMO DE (?:ENTREGA|RESPONSABILIDADE)/, weight: CLUE.other },
]
