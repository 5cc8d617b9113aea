import { hitsOf } from './hit.ts'
import { trimmed } from './trimmed-text.ts'
import { findUfs, isUf, type Uf } from './uf.ts'

/** A court that a text names, with the town of its comarca. */
export interface CourtHit {
  /** `2ª Vara Cível`; empty where the comarca is named alone. */
  readonly division: string
  /** Empty where none is named. */
  readonly town: string
  readonly start: number
  readonly end: number
}

/** `2ª Vara Cível da Comarca de Lagarto`, `Vara de Família da Regional de Bangu, Comarca da Capital`: a sign or a line ends the town. */
const COURT = new RegExp(
  '(?<!\\p{L})(?:((?:\\d{1,2}\\S{0,2}\\s)?V(?:ara|ARA)(?:,?\\s(?:\\p{Lu}\\p{L}*|d[aeo]s?|e)){0,12}?)(?:,|\\s[-–]|\\sd[ae]|\\sD[AE])?\\s)?' +
    "C(?:omarca|OMARCA) (?:d[aeo]|D[AEO])((?: (?!V[Aa][Rr][Aa])(?:\\p{Lu}[\\p{L}']+|d[aeo]s?))+)",
  'gu',
)
const LINK = '(?:[Dd][AEOaeo][Ss]?|[Ee])'
const MATTER = `(?!${LINK}\\s|C(?:omarca|OMARCA)|F(?:oro|ORO)(?!\\p{L}))\\p{Lu}\\p{L}+`

/** What a court judges, behind a name that is cut at a preposition: `VARA DOS FEITOS DE` RELAÇÕES DE CONSUMO. Sticky. */
export const REST_OF_COURT = new RegExp(
  `(?<=\\s${LINK})\\s${MATTER}(?:,?(?:\\s${LINK}){1,2}\\s${MATTER}|,\\s${MATTER}| ${MATTER}){0,12}(?!\\p{L})`,
  'uy',
)

/** A court of its own, for what is settled before any case. */
const CENTRE = /^Centro Judiciário .*$/gimu

/** Every court and comarca of a text, centres last. */
export function findCourts(text: string): CourtHit[] {
  const courts = [...text.matchAll(COURT)].map(
    ({ 0: words, 1: division = '', 2: town = '', index: start }) => {
      return { division, town: town.trim(), start, end: start + words.length }
    },
  )
  const centres = hitsOf(text, CENTRE).map(({ raw, start, end }) => ({ division: raw, town: '', start, end }))
  return [...courts, ...centres]
}

/** Whether words name the office of a registry, not a court's. */
export function isOffice(words: string): boolean {
  return /^(?!.*vara).*(?:of[ií]cio|cart[óo]rio|registro civil)/iu.test(words)
}

const NAME =
  /(?:TRIBUNAL DE JUSTICA|PODER JUDICIARIO|JUSTICA)(?: D[OA])?(?: ESTADO)?(?: D[OEA]S?)?\s|(?<![A-Z])ESTADO D[OEA]S?\s/g
/** `TJSP`, also in hosts of courts. */
const CODE = /(?<![A-Z])TJ(DFT|[A-Z]{2})(?![A-Z])/g
/** A state's name right after the words; further on it may be another state's. */
const NAME_REACH = 24

/** Where a text names the court of a state, by its name first. */
export function findStateCourts(
  text: string,
  folded: string,
): { readonly uf: Uf; readonly start: number; readonly end: number; readonly isName: boolean }[] {
  const names = findUfs(text).filter(({ form }) => form === 'name')
  const named = [...folded.matchAll(NAME)].flatMap(({ 0: words, index: start }) => {
    const from = start + words.length
    const hit = names.find((one) => one.start >= from - 1 && one.start < from + NAME_REACH)
    return hit ? [{ uf: hit.uf, start, end: hit.end, isName: true }] : []
  })
  const coded = [...folded.matchAll(CODE)].flatMap(({ 0: words, 1: code = '', index: start }) => {
    const uf = code === 'DFT' ? 'DF' : code
    return isUf(uf) ? [{ uf, start, end: start + words.length, isName: false }] : []
  })
  return [...named, ...coded]
}

/** A court's house, without its address. */
export function courthouse(text: string): string | null {
  return trimmed(text.replace(ADDRESS, ''))
}

const ADDRESS =
  /(?:\s[·|–—-])?(?:^|\s)(?:Av|R|P[cç]a|Al|Tv|Avenida|Rua|Pra[cç]a|Alameda|Travessa|Rodovia)(?:\.|\s|$).*$/isu
