import type { Candidate } from '../../fields/choose.ts'
import { caseNumberParts } from '../../values/case-number.ts'
import { fold } from '../../values/fold.ts'
import { pattern } from '../../values/pattern.ts'
import { PLACE_BEFORE_DATE } from '../../values/place.ts'
import { tidy } from '../../values/tidy.ts'
import { findUfs, parseUf, STATE_NAME, stateCourt, UFS } from '../../values/uf.ts'
import { alike } from './alike.ts'
import { candidateAt, type Prose, type ProseLine } from './prose.ts'

/** Who judged the case and where: letterhead first, then the body, the addresses of stamps and the number. */
export interface CourtCandidates {
  readonly court: readonly Candidate[]
  readonly state: readonly Candidate[]
}

const COURT_NAME = /(?:TRIBUNAL DE JUSTICA|PODER JUDICIARIO|JUSTICA)(?: D[OA])?(?: ESTADO)?(?: D[OEA]S?)?\s/g
const STATE_OF = /(?<![A-Z])ESTADO D[OEA]S?\s/g
/** A state's name right after the words; further on it may be another state's. */
const NAME_REACH = 24

export function courtCandidates(prose: Prose, caseNumber: string | null): CourtCandidates {
  const court: Candidate[] = []
  const state: Candidate[] = []
  const add = (uf: string, name: string, start: number, end: number, score: number): void => {
    court.push(candidateAt(prose, name, start, end, score))
    state.push(candidateAt(prose, uf, start, end, score))
  }
  const ufs = findUfs(prose.text).filter((hit) => hit.form === 'name')
  const named = (pattern: RegExp, score: (at: number) => number) => {
    for (const match of prose.folded.matchAll(pattern)) {
      const from = match.index + match[0].length
      const hit = ufs.find(
        (one) => one.start >= from - 1 && one.start < from + NAME_REACH && !between(prose, from, one.start),
      )
      if (hit) add(hit.uf, stateCourt(hit.uf), match.index, hit.end, score(match.index))
    }
  }
  const isHead = (at: number) => at < HEAD_LENGTH
  named(COURT_NAME, (at) => (isHead(at) ? 3 : 1.5))
  named(STATE_OF, (at) => (isHead(at) ? 2.2 : 0.8))
  for (const match of prose.folded.matchAll(
    /(?<![A-Z])TJ(DFT|[A-Z]{2})(?![A-Z])|(?:\.|@|\/\/)TJ(DFT|[A-Z]{2})\.JUS/g,
  )) {
    const code = match[1] ?? match[2] ?? ''
    const uf = code === 'DFT' ? 'DF' : parseUf(code)
    if (uf && uf !== 'EX')
      add(uf, stateCourt(uf), match.index, match.index + match[0].length, match[2] ? 2 : 1.2)
  }
  const numbered = caseNumber ? caseNumberParts(caseNumber) : null
  const at = caseNumber ? prose.text.indexOf(caseNumber) : -1
  if (caseNumber && numbered?.court && numbered.uf && at >= 0)
    add(numbered.uf, numbered.court, at, at + caseNumber.length, 2)
  return { court, state }
}

const HEAD_LENGTH = 500

function between(prose: Prose, from: number, to: number): boolean {
  return /[\n,;:]/.test(prose.text.slice(from, to))
}

const BODY = /(?<![A-Z])(?:AOS|COMPARECE|PELO PRESENTE|TERMO DE)(?![A-Z])/
/** Letterheads end long before this many letters. */
const HEAD_LENGTH_MAX = 2000

/** A place of the letterhead opens its line before the title. */
function headScore(prose: Prose, at: number): number {
  const isBeforeBody = isAboveBody(prose, at)
  const line = lineAt(prose, at)
  const top = line ? line.line.box.top / line.line.page.height : 1
  const isFirst = line?.line.page.index === 0
  const isOpening = line ? at - line.start < 40 : false
  return 0.8 + (isFirst && top < 0.3 ? 2 : 0) + (isOpening ? 0.7 : 0) + (isBeforeBody ? 0.8 : 0)
}

function isAboveBody(prose: Prose, at: number): boolean {
  return at < HEAD_LENGTH_MAX && !BODY.test(prose.folded.slice(0, at))
}

function lineAt(prose: Prose, at: number): ProseLine | undefined {
  return prose.lines.find((line) => at >= line.start && at < line.end)
}

const DISTRICT = pattern('g')`
  (?<![A-Z])(?:COMARCA|CIRCUNSCRICAO JUDICIARIA|TERMO JUDICIARIO|SUBSECAO JUDICIARIA)
  (?:\s(?:D[AEO]S?\s)?(?:(?:ENTRANCIA [A-Z]+|CIDADE|MUNICIPIO) D[EO]\s)|\sD[AEO]S?\s
    |\s*:\s*(?:COMARCA D[EAO]S? )?|\s[-–]\s)
`
const DISTRICT_END = pattern()`
  \n|\sD[AO] COMARCA|[;:(,.]|\s[-–|/•]\s|\s?\/\s?|\s?[-–]\s?[A-Z]{2}(?![A-Z])
  |\s
    (?:ESTADO|FORO|VARA|REGIAO|\d|TRIBUNAL|FORUM|JUIZADO|JUIZO|CARTORIO|SECRETARIA|UNIDADE|NUCLEO|PODER|RUA
      |AV|AVENIDA|PRACA|PERANTE|ONDE|COMPARECE|N[AO]\s|EM\s|FOI|E\s(?:D|N)[AEO]?)
    (?![A-Z])
`

/** The comarca's city, as the letterhead prints it. */
export function districtCandidates(prose: Prose): Candidate[] {
  const named = comarcas(prose)
  // A comarca that only the body names may stand in the letterhead without that word.
  return spelledAbove(named.length > 0 ? named : alike([...seats(prose)]), divisionCities(prose))
}

/** Candidates in the spelling of the first of `heads` that is the same city. */
function spelledAbove(candidates: readonly Candidate[], heads: readonly string[]): Candidate[] {
  return candidates.map((candidate) => {
    const head = heads.find((city) => fold(city) === fold(String(candidate.value)))
    return head === undefined || candidate.score >= LETTERHEAD_SCORE_MIN
      ? candidate
      : { ...candidate, value: head }
  })
}

/** A comarca that the letterhead itself names scores more (`headScore`). */
const LETTERHEAD_SCORE_MIN = 2.5

/** `2ª VARA MISTA DE GUARABIRA`: what may be a city at the end of the lines of the letterhead that name a vara. */
function divisionCities(prose: Prose): string[] {
  const head = prose.folded.slice(0, HEAD_LENGTH_MAX)
  return [...head.matchAll(DIVISION_LINE)].flatMap((line) =>
    [...line[0].matchAll(/\sD[EAO]\s(?=[A-Z])/g)].map((of) =>
      tidy(prose.text.slice(line.index + of.index + of[0].length, line.index + line[0].length)),
    ),
  )
}

const DIVISION_LINE = /^[^\n]{0,12}(?:VARA|JUIZADO)[^\n]{0,90}$/gm

/** `LAGARTO - SERGIPE` alone on its line. */
const CITY_AND_STATE = new RegExp(
  `(?:^|\\n)[ ]*(?=[A-Z][A-Z' -]{2,40}?\\s?[-–/(]\\s?(?:${UFS.join('|')}|${STATE_NAME})\\)?\\s*(?:\\n|$))`,
  'g',
)

const PLACED_DATE = new RegExp(
  `(?:^|\\n)\\s*(?=(?![A-Z]+ EM )${PLACE_BEFORE_DATE}\\d{1,2}[º°]? DE [A-Z]+ DE)`,
  'gu',
)

/** The city of an address: the court's own in a letterhead, further down anybody's. */
const POSTAL =
  /[,–-]\s(?=[A-Z][A-Z' ]{2,40}\s?[/–-]\s?[A-Z]{2}(?:\s|,|$|\n)[^\n]{0,60}(?:CEP|FONE|TEL|E-MAIL))/g

/** Where no comarca is named: the city of the forum, of the vara or of the date line. */
function seats(prose: Prose): Candidate[] {
  const patterns: readonly (readonly [RegExp, number])[] = [
    [
      /(?:^|\n)[ ]*(?=[A-Z][A-Z' -]{2,40}?(?:\s?\/\s?[A-Z]{2})?\s[-–]\s(?:\d{1,2}\s?[ºª°AO]|VARA|JUIZADO|UNIDADE|FORO))/g,
      1.8,
    ],
    [CITY_AND_STATE, 1.8],
    [/(?:^|\n)\s*FOR(?:O|UM)\sD[EAO]S?\s(?=[A-Z][A-Z' -]{2,40}\s*(?:\n|$|[-–/,]))/g, 1.4],
    [
      /(?:^|\n)[^\n]{0,60}VARA[^\n]{0,60}?\sDE\s(?=[A-Z][A-Z' -]{2,40}\s?(?:\n|$|[/(]|[-–]\s?[A-Z]{2}(?![A-Z])))/g,
      1.2,
    ],
    [PLACED_DATE, 1],
    [/(?:NESTA CIDADE|NA CIDADE|CIDADE|MUNICIPIO)\sD[EO]\s(?=[A-Z])/g, 0.8],
    [POSTAL, 0.8],
  ]
  return patterns.flatMap(([pattern, score]) =>
    [...prose.folded.matchAll(pattern)].flatMap((match) => {
      const start = match.index + match[0].length
      const length = prose.folded.slice(start, start + 60).search(DISTRICT_END)
      const end = start + (length < 0 ? 60 : length)
      const value = tidy(prose.text.slice(start, end))
      if (pattern === POSTAL && !isAboveBody(prose, start)) return []
      return /^\p{Lu}/u.test(value) && !/FAMILIA|INFANCIA|SUCESS|ORFAOS/.test(fold(value))
        ? [candidateAt(prose, value, start, end, score + (isAboveBody(prose, start) ? LETTERHEAD_BONUS : 0))]
        : []
    }),
  )
}

/** The letterhead speaks of the court, later places may be anybody's. */
const LETTERHEAD_BONUS = 0.8

function comarcas(prose: Prose): Candidate[] {
  return alike(
    [...prose.folded.matchAll(DISTRICT)].flatMap((match) => {
      const start = match.index + match[0].length
      const length = prose.folded.slice(start, start + 60).search(DISTRICT_END)
      const end = start + (length < 0 ? 60 : length)
      const rest = wrappedCity(prose, end)
      const named = tidy(prose.text.slice(start, end + rest))
      const value = fold(named) === 'CAPITAL' ? (capitalAfter(prose, end) ?? named) : named
      if (!/^\p{Lu}/u.test(value) || value.length < 3) return []
      const inForum = /FORUM DA\s$/.test(prose.folded.slice(Math.max(0, match.index - 9), match.index))
      return [candidateAt(prose, value, start, end, headScore(prose, match.index) + (inForum ? -0.3 : 0.4))]
    }),
  )
}

/** `Comarca da Capital – Maceió`: the capital's name. */
function capitalAfter(prose: Prose, end: number): string | null {
  const name = /^\s?[-–/(]\s?([A-Z][A-Z' ]{3,30}?)(?=\s*(?:\n|$|[)/]|\s[-–]))/.exec(
    prose.folded.slice(end, end + 50),
  )
  const city = name?.[1]
  if (!name || city === undefined || /VARA|FORO|FORUM|REGIONAL|JUIZ|ESTADO|COMARCA/.test(city)) return null
  return prose.text.slice(end + name[0].length - city.length, end + name[0].length)
}

/** The rest of a city that a full line of the letterhead had no room for: `CAMPINA` / `GRANDE`. */
function wrappedCity(prose: Prose, end: number): number {
  const line = lineAt(prose, end - 1)
  if (prose.text.charAt(end) !== '\n' || !line || line.end !== end || end - line.start < WIDE_LETTERS)
    return 0
  const next = /^\n[A-Z' ]{3,25}(?=\n)/.exec(prose.folded.slice(end, end + 40))?.[0] ?? ''
  return /VARA|FORO|FORUM|JUIZ|PODER|TRIBUNAL|CART|TERMO|UNIDADE/.test(next) ? 0 : next.length
}

/** A line of capitals this long fills a letterhead. */
const WIDE_LETTERS = 45

const FORUM = pattern('g')`
  (?:^|\n|(?<!(?:RUA|AVENIDA|AV\.|PRACA|LARGO|TRAVESSA|ALAMEDA))\sDO\s)\s*
    (FORO(?= (?:REGIONAL|DISTRITAL|CENTRAL|D))|FORUM(?![A-Z]))
  |\s[-–]\s(FORO(?= (?:REGIONAL|DISTRITAL|CENTRAL|DE)\s))
`
const FORUM_END = pattern()`
  \n|(?<!FOR(?:O|UM))\sDA COMARCA|;|:|,|\(
  |\s[-–]\s(?=(?:RUA|AV|PRACA|CEP|\d+\s?[ªA]\s?VARA|VARA|FONE|TEL|ALAMEDA|TRAVESSA|COMARCA))|\s\/\s
  |\s(?:RUA|AVENIDA|AV\.|PRACA|ALAMEDA)\s|\s[-–]\s[^\n-]*CEP
`

/** `Foro de Campinas`, `Fórum Desembargador …`: a line of the letterhead. */
export function forumCandidates(prose: Prose): Candidate[] {
  return alike(
    [...prose.folded.matchAll(FORUM)].flatMap((match) => {
      const word = match[1] ?? match[2] ?? ''
      const start = match.index + match[0].length - word.length
      const length = prose.folded.slice(start, start + 100).search(FORUM_END)
      const end = start + (length < 0 ? 100 : length)
      const value = tidy(prose.text.slice(start, Math.min(end, prose.text.length)))
      if (!/\s/.test(value)) return []
      return [candidateAt(prose, value, start, end, headScore(prose, start) - (word === 'FORO' ? 0.3 : 0.8))]
    }),
  )
}
