import { type Hit, spanOf } from './hit.ts'
import { isHatching } from './licence-class.ts'
import { normalise, normaliseWithMap } from './normalise.ts'

export interface ObservationHit extends Hit {
  /** Upper-case without accents; a wording such as `PRODUTOS PERIGOSOS` gives one hit a word. */
  readonly value: string
  /** A course or EAR, a restriction letter, a numeric code, or free text. */
  readonly kind: 'course' | 'restriction' | 'code' | 'text'
}

export interface CetppReading {
  readonly hasCetpp: boolean
  /** The print could be CETPP or CETCP. */
  readonly doubtful: boolean
}

/** Course abbreviations of the CNH, today's and older ones (domain section 1.8). */
const COURSES: ReadonlySet<string> = new Set(
  'EAR CETPP CETE CETCP CETVE CETCI CMTX CMTF HPP HTPP TPP HTE HTC HVE HCI MTX MTF MOPP'.split(' '),
)

const ANY_COURSE = [...COURSES].join('|')

const COURSE_DATE = '(?:(?:VAL(?:IDADE|\\.)?:?|(?:VÁLID[OA]\\s+)?ATÉ)\\s+)?(?:\\d{2}/)?\\d{2}/\\d{4}'

/** ` CETPP`, `, curso MOPP`, ` VAL 12/2026`, ` válido até 12/2026`: what follows in a list, and until when a course holds (domain 1.8). */
export const COURSE_OR_ITS_DATE = new RegExp(
  `[\\s,;/]*(?:(?:CURSO\\s+)?(?:${ANY_COURSE})|${COURSE_DATE})[.,;]?(?=\\s|$)`,
  'iy',
)

const COURSES_IN_A_ROW = new RegExp(
  `(?<![\\p{L}\\d])(?:${ANY_COURSE})(?:[,;/ ]+(?:${ANY_COURSE}))*(?![\\p{L}\\d])`,
  'gu',
)

/** Courses by their codes, those together that stand in a row: `EAR, CETE`. */
export function findCourses(text: string) {
  return [...text.matchAll(COURSES_IN_A_ROW)].map(({ 0: value, index }) => {
    return { value, start: index, end: index + value.length }
  })
}

/** `AD/EAR`: a class without the remarks behind it. */
export function withoutCourses(text: string): string {
  return text.replace(COURSES_IN_A_ROW, '')
}

/** A slash between tokens that pixels made a letter of: `EARIA`. */
const MISREAD_SLASH = new RegExp(
  `(?<![\\p{L}\\d])(${ANY_COURSE})[I1l|](?=(?:${ANY_COURSE}|[A-Z])(?![\\p{L}\\d]))`,
  'gu',
)

/** `EAR-A`: a dash between tokens whose spaces were lost, or never printed. */
const GLUED_DASH = new RegExp(
  `(?<![\\p{L}\\d])(${ANY_COURSE})([-–])(?=(?:${ANY_COURSE}|[A-Z])(?![\\p{L}\\d]))`,
  'gu',
)

/** A code of two letters does not exist: `AX` is `A X`, `X99` is `X 99`, whose space was lost, and so is that of `EARA`. `EM` is a word. */
const GLUED_CODES = new RegExp(
  `(?<![\\p{L}\\d])(?!A[OS]|D[AEO]|EM|N[AO]|O[SU]|SE|UM)(\\p{Lu}|${ANY_COURSE})(\\p{Lu}|\\d{2})(?![\\p{L}\\d])`,
  'gu',
)

/** `EAR/A` where pixels say `EARIA`, `EAR - A` where they say `EAR-A`, `A X` where they say `AX`. */
export function withSeparators(text: string): string {
  return text.replace(MISREAD_SLASH, '$1/').replace(GLUED_DASH, '$1 $2 ').replace(GLUED_CODES, '$1 $2')
}

/** The course for dangerous goods by its names, with a code behind them: `PRODUTOS PERIGOSOS (MOPP)`. */
export const DANGEROUS_GOODS = new RegExp(
  '(?<![A-Z])(?:CETPP|(?:C\\.? ?E\\.? ?T\\.? ?P\\.? ?P\\.?|(?:HT?|T)PP|MOPP|(?:PRODUTOS?|PROD\\.?) PERIG(?:OSOS?|\\.)?' +
    '|CARGAS? PERIGOSAS?)(?![A-Z]))(?: [-–(]? ?(?:CETPP|MOPP)(?![A-Z]))?',
)
const EACH_NAMED = new RegExp(DANGEROUS_GOODS, 'g')

/** The clause before it takes it back: `NAO HABILITADO EM TRANSPORTE DE PRODUTOS PERIGOSOS`. */
const NEGATION =
  /(?<![A-Z])(?:NAO (?:HABILITAD[OA]|POSSUI|TEM|AUTORIZAD[OA])|EXCETO|EXCETUAD[OA]S?|VEDADO|SEM)(?![A-Z])[^,;\n]{0,50}$/

/** So does a no behind it: `PRODUTOS PERIGOSOS - NÃO POSSUI`, `MOPP: não`; behind one dot another sentence begins. */
export function isDenied(behind: string): boolean {
  return /^(?:[\s:(?–-]|\.{2,})*NAO(?![A-Z])/.test(behind)
}

const NAMED_AT_END = new RegExp(`${DANGEROUS_GOODS.source}\\W*$`)

/** A text without the course for dangerous goods at its end, where what stands behind denies it. */
export function withoutDenied(text: string, behind: string): string {
  const { norm, map } = normaliseWithMap(text)
  const named = isDenied(normalise(behind)) ? NAMED_AT_END.exec(norm) : null
  return named ? text.slice(0, map[named.index]) : text
}

/** Whether a course is said to be over in what stands behind it: `MOPP vencido em 10/09/2012`, `mas está vencido`. */
export function isExpired(behind: string): boolean {
  return /^[ ,(–-]*(?:(?:MAS |QUE )?ESTA )?VENCID[AO](?![A-Z])/.test(behind)
}

/** Every token of an OBSERVAÇÕES box, in printed order; separators are space, comma, `;`, `/` and line end. */
function findObservations(text: string): ObservationHit[] {
  const { norm, map } = normaliseWithMap(text)
  return [...norm.matchAll(/[^\s,;/]+/g)].flatMap<ObservationHit>((match) => {
    // A dot ends a token, but "C.E.T.P.P" keeps its own.
    const value = /[A-Z\d](?:.*[A-Z\d])?/.exec(match[0])?.[0] ?? ''
    if (value === '' || isHatching(match[0])) return []
    const from = match.index + match[0].indexOf(value)
    return [{ value, kind: kindOf(value), ...spanOf(text, map, from, from + value.length) }]
  })
}

/** `exerce atividade remunerada (EAR)`: a sentence writes the remark out, and gives it as the card prints it. */
const WRITTEN_OUT = new RegExp(`^[\\p{Ll} ]+\\((${ANY_COURSE})\\)$`, 'u')

/** The box as `comments` prints it: tokens verbatim, spaces collapsed; null when empty or hatched. */
export function parseComments(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim().replace(WRITTEN_OUT, '$1')
  return /[\p{L}\d]/u.test(line) && !isHatching(line) ? line : null
}

/** Words that restrictions, courses and what they need are told in (domain section 1.8); beginnings of words. */
const TOLD_IN = new RegExp(
  '(?<![A-Z])(?:' +
    'LENTES?|CORRETIV|PROTESE|ACELERADOR|TRANSMISSAO|EMPUNHADURA|MANOPLA|HIDRAULIC|EMBREAGEM|FREIO' +
    '|VOLANTE|PROLONGADOR|PEDA[LI]|CAMBIO|TRICICLO|MOTONETA|CAPACETE|VISEIRA|RODOVIA|POR.DO.SOL' +
    '|MONOCULAR|SURD|AUDITIV|INVALIDEZ|RESTRIC|REMUNERAD|PERIGOS|ESCOLAR|COLETIVO|EMERGENCIA' +
    '|INDIVISIVE|MOTO ?TAX|MOTO ?FRET|ADAPTAD|DEFICIEN' +
    ')',
)

/** Whether a text can be a remark (OBSERVAÇÕES) of a card: a price, a heading or a question of a form is none. */
export function isObservation(text: string): boolean {
  if (text.includes('?')) return false
  const tokens = findObservations(text)
  const isLetter = ({ kind, raw }: ObservationHit) => kind === 'restriction' && /[A-Z]/.test(raw)
  return (
    tokens.some(({ kind }) => kind === 'course') ||
    TOLD_IN.test(normalise(text)) ||
    (tokens.some(isLetter) && tokens.every((token) => isLetter(token) || /^\d{2}$/.test(token.value)))
  )
}

const NOTHING = /^(?:NAO|SIM|N\/[AC]|NENHUMA?|NADA|SEM|INEXISTENTES?|NONE|NO)\b/

const CODE = `(?:${ANY_COURSE}|\\p{Lu}(?![\\p{L}\\d]))`

/** `EAR e o curso de … está em dia`, `EAR e A no campo de …`, `EAR (como pedem`: a sentence goes on behind what the card prints. */
const GOES_ON = new RegExp(
  `^(${CODE}(?:(?:[,;/ ]+| e )${CODE})*),?(?: (?:(?:e|com|para|por) )?(?:[nd]|pel)?[ao]s?` +
    '(?= |$)| (?:conforme|mas|que|segundo)(?= |$)| ?\\((?=\\p{Ll})[^()]*$).*$',
  'su',
)

/** `"EAR" e "A"`: each in marks of its own. */
const BETWEEN_QUOTED = /["”»](?:\s*[,;](?: e)?| e)\s*["“«]/g

/** What is quoted ends where its marks close: `"A, EAR". O curso foi atualizado`. */
const BEHIND_QUOTED = /(?<=^\s*["“«][^"“”«»]*["”»])\.\s.*$/su

/** The remarks' own caption, in whose row or below another one a text began. */
const OWN_CAPTION = /^.*(?<!\p{L})OBSERVA[ÇC](?:[ÃA]O|[ÕO]ES)[\s.]*:\s*(?=\S)/isu

/** The state of the licence, in the line above; `categoria B com EAR`. */
const STATE = /^(?:EM USO|ATIVA|REGULAR|COM|E)\s+(?=\S)/i

/** `NÃO CONSTA A; EAR`: what is said of a course or a restriction above the remarks, and what a sentence says behind them. */
export function remarksAlone(text: string): string {
  return text
    .replace(BETWEEN_QUOTED, '; ')
    .replace(BEHIND_QUOTED, '')
    .replace(GOES_ON, '$1')
    .replace(OWN_CAPTION, '')
    .replace(STATE, '')
    .replace(/^(?:N[ÃA]O|NADA) CONSTA[M.;,]*\s+(?=\S)/i, '')
}

/** `Nenhuma`, `Nada consta`, `Sem restrições`. */
export function isNoObservation(text: string): boolean {
  return NOTHING.test(normalise(text))
}

/**
 * Whether an OBSERVAÇÕES box grants the transport of dangerous goods (CETPP and its older names). One
 * misread letter is accepted when no other course is as near; halfway to CETCP it is doubtful and counts
 * as no, and so does a course that is said to be expired. A printed course date never takes it back (Resolução CONTRAN 1.020/2025).
 */
export function readCetpp(text: string): CetppReading {
  const norm = normalise(text)
  for (const match of norm.matchAll(EACH_NAMED)) {
    const end = match.index + match[0].length
    if (NEGATION.test(norm.slice(Math.max(0, match.index - 80), match.index)) || isDenied(norm.slice(end)))
      continue
    const isOver = isExpired(norm.slice(end))
    return { hasCetpp: !isOver, doubtful: isOver }
  }
  let doubtful = false
  for (const { value } of findObservations(text)) {
    if (value.length !== 5 || !value.startsWith('CET') || COURSES.has(value)) continue
    if (differences(value, 'CETPP') > 1) continue
    if (differences(value, 'CETCP') > 1) return { hasCetpp: true, doubtful: false }
    doubtful = true
  }
  return { hasCetpp: false, doubtful }
}

function kindOf(value: string): ObservationHit['kind'] {
  const plain = normalise(value).replaceAll('.', '')
  if (COURSES.has(plain)) return 'course'
  if (/^[A-Z]$/.test(plain)) return 'restriction'
  return /^\d+$/.test(plain) ? 'code' : 'text'
}

/** Positions in which two words of the same length differ. */
function differences(a: string, b: string): number {
  return [...a].filter((char, at) => char !== b.charAt(at)).length
}

/**
 * The restriction letters of an OBSERVAÇÕES box or of column 12, each once in printed order; none where the text holds a word,
 * for `A` and `E` are words as well.
 */
export function restrictionsIn(text: string): string[] {
  const tokens = findObservations(withSeparators(text)).filter(
    ({ value }) => kindOf(value) !== 'course' && !/^(?:VAL(?:IDADE)?$|\d)/.test(value),
  )
  const letters = tokens.filter(({ kind }) => kind === 'restriction').map(({ value }) => value)
  return letters.length < tokens.length ? [] : [...new Set(letters)]
}
