import { pattern } from '../../values/pattern.ts'
import type { Clue } from '../definition.ts'

/** Phrases of guardianship terms (docs/domain.md 3.1). Custody of things and other papers of courts are told by the reader network. */
export const CLUES: readonly Clue[] = [
  {
    phrase: pattern()`
      (?:TERMO|AUTO) (?:JUDICIAL |PROVISORIO |DEFINITIVO )?
      DE (?:COMPROMISSO (?:E RESPONSABILIDADE )?DE |NOMEACAO DE |ENTREGA (?:SOB |E |EM )|RESPONSABILIDADE E )?
      (?:GUARDA|GUARDIA[OA]?|GUARDIOES|TUTELA|TUTOR(?:A|ES)?|CURATELA|CURADOR(?:A|ES)?)(?![A-Z])
    `,
    weight: 5,
  },
  { phrase: /TERMO DE COMPROMISSO|COMPROMISSO DE/, weight: 1 },
  { phrase: /COMPROMISSO[^.]{0,60}(?:CURADOR|TUTOR|GUARDIA)/, weight: 2 },
  { phrase: /CURATELAD[OA]|INTERDITAD[OA]|INTERDITAND[OA]|INTERDIT[OA](?![A-Z])/, weight: 2 },
  { phrase: /TUTELAD[OA]|PUPIL[OA]/, weight: 2 },
  {
    phrase: pattern()`
      (?:MENOR|CRIANCA|ADOLESCENTE|INFANTE)(?![A-Z])[^.]{0,120}(?:GUARDA|TUTELA)(?![A-Z])
      |(?:GUARDA|TUTELA)(?![A-Z])[^.]{0,80}(?:MENOR|CRIANCA|ADOLESCENTE|INFANTE)
    `,
    weight: 2,
  },
  { phrase: /TRIBUNAL DE JUSTICA|PODER JUDICIARIO/, weight: 1.5 },
  { phrase: /COMARCA D/, weight: 0.7 },
  { phrase: /VARA D[AE]S? (?:INFANCIA|FAMILIA|ORFAOS)|INFANCIA E (?:DA )?JUVENTUDE/, weight: 1.2 },
  { phrase: /BEM E FIELMENTE/, weight: 0.6 },
  { phrase: /\d{7}-\d{2}\.\d{4}\.8\.\d{2}\.\d{4}/, weight: 0.7 },
  {
    phrase:
      /(?:PREST|ASSUM|FIRM|ASSIN|ACEIT)[A-Z]* (?:O |A |ESTE |O PRESENTE |O REFERIDO )?(?:COMPROMISSO|ENCARGO|MUNUS)/,
    weight: 1,
  },
]
