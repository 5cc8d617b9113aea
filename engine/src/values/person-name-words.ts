import { fold } from './fold.ts'

/** Words that tell where a person's name begins and ends; upper-case, without accents. */

/** May stand inside a name, never at its ends. */
export const PARTICLES: ReadonlySet<string> = new Set(['DE', 'DA', 'DO', 'DAS', 'DOS', 'E', 'DI', 'DEL'])

/** Of names from elsewhere: in capitals they are words of a name as others are. `Y` is in no other. */
const FOREIGN_PARTICLES: ReadonlySet<string> = new Set(
  (
    'van von vom zu zum zur der den het ten della dello delle dalla dalle dal dall degli du des la las le los el al ' +
    'bin bint ibn ben abu y Y'
  ).split(' '),
)

/** Whether a word is such a particle, those of names from elsewhere in small letters. */
export function isParticle(word: string): boolean {
  return PARTICLES.has(fold(word)) || FOREIGN_PARTICLES.has(word)
}

/** What forms print where there is nobody to name, `PAI IGNORADO`, or nobody is named, `ANA LIMA E OUTROS`. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  (
    'IGNORADO IGNORADA DESCONHECIDO DESCONHECIDA DECLARADO DECLARADA INFORMADO INFORMADA CONSTA CONSTAM ' +
    'IDENTIFICADO IDENTIFICADA REGISTRADO REGISTRADA OUTRO OUTRA OUTROS OUTRAS'
  ).split(' '),
)

/** Forms of address: not part of the name, but a name may follow. */
export const TITLES: ReadonlySet<string> = new Set(
  (
    'DR DRA DRS DRAS DOUTOR DOUTORA DOUTORES DOUTORAS SR SRA SRS SRAS SENHOR SENHORA SENHORES SENHORAS ' +
    'BEL DON DONA MM MMA EXMO EXMA ILMO ILMA ' +
    'EXCELENTISSIMO EXCELENTISSIMA MERITISSIMO MERITISSIMA PROF PROFA'
  ).split(' '),
)

/** Military ranks and arms with a vowel, before a name or behind it. */
export const RANKS: ReadonlySet<string> = new Set(
  (
    'ALM ART ASP BRIG CABO CAP CAPITAO CAV CEL COM CORONEL ENG INF INT MAJ MAJOR SARGENTO SGTO SOLDADO SUB SUBTEN ' +
    'SUBTENENTE TEN TENENTE'
  ).split(' '),
)

/** Follow the family name, so they do not make a second person of what follows `e`. */
export const SUFFIXES: ReadonlySet<string> = new Set(
  'FILHO FILHA NETO NETA JUNIOR JR SOBRINHO SOBRINHA SEGUNDO'.split(' '),
)
