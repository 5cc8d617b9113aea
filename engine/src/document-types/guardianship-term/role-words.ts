import { patternPart } from '../../values/pattern.ts'

/** What a person does in a document. `other` are people and places that hold no office in it. */
export const ROLES = ['guardian', 'ward', 'parent', 'judge', 'official', 'party', 'other'] as const
export type Role = (typeof ROLES)[number]

/** Words of courts for offices, wards and kin, as parts of patterns over folded text. */

/** `(a)`, `(as)` after a word of either gender. */
export const GENDER = '(?:\\([A-Z]{1,3}\\))?'
export const OF = 'D[EOA]S?(?:\\(A?S?\\))?'
export const GUARDIAN_WORD = `(?:GUARDIA(?:O|S)?|GUARDIOES|GUARDAES|CURADOR(?:A|ES|AS)?|TUTOR(?:A|ES|AS)?)${GENDER}`
const FORMER =
  '(?:ANTERIOR|ANTIG[OA]|PRIMITIV[OA]|ORIGINARI[OA]|REMOVID[OA]|DESTITUID[OA]|SUBSTITUID[OA]|EXONERAD[OA]|DISPENSAD[OA]|FALECID[OA])'
export const GUARDIAN_NOUN = patternPart`
  (?:${GUARDIAN_WORD}|COMPROMISSAD[OA]S?${GENDER}|COMPROMISSARI[OA]S?${GENDER}|COMPROMITENTES?
  |RESPONSAVE(?:L|IS))
`
export const OFFICE_ADJECTIVE = patternPart`
  (?: (?:PROVISORI|DEFINITIV|ESPECIA|JUDICIA|LEGA|SUBSTITUT|COMPARTILHAD|DATIV|TESTAMENTARI)[A-Z]*${GENDER})?
`
export const WARD_WORD = patternPart`
  (?:MENOR(?:ES)?|CRIANCAS?|ADOLESCENTES?|INFANTES?|GUARDAD[OA]S?|GUARDAND[OA]S?|CURATELAD[OA]S?
    |CURATELAND[OA]S?|INTERDITAD[OA]S?|INTERDITAND[OA]S?|INTERDIT[OA]S?|TUTELAD[OA]S?|TUTELAND[OA]S?|PUPIL[OA]S?
    |INCAPAZ(?:ES)?|BENEFICIARI[OA]|NASCITURO|ADOTAND[OA]S?|PROTEGID[OA]S?|ASSISTID[OA]S?|PACIENTE|BEBE
    |JOVE(?:M|NS)|NETINH[OA]S?|PESSOA (?:SOB CURATELA|CURATELADA|INTERDITADA|PROTEGIDA|COM DEFICIENCIA|INCAPAZ))
  ${GENDER}
`
export const WARD_TAIL =
  '(?:[ /](?:IMPUBERES?|PUBERES?|DE IDADE|INCAPAZ(?:ES)?|E/OU ADOLESCENTES?|E ADOLESCENTES?|' +
  'ADOLESCENTES?|IRMAOS|IRMAS|GEME[OA]S?))?(?: ?\\([^()\\n]{1,40}\\))?(?: ABAIXO| ACIMA)?'
export const OFFICE = '(?:CURATELA|CURADORIA|INTERDICAO|TUTELA|GUARDA)'
export const OFFICE_TAIL =
  '(?: (?:E )?(?:A )?(?:PROVISORIA|DEFINITIVA|RESPONSABILIDADE|UNILATERAL|COMPARTILHADA|JUDICIAL|LEGAL|' +
  'DATIVA|PLENA|PARCIAL|TOTAL|TEMPORARIA|EXCLUSIVA|DE FATO|CONJUNTA|SUBSIDIARIA)){0,4}'
const OFFICIALS = [
  'ESCREVENTE',
  'ESCRIVA',
  'ESCRIVAO',
  'DIRETOR',
  'DIRETORA',
  'CHEFE DE',
  'CHEFE DO',
  'OFICIAL',
  'OFICIALA',
  '(?<!(?:N|D|PEL)A )SECRETARI[OA]',
  'ANALISTA',
  'TECNIC[OA] JUD',
  'AUXILIAR JUD',
  'ASSISTENTE JUD',
  'ASSISTENTE SOCIAL',
  'ASSESSOR',
  'SERVENTUARI',
  'SERVIDOR[A]? RESP',
  'COORDENADOR',
  'SUPERVISOR',
  'GESTOR[A]? D',
  'GERENTE D[EO] (?:SECRETARIA|CARTORIO)',
  'GERENTE JUD',
  'ATENDENTE JUD',
  'DIGITADORA?',
  'ENCARREGAD[OA] D[EO] (?:SECRETARIA|CARTORIO)',
  'PERIT[OA]',
  'PSICOLOG',
  'CONCILIADOR',
  'ESTAGIARI',
  'CONSELHEIR[OA]S? TUTELAR',
  'COMISSARI[OA] D',
  'AGENTE DE PROTECAO',
  'MATRICULA',
  'MAT\\.',
].join('|')
export const COURT_OFFICIAL = `(?:${OFFICIALS})`
export const LAWYER =
  '(?:ADVOGAD[OA]S?|ADV\\.?|PROCURADOR(?:A|ES)?|DEFENSOR(?:A)?(?: PUBLIC[OA])?|PATRON[OA]|CURADOR(?:A)? ESPECIAL)'
export const PROSECUTOR =
  '(?:PROMOTOR(?:A)?(?: DE JUSTICA| PUBLIC[OA])?|REPRESENTANTE DO MINISTERIO PUBLICO|MINISTERIO PUBLICO)'
export const JUDGE = `(?:JUIZA?${GENDER}|MAGISTRAD[OA]${GENDER}|PRETOR${GENDER})`
export const KINSHIP =
  '(?:BISAV[OA]S?|AV[OA]S?|TI[OA]S?(?:-AV[OA])?|IRMA(?:O|S|OS)?|PAI|MAE|GENITOR(?:A)?|FILH[OA]|' +
  'SOBRINH[OA]S?|PRIM[OA]S?|MADRINHA|PADRINHO|ESPOS[OA]|MARIDO|MULHER|CONJUGE|COMPANHEIR[OA]|' +
  'CUNHAD[OA]|NET[OA]S?|MADRASTA|PADRASTO|NORA|GENRO|SOGR[OA]|ENTEAD[OA]|AFILHAD[OA])'
export const SIDE =
  '(?: (?:MATERN[OA]S?|PATERN[OA]S?|UNILATERAL|BILATERAL|MAIS VELH[OA]|AFETIV[OA]|SOCIOAFETIV[OA]|POR AFINIDADE))?'

/** Somebody whose office is over: `o anterior curador`, `a tutora destituída`. */
export const FORMER_GUARDIAN = `(?:${FORMER} ${GUARDIAN_WORD}|EX-${GUARDIAN_WORD}|${GUARDIAN_WORD} ${FORMER})`

/** Names of one sentence or form; further back nothing bears on a mention. */
export const MENTIONS_REACH = 40
const RELATIVES = [
  'AV[OA]S?',
  'TI[OA]S?',
  'IRMA(?:O|S)?',
  'PRIM[OA]',
  'SOBRINH[OA]',
  'FILH[OA]',
  'MAE',
  'PAI',
  'GENITORA?',
  'CUNHAD[OA]',
  'MADRINHA',
  'PADRINHO',
].join('|')
const FIRST_WORDS = [
  '(?:DE )?NACIONALIDADE',
  'QUALIFICAD[OA] NOS AUTOS COMO',
  '(?:ABAIXO|INFRA|AO FINAL) ASSINAD',
  'NATURA(?:L|IS) D',
  'BRASILEIR',
  'PORTUGUES',
  'ESTRANGEIR',
  '[A-Z]{3,12}ENSE[,\\s]',
  'PAULISTA',
  'MINEIR[OA]',
  'CARIOCA',
  'BAIAN[OA]',
  'GAUCH[OA]',
  'CAPIXABA',
  'POTIGUAR',
  'GOIAN[OA]',
  'PARAIBAN[OA]',
  'PERNAMBUCAN[OA]',
  'ALAGOAN[OA]',
  'SERGIPAN[OA]',
  'ACREAN[OA]',
  'SOLTEIR',
  'CASAD',
  'DIVORCIAD',
  'VIUV',
  'MAIOR',
  'COM \\d+ ANOS',
  'INSCRIT',
  'PORTADOR',
  'TITULAR',
  'RG(?![A-Z])',
  'R\\.G',
  'CPF',
  'C\\.P\\.F',
  'IDENTIDADE',
  'NASCID',
  'MENOR',
  'CURATEL',
  'INTERDIT',
].join('|')
/** How what is said about a person begins, right after the name, the kinship to the ward perhaps before it. */
export const QUALIFIED = new RegExp(
  [
    '^, ?[A-Z ]{3,40}, ?BRASILEIR',
    `^[\\s,(–-]{1,4}(?:(?:${RELATIVES})(?: (?:MATERN|PATERN)[OA]S?)?(?: D[OA]S? [A-Z]+)?(?:,|\\)[ ,-]{1,3})\\s?)?(?:${FIRST_WORDS})`,
  ].join('|'),
)
