import { patternPart } from '../../values/pattern.ts'
import {
  COURT_OFFICIAL,
  FORMER_GUARDIAN,
  GENDER,
  GUARDIAN_NOUN,
  GUARDIAN_WORD,
  JUDGE,
  KINSHIP,
  LAWYER,
  OF,
  OFFICE,
  OFFICE_ADJECTIVE,
  OFFICE_TAIL,
  PROSECUTOR,
  type Role,
  SIDE,
  WARD_TAIL,
  WARD_WORD,
} from './role-words.ts'

/** Log-odds that words next to a name speak for a role. */
export interface RoleCue {
  readonly role: Role
  readonly weight: number
  readonly pattern: RegExp
  /** A caption, which may stand on the line above the name. */
  readonly isLabel?: true
}

const left = (role: Role, weight: number, source: string): RoleCue => ({
  role,
  weight,
  pattern: new RegExp(`(?<![A-Z])(?:${source})$`),
})
const label = (role: Role, weight: number, words: string): RoleCue => ({
  role,
  weight,
  pattern: new RegExp(`(?:^|\\n)[^\\n:]{0,30}(?<![A-Z])${words}(?![A-Z])[^\\n:]{0,40}:\\n?$`),
  isLabel: true,
})

const PLACES: readonly RoleCue[] = [
  left(
    'other',
    6,
    'RUA|AVENIDA|AV\\.?|ALAMEDA|TRAVESSA|PRACA|RODOVIA|ESTRADA|LARGO|VIELA|BAIRRO:?|CONJUNTO|EDIFICIO|FORUM|ESCOLA|HOSPITAL|R\\.',
  ),
  left(
    'other',
    5,
    // `compareceu em cartório Fulana`, `nesta cidade Fulana`: the place is over, a person follows.
    patternPart`
      (?<!(?:NEST|DEST)[AE] |EM |NO )
      (?:COMARCA|CIDADE|MUNICIPIO|NATURAL|NATURALIDADE:?|FORO|DISTRITO|CARTORIO|REGISTRO CIVIL
        |JUSTICA DO ESTADO|ESTADO)
      (?: ${OF})?
    `,
  ),
]

const OFFICE_HOLDERS: readonly RoleCue[] = [
  // `avó do menor Beltrano`: nothing stands between, the ward is named.
  left('ward', 4.5, `(?<!D[OA]S? )${KINSHIP}${SIDE} ${OF} ${WARD_WORD} `),
  // `as irmãs do curatelado, Fulana`: kin of the ward, but for parents, who need hold no office.
  left('guardian', 4.5, `(?<!D[OA]S? )(?!PAI|MAE|GENITOR)${KINSHIP}${SIDE} ${OF} ${WARD_WORD}`),
  // `assina o compromisso de guarda Fulana`; with `de` before the name it would be the ward.
  left(
    'guardian',
    4.5,
    patternPart`
      (?:ASSIN|PREST|FIRM|ASSUM|ACEIT|RECEB)[A-Z]* (?:O |A |ESTE |O PRESENTE )?
      (?:COMPROMISSO|TERMO|ENCARGO|MUNUS|CARGO)(?: LEGAL)?(?: ${OF} ${OFFICE}${OFFICE_TAIL})?
    `,
  ),
  left(
    'guardian',
    5.5,
    patternPart`
      (?:SOB|AOS) (?:A |OS )?(?:SUA )?(?:GUARDA|RESPONSABILIDADE|TUTELA|CURATELA|CUIDADOS)[^.;,\n]{0,60} ${OF}
      (?: (?:SUA|SEU|SUAS|SEUS) ${KINSHIP}${SIDE})?
    `,
  ),
  left(
    'guardian',
    4.5,
    patternPart`
      COMPARECE(?:U|RAM|M)?(?! (?:PERANTE|ANTE) MIM)
      (?: (?:EM|N[OA]|PERANTE|PESSOALMENTE|NESTE|NESTA|A|AO|AS|ESPONTANEAMENTE)[^.;\n]{0,70}[, ]?)?
      (?: ?(?:[OA]S? )?${KINSHIP}${SIDE})?
    `,
  ),
  left(
    'guardian',
    4.5,
    patternPart`
      NOME(?:AD[OA]S?|OU|IO|O|ARAM|AR|IA|ANDO(?:-LHES?|-SE|-[OA]S?)?|AD[OA]-LHE|OU-LHES?|IO-LHES?)
      (?: COMO| PARA(?: O (?:CARGO|ENCARGO|MUNUS)(?: ${OF})?)?| A)? ?${GUARDIAN_WORD}${OFFICE_ADJECTIVE}:?
      (?: ${OF} (?:SUA|SEU) ${WARD_WORD})?(?: (?:A|O)S?)?
    `,
  ),
]

/** `curatela de seu genitor`: kin of the guardian, not of the ward. */
const WARD_KIN: readonly RoleCue[] = [
  left(
    'ward',
    4.5,
    patternPart`
      (?:${OFFICE}${OFFICE_TAIL}|${GUARDIAN_WORD}${OFFICE_ADJECTIVE}) ${OF} (?:SEU|SUA|MEU|MINHA|SEUS|SUAS)
      (?: PROPRI[OA])? (?:${KINSHIP}|FILH[OA]S|IRMAOS|NET[OA]S)${SIDE}
    `,
  ),
]

const OTHERS: readonly RoleCue[] = [
  // Whom the guardian follows holds no office any more.
  left(
    'official',
    5,
    '(?:EM SUBSTITUICAO|SUBSTITUINDO|EM LUGAR|NO LUGAR|DESTITUID[OA]|REMOVID[OA]|REMOCAO|DESTITUICAO|' +
      'SUCEDENDO)(?: (?:A|AO|AS|D[EOA]|D[OA]S|O))*(?: (?:CURADOR|TUTOR|GUARDIA)[A-Z]*)?(?: (?:ANTERIOR|' +
      'ORIGINARI[OA]))?',
  ),
  left('official', 5, FORMER_GUARDIAN),
  label('official', 5.5, FORMER_GUARDIAN),
  left(
    'official',
    5,
    `(?:REMOVEU|DESTITUIU|EXONEROU|DISPENSOU|SUBSTITUIU)(?: D[OA] (?:CARGO|ENCARGO|MUNUS|${OFFICE}))?(?: [OA] ${GUARDIAN_WORD})?`,
  ),
  left('other', 4, `CASAD[OA]${GENDER} COM|VIUV[OA]${GENDER} ${OF}|UNIAO ESTAVEL COM|CONVIVENTE COM`),
  label('other', 5, `(?:TESTEMUNHAS?|REPRESENTANTES? LEGA(?:L|IS)|REPRESENTANTE|OBITO|FALECID[OA])`),
  left('other', 4, 'TESTEMUNHAS?:?'),
  left('other', 6, `A ROGO(?: ${OF} [A-Z]+)?`),
  // A parent who consents, or against whom the case went.
  left(
    'other',
    6,
    patternPart`
      (?:ANUENCIA|CONCORDANCIA|CONSENTIMENTO|AQUIESCENCIA|OITIVA|EM FACE|CONTRA)(?: ${OF}| [OA])?
      (?: (?:PAI|MAE|GENITOR(?:A|ES)?|SRA?\.?|SENHORA?),?){0,3}
    `,
  ),
  label('official', 5, `(?:${LAWYER}|${PROSECUTOR}|${COURT_OFFICIAL}|OAB)`),
  label('parent', 6, '(?:PAI|MAE|GENITORA?|GENITORES|PAIS|FILIACAO)'),
  left('parent', 5, `ORFA(?:O|S|OS)? ${OF}`),
  left(
    'parent',
    5,
    patternPart`
      FILH[OA]S?${GENDER}(?: [A-Z]+){0,2} ${OF}
      (?: FALECID[OA]S?| SEUS PAIS
        | (?:PAI|MAE) (?:IGNORAD|DESCONHECID|NAO DECLARAD|FALECID)[OA],? E(?: ${OF})?)?
    `,
  ),
  left(
    'parent',
    4,
    `(?:FILIACAO|GENITOR(?:A|ES)?|PAI|MAE|PAIS)(?: BIOLOGIC[OA]S?)?(?: ${OF} ${WARD_WORD})?(?: SAO)?:?`,
  ),
  label('judge', 5.5, JUDGE),
  left(
    'judge',
    5.5,
    patternPart`
      ${JUDGE}
      (?: (?:${OF} DIREITO|TITULAR|SUBSTITUT[OA]${GENDER}|AUXILIAR|LEIG[OA]|FEDERAL|${OF} [^.;:,\n]{1,50}
          |EM EXERCICIO|PRESIDENTE)
        ){0,4}
    `,
  ),
  left('official', 5, '(?:^|[\\s.,;])EU'),
  left('official', 4, `${COURT_OFFICIAL}[^.;:,\\n]{0,30}`),
  left('official', 4, `(?:${LAWYER}|${PROSECUTOR}):?`),
]

const GUARDIANS_AND_WARDS: readonly RoleCue[] = [
  label(
    'party',
    2.5,
    '(?:REQUERENTES?|AUTOR(?:A|ES)?|POLO ATIVO|PROMOVENTE|EXEQUENTE|PARTE AUTORA|SUPLICANTE|IMPETRANTE)',
  ),
  label(
    'party',
    2,
    '(?:REQUERID[OA]S?|REU|RE|REUS|POLO PASSIVO|PROMOVID[OA]|EXECUTAD[OA]|PARTE RE|SUPLICAD[OA]|INTERESSAD[OA]S?)',
  ),
  label('ward', 5, WARD_WORD),
  label('ward', 4, '(?:EM FAVOR DE|GUARDA DE|TUTELA DE|CURATELA DE|INTERDICAO DE|REFERENTE A)'),
  label('ward', 3.5, `(?:FILH[OA]S?|NET[OA]S?|SOBRINH[OA]S?|ENTEAD[OA]S?)${GENDER}`),
  left('ward', 3, '(?:NET[OA]S?|SOBRINH[OA]S|ENTEAD[OA]S?|BISNET[OA]S?)'),
  left('ward', 3, '(?:DECLARAD[OA]|SUJEIT[OA]|SUBMETID[OA]|INTERDITAR|INTERDITOU)(?: [A-Z]+){0,6}'),
  label('guardian', 5, `(?:${GUARDIAN_NOUN}|NOMEAD[OA]S?)`),
  left(
    'guardian',
    4,
    patternPart`
      (?:ENCARGO|CARGO|MUNUS|FUNCAO|QUALIDADE|CONDICAO) ${OF} ${GUARDIAN_WORD}
      ${OFFICE_ADJECTIVE} ${OF} ${WARD_WORD}[, ]+(?:SUA|SEU) ${KINSHIP}${SIDE}
    `,
  ),
  left(
    'ward',
    4.5,
    patternPart`
      ${GUARDIAN_WORD}${OFFICE_ADJECTIVE}(?: E [A-Z]+)? (?:${OF}|EM FAVOR ${OF}|PARA)
      (?: (?:(?:SEU|SUA|MEU|MINHA|SEUS|SUAS) )?(?:${KINSHIP}|IRMAOS|NET[OA]S|FILH[OA]S)${SIDE}| PESSOA ${OF}
        | PESSOA E BENS ${OF})?
    `,
  ),
  left(
    'guardian',
    3.5,
    patternPart`
      (?:SUA|SEU|SUAS|SEUS)
      (?: PROPRI[OA])? (?:AV[OA]S?|TI[OA]S?|IRMA(?:O|S|OS)?|SOBRINH[OA]|PRIM[OA]|MADRINHA|PADRINHO|ESPOS[OA]
        |MARIDO|MULHER|CONJUGE|COMPANHEIR[OA]|CUNHAD[OA]|MADRASTA|PADRASTO|NORA|GENRO|FILH[OA])
      ${SIDE}
    `,
  ),
  left(
    'ward',
    3.5,
    `(?:SUA|SEU|SUAS|SEUS) (?:NET[OA]S?|ENTEAD[OA]S?|AFILHAD[OA]S?|SOBRINH[OA]S|FILH[OA]S|IRMAOS|PAI|MAE|GENITORA?)${SIDE}`,
  ),
  left(
    'ward',
    4.5,
    `${WARD_WORD}${WARD_TAIL}:?(?: ${OF} NOME| CHAMAD[OA]| ${OF} INICIAIS| IDENTIFICAD[OA] COMO)?`,
  ),
  left(
    'ward',
    4.5,
    patternPart`
      ${OFFICE}${OFFICE_TAIL} ${OF}
      (?: (?:(?:SEU|SUA|MEU|MINHA|SEUS|SUAS) )?(?:${WARD_WORD}|${KINSHIP}|FILH[OA]S|IRMAOS)${SIDE}
        | PESSOA ${OF})?
    `,
  ),
  left(
    'ward',
    3,
    patternPart`
      (?:EM FAVOR|EM BENEFICIO|PESSOA E BENS|INTERESSES|BENS|RESPONSAVEL|RESPONSAVEL LEGAL|INCAPACIDADE
        |CURADORIA|EM FACE) ${OF}
      |(?:RESPONSAVEL|RESPONSABILIDADE) POR|(?:EM RELACAO|REFERENTE|QUANTO|RELATIVAMENTE) (?:A|AO|AOS|AS)
      |(?:REPRESENTAR|ASSISTIR|CUIDAR DE)
    `,
  ),
  left('guardian', 4, `${GUARDIAN_WORD}${OFFICE_ADJECTIVE}:?`),
  left(
    'guardian',
    3.5,
    `(?:REQUERENTES?|AUTORA?|PROMOVENTES?|POSTULANTES?|SUPLICANTES?|${GUARDIAN_NOUN}|INTERESSAD[OA]S?|DECLARANTES?|NOMEAD[OA]S?):?`,
  ),
]

/**
 * Words right before a name, forms of address and commas taken off. The first that fits counts, so the
 * narrow ones stand before the wide ones.
 */
export const LEFT_CUES: readonly RoleCue[] = [
  ...PLACES,
  ...OFFICE_HOLDERS,
  ...WARD_KIN,
  ...OTHERS,
  ...GUARDIANS_AND_WARDS,
]

/** `confere a guarda do menor abaixo a …`: tried with the preposition still there. */
export const RECIPIENT_CUE: RoleCue = left(
  'guardian',
  4,
  patternPart`
    (?:CONFER|DEFER|CONCED|ATRIBU|OUTORG|ENTREG|CONFIA|TRANSFER)[A-Z]*
    [^.;\n]{0,160} (?:A|AO|AOS|PARA|PARA A|PARA O|EM FAVOR ${OF})(?: CASAL| CONJUGES| ESPOSOS)?
  `,
)

/** Words of the sentence before a name, other names between not counted; they fade with distance. */
export const NEAR_CUES: readonly RoleCue[] = [
  { role: 'guardian', weight: 3.2, pattern: /COMPARECE(?:U|RAM|M)?(?![A-Z])/g },
  {
    role: 'guardian',
    weight: 2.5,
    pattern: new RegExp(`NOME(?:AD[OA]S?|OU|IO|O|ARAM)(?![A-Z])[^.;]{0,30}${GUARDIAN_WORD}`, 'g'),
  },
  {
    role: 'guardian',
    weight: 1.8,
    pattern:
      /(?:PREST(?:OU|ARAM|A|AR|ANDO)|ASSUM(?:IU|E|IRAM|INDO)|FIRM(?:OU|ARAM|A)|ASSIN(?:OU|ARAM))(?![A-Z])/g,
  },
  { role: 'ward', weight: 1.8, pattern: new RegExp(`(?<![A-Z])${WARD_WORD}(?![A-Z])`, 'g') },
  { role: 'ward', weight: 1.8, pattern: new RegExp(`(?<![A-Z])${OFFICE}(?![A-Z])`, 'g') },
  { role: 'judge', weight: 1.8, pattern: new RegExp(`(?<![A-Z])${JUDGE}(?![A-Z])`, 'g') },
]

const right = (role: Role, weight: number, source: string): RoleCue => ({
  role,
  weight,
  pattern: new RegExp(`^(?:${source})`),
})
const SAME_LINE = '[ ,(/-]{1,5}(?:O |A |ORA |MM\\.? ?|EXM[OA]\\. )?'
/** A line of its own below the name, as signatures have it. */
const BELOW = '\\s*\\n[ (]*'
const LINE_END = '(?: [A-Z()]+){0,6}[ .)]*(?:\\n|$)'
const beside = (role: Role, weight: number, words: string): RoleCue[] => [
  right(role, weight, `${SAME_LINE}(?:${words})(?![A-Z])`),
  right(role, weight, `${BELOW}(?:${words})(?![A-Z])${LINE_END}`),
]

/** Words right after a name, e.g. below it in a signature. All that fit count. */
export const RIGHT_CUES: readonly RoleCue[] = [
  ...beside('judge', 5, JUDGE),
  ...beside('official', 4.5, `${COURT_OFFICIAL}[A-Z]*`),
  ...beside('official', 5, `(?:INSCRIT[OA] NA )?(?:OAB|${LAWYER}|${PROSECUTOR})(?!\\.?\\s?:)`),
  ...beside('guardian', 3.5, `(?:NA QUALIDADE ${OF} |COMO )?${GUARDIAN_NOUN}`),
  ...beside('guardian', 2, '(?:REQUERENTE|AUTORA?)'),
  right('ward', 3.5, `${SAME_LINE}(?:${WARD_WORD})(?![A-Z])`),
  right('ward', 3.5, `[ \\t]*\\n[ (]*(?:${WARD_WORD})(?![A-Z])${LINE_END}`),
  right(
    'ward',
    2.2,
    `, ?(?:[A-Z ]{3,20}, ?){0,2}(?:NASCID[OA]${GENDER}|COM NASCIMENTO|NASC\\.|${OF} \\d+ ANOS|COM \\d+ |D\\.N|DN)`,
  ),
  right('guardian', 0.8, ', ?(?:BRASILEIR|PORTUGUES|ESTRANGEIR|NATURAL|SOLTEIR|CASAD|DIVORCIAD|VIUV|MAIOR)'),
  right('parent', 1, '[,( ]+(?:JA )?FALECID'),
]

/** A sentence goes on, with figures and brackets in it. */
const SAID_MEANWHILE = '(?:\\([^()\\n]*\\)|\\.(?=\\d)|[^.;()\\n])'
const INCAPABLE = `(?:${[
  'NAO (?:REUNE|TEM|POSSUI|DISPOE DE|APRESENTA) (?:MAIS )?(?:AS )?CONDICOES',
  '(?:FOI|E|SEJA) (?:DECLARAD|JULGAD|RECONHECID|CONSIDERAD)[OA] (?:[A-Z]+MENTE )?INCAPAZ',
  'TEVE (?:A |SUA )?(?:INTERDICAO|CURATELA) (?:DECRETADA|DECLARADA)',
  '(?:FOI|FICA) (?:INTERDITAD|SUBMETID|SUJEIT)[OA]',
].join('|')})`

/** `…, doravante denominado CURATELADO`. */
export const NAMED_AFTER_CUES: readonly RoleCue[] = [
  // `Fulana (…) não reúne condições de exercer os atos da vida civil`, `Fulana, …, foi declarada incapaz`
  right('ward', 4, `${SAID_MEANWHILE}{0,300}?(?<![A-Z])${INCAPABLE}`),
  // `fica Fulana, viúva, …, sob a curatela de …`
  right(
    'ward',
    4,
    `, (?:[^.;\\n]|\\.(?=\\d)){0,200}(?<![A-Z])SOB (?:A )?(?:GUARDA|TUTELA|CURATELA)[A-Z ]{0,24} ${OF} (?!SUA|SEU)`,
  ),
  right(
    'ward',
    3,
    `[^.;\\n]{0,220}(?:DORAVANTE|ORA)(?: (?:DENOMINAD|CHAMAD|DESIGNAD)[OA]| SIMPLESMENTE)* ${WARD_WORD}(?![A-Z])`,
  ),
  right(
    'guardian',
    3,
    `[^.;\\n]{0,220}(?:DORAVANTE|ORA)(?: (?:DENOMINAD|CHAMAD|DESIGNAD)[OA]| SIMPLESMENTE)* ${GUARDIAN_NOUN}(?![A-Z])`,
  ),
]

/** What somebody does further on in the sentence; counts only where no words before the name call her anything. */
export const DEED_CUE: RoleCue = right(
  'guardian',
  2.5,
  patternPart`
    [^.;\n]{0,200}
    (?:PREST(?:OU|A|AR) (?:O )?COMPROMISSO
      |ACEIT(?:OU|A) (?:O|A) (?:ENCARGO|COMPROMISSO|CURATELA|TUTELA|GUARDA)
      |NOMEAD[OA]${GENDER} (?:COMO )?${GUARDIAN_WORD}|ASSUM(?:E|IU|INDO) (?:O|A) )
  `,
)
