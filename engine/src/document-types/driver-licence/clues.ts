import type { Clues } from '../definition.ts'

/** Phrases of either half of the card, of the digital CNH's page, and of other cards. */
export const CLUES: Clues = {
  own: [
    /CARTEIRA NACIONAL DE HABILIT|(?<!INTERNACIONAL )PERMISSAO PARA DIRIGIR/,
    /I<BRA\d{9}<\d{3}/,
    /DRIVER LICENSE|PERMISO DE CONDUCCION/,
    /CAT\.? ?HAB/,
    /N ?REGISTRO/,
    /1A? HABILITACAO/,
    /DOC\.? ?IDENTIDADE ?\/ ?ORG/,
    /ASSINATURA DO (?:EMISSOR|PORTADOR)|PROIBIDO PLASTIFICAR/,
    /(?:DEPARTAMENTO (?:NACIONAL|ESTADUAL)|SECRETARIA NACIONAL) DE TRANSITO|SENATRAN/,
  ],
  others: [/RENAVAM/, /CARTEIRA DE IDENTIDADE|REGISTRO GERAL/],
}
