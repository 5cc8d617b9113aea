import { normalise } from './normalise.ts'

/**
 * Given names whose accent is a matter of fact (ÂNGELA, never ÁNGELA): small print has room for an accent, not
 * for its form. Names that are also registered without one (MARCIA, JULIO) are not touched when they have none.
 */
const ACCENTED: ReadonlyMap<string, string> = new Map(
  (
    'ÂNGELA ÂNGELO ANGÉLICA ROSÂNGELA ELISÂNGELA ELIZÂNGELA SÂNDALO CÂNDIDA CÂNDIDO ESTÊVÃO ANTÔNIO ANTÔNIA SÔNIA VÂNIA TÂNIA ' +
    'MÔNICA VERÔNICA AMÉLIA ANDRÉ ANDRÉA ANDRÉIA JOSÉ JOSUÉ TOMÉ NOÉ CÉLIA CÉLIO HÉLIO ZÉLIA NÉLIO LÉLIO CÉSAR LÚCIA LÚCIO JÚLIA JÚLIO ' +
    'LUÍS LUÍZA INÁCIO INÁCIA INÊS OTÁVIO OTÁVIA FLÁVIA FLÁVIO CLÁUDIA CLÁUDIO MÁRCIA MÁRCIO MÁRIO FÁBIO FÁBIA FÁTIMA CECÍLIA BÁRBARA ' +
    'DÉBORA PATRÍCIA LETÍCIA VITÓRIA GLÓRIA EMÍLIA EMÍLIO EUGÊNIA EUGÊNIO JOÃO SEBASTIÃO SIMÃO ABRAÃO ADÃO DAMIÃO CONCEIÇÃO ASSUNÇÃO ' +
    'ENCARNAÇÃO GRAÇA LOURENÇO GONÇALO MOISÉS ISAÍAS ELÓI ELOÁ HELOÍSA RAÍSSA LÍDIA LÍGIA LÍVIA SÍLVIA SÍLVIO VINÍCIUS MARÍLIA JÉSSICA ' +
    'ÉRICA ÉRICO ÍTALO ÍRIS ÁGATA ÁLVARO ÉDSON ÉMERSON TALÍA THAÍS TAÍS LAÍS ROGÉRIO SÉRGIO VALÉRIA VALÉRIO MAURÍCIO FABRÍCIO PATRÍCIO ' +
    'NATÁLIA NATÁLIO AURÉLIO CORNÉLIO RÔMULO CRISTÓVÃO TEÓFILO CÍCERO CÍCERA QUITÉRIA ROSÁRIA ROSÁLIA LEÔNIDAS MÁXIMO'
  )
    .split(' ')
    .map((name) => [normalise(name), name]),
)

/**
 * A given name as it is written with its accent, in capitals or with one capital as the word is.
 *
 * @returns null for a word that is no such name
 */
export function accentedName(word: string): string | null {
  const known = ACCENTED.get(normalise(word))
  if (known === undefined) return null
  if (word === word.toUpperCase()) return known
  return known.charAt(0) + known.slice(1).toLowerCase()
}
