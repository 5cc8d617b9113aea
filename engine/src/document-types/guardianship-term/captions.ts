import { fold } from '../../values/fold.ts'
import { patternPart } from '../../values/pattern.ts'

/** `(a)`, `(as)` after a word of either gender. */
const GENDER = '(?:\\([A-Z]{1,3}\\))?'

const ROLE = patternPart`
  (?:GUARDIAO?|TUTOR|CURADOR|TUTELAD[OA]|CURATELAD[OA]|INTERDITAD[OA]|INTERDITAND[OA]|MENOR|CRIANCA
    |ADOLESCENTE|COMPROMISSAD[OA]|COMPROMISSARI[OA]|RESPONSAVEL)
  [A-Z()/]*(?:(?:/| (?:E|OU|E/OU) )(?:CRIANCA|ADOLESCENTE|JOVEM)S?)?(?: NOMEAD.{1,5})?
`
const PERSON = [
  `NOME(?: COMPLETO| CIVIL| SOCIAL)?(?: D[OA](?:\\([A-Z]+\\))? [^:]{1,40})?`,
  '(?:N(?:UMERO|[º°.])? (?:DO )?)?C\\.?P\\.?F\\.?(?:[/-]MF)?',
  '(?:N(?:UMERO|[º°.])? (?:DO )?)?R\\.?G\\.?',
  '(?:CARTEIRA|DOCUMENTO|CEDULA) DE IDENTIDADE|IDENTIDADE|DOCUMENTOS?|REGISTRO GERAL',
  '(?:DATA (?:DE|DO) |DT\\.? ?(?:DE )?)?NASC(?:IMENTO|\\.)?|D\\.?N\\.?|IDADE|SEXO',
  'FILIACAO|PAIS?|MAE|GENITOR(?:A|ES)?|NOME D[OA] (?:PAI|MAE|GENITORA?)',
  'NATURALIDADE|NATURAL DE|NAC(?:IONALIDADE|\\.)|EST(?:ADO|\\.) CIVIL|PROF(?:ISSAO|\\.)|OCUPACAO|OFICIO',
  'ENDERECO(?: COMPLETO| RESIDENCIAL)?|RESIDENCIA|DOMICILIO|TELEFONES?|E-?MAIL|CEP|BAIRRO|MUNICIPIO|CIDADE',
  '(?:GRAU DE )?PARENTESCO(?: COM [^:]{1,40})?|VINCULO(?: COM [^:]{1,40})?|RELACAO(?: COM [^:]{1,40})?',
  'ORGAO (?:EMISSOR|EXPEDIDOR)(?: ?/ ?UF)?|EXPEDICAO|QUALIFICACAO|QUALIDADE|CONDICAO|PAPEL|FUNCAO|' +
    'PARTE|PARTICIPACAO|ENCARGO|PODERES(?: E LIMITES)?|LIMITES',
].join('|')
const CASE = [
  'NUMERO|(?:NUMERO D[OE] |N[º°.]* (?:DO )?)?PROCESSO(?: DIGITAL| ELETRONICO| PRINCIPAL| JUDICIAL)?|NUMERO UNICO|AUTOS|PROTOCOLO|N[º°]\\.?',
  'CLASSE(?: JUDICIAL| PROCESSUAL| DA ACAO| DO PROCESSO)?(?: ?[/-] ?ASSUNTO)?|ASSUNTOS?(?: PRINCIPAL)?|' +
    'NATUREZA(?: DA ACAO| DO FEITO)?|ESPECIE|FEITO|PROCEDIMENTO|(?:TIPO DE )?ACAO',
  'COMARCA|FORO|VARA|JUIZO|UNIDADE(?: JUDICIARIA)?|ORGAO JULGADOR|SERVENTIA|SECRETARIA',
  `(?:REQUERENTE|REQUERID[OA]|AUTOR|REU|RE|POLO ATIVO|POLO PASSIVO|PARTE AUTORA|PARTE RE|INTERESSAD[OA]|ADVOGAD[OA])S?(?:ES)?${GENDER}`,
  `JUIZA?${GENDER}(?: DE DIREITO)?|MAGISTRAD[OA]${GENDER}`,
  'DATA D[AEO] [^:]{4,30}|DATA|PRAZO(?: [A-Z ]{2,30})?|VALIDADE|VIGENCIA|FUNDAMENTO|DECISAO|SENTENCA|TRANSITO EM JULGADO',
].join('|')
const NUMBERING = '(?:[\\dIVX]{1,3}(?:\\.\\d{1,2})*\\s?[.)-]?\\s*[-–]?\\s*)?'
const NUMBER_SIGN = '(?: ?N(?:UMERO|[º°O.]{0,2}))?'

/**
 * Each alternative stands in the pattern twice and no more: V8 takes tenths of a second to compile a regular expression
 * that repeats it.
 */
const several = (one: string): RegExp =>
  new RegExp(
    `^${NUMBERING}(?:${one})${GENDER}${NUMBER_SIGN}(?:(?: ?[/-] ?| E )(?:${one})){0,4}${NUMBER_SIGN}\\s*:?$`,
  )
const KNOWN = several(`${PERSON}|${CASE}|${ROLE}`)
const DETAIL = several(`${PERSON}|${CASE}`)
const ROLE_ONLY = several(ROLE)
const LENGTH_MAX = 60

/** The printed name of a field: one of the captions of forms, or any text before a colon. */
export function isCaption(text: string): boolean {
  return text.length < LENGTH_MAX && (isKnownCaption(text) || /^[^:]{2,50}:\s*$/.test(text))
}

export function isKnownCaption(text: string): boolean {
  return text.length < LENGTH_MAX && KNOWN.test(fold(text.trim()))
}

/** A caption of a detail, not of an office: what stands below `Guardiã` in a signature is no value. */
export function isDetailCaption(text: string): boolean {
  return text.length < LENGTH_MAX && DETAIL.test(fold(text.trim()))
}

/** `4. TERMO`: the next part of a form. */
export function isPartHeading(text: string): boolean {
  return /^\d{1,2}\s?[.)-]\s*\p{Lu}[\p{Lu}\s()/]*$/u.test(text)
}

/** The caption of an office: whose column it is. */
export function isRoleCaption(text: string): boolean {
  return text.length < LENGTH_MAX && ROLE_ONLY.test(fold(text.trim()))
}

/** A line that begins with a caption and its colon, numbered or not; `Silva (nascimento: …` opens a bracket, not a form. */
export const CAPTION_START =
  /^(?![^:\n]*\([^):\n]*:)[\s\d.)•*–-]*(?:[IVX]{1,4}\s?[.)–-]\s*)?[A-Z](?:[^:;,.\n]|(?<![A-Za-z]{3})\.|\.(?!\s)){1,45}:(?!\/\/)(?:\s|$)/
