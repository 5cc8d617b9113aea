import { APOSTROPHES } from './apostrophes.ts'
import type { Hit } from './hit.ts'
import { normalise } from './normalise.ts'
import { isParticle } from './person-name-words.ts'
import { parseUf, stateName, UFS, type UfOrAbroad } from './uf.ts'

export interface Place {
  /** As printed, single spaces. */
  readonly city: string
  readonly uf: UfOrAbroad
}

export interface PlaceHit extends Hit, Place {}

/** `, UF`, `-UF`, `/UF`, `(UF)`; the code in capitals. */
const UF_AFTER_CITY = new RegExp(`\\s?[,/(–—-]\\s?(${UFS.join('|')}|EX)(?![\\p{L}\\d])\\)?`, 'gu')

/** Longest city name of the IBGE list with its particles: 32 letters; twice that bounds the search. */
const CITY_WINDOW = 64
const CITY_WORDS_MAX = 8
const SLOT_LENGTH_MAX = 128
const CAPITALISED = new RegExp(`^(?:[dD][${APOSTROPHES}])?\\p{Lu}`, 'u')
const CITY_WORD = new RegExp(`[\\p{L}][\\p{L}\\p{M}${APOSTROPHES}.-]*|[^\\s\\p{L}]`, 'gu')

/** Bodies that print their state the way a city does: `SSP/SP`, `OAB/SP`, `DETRAN-DF`. */
const BODIES: ReadonlySet<string> = new Set(
  (
    'SSP SSPDS SESP SESDEC SESDC SEJUSP SEDS SJS SDS SPTC PC PTC DGPC PM CBM DPF PF IFP IGP ITEP IIRGD IICC POLITEC DETRAN ' +
    'MTE FAB OAB CREA CRM CRC CRQ CRA CRBIO CAU SEMA TJ MP'
  ).split(' '),
)

/** A particle that nothing but a number or a sign stands before is of the city: `12/03/1988, da Rocha, MT`. */
const OPENING_PARTICLE = /(?:^|[\d,;:)]\s*)((?:d[aeo]|d[ao]s)\s+)$/iu

/** Words before a city that belong to the sentence, for texts in capitals. */
const INTRODUCTION =
  /^(?:.*\s)?(?:(?:COMARCA|MUNIC[IÍ]PIO|CIDADE|FORO|NATURAL)\s+(?:DE|DO|DA)|EM|NA)\s+(?=\S)/iu

/**
 * Every `CIDADE, UF`, `CIDADE-UF`, `CIDADE/UF` and `CIDADE (UF)` of a text, also with the state's name
 * between (`BRASILIA-DISTRITO FEDERAL,DF`). The city is the run of capitalised words before the code.
 */
export function findPlaces(text: string): PlaceHit[] {
  const hits: PlaceHit[] = []
  for (const match of text.matchAll(UF_AFTER_CITY)) {
    const uf = parseUf(match[1] ?? '')
    const run = cityBefore(text, match.index)
    if (uf === null || run === null) continue
    const city = withoutState(text.slice(run, match.index), uf)
    if (city === null) continue
    const end = match.index + match[0].length
    const start = run + text.slice(run, match.index).indexOf(city)
    hits.push({ city: city.replace(/\s+/g, ' '), uf, start, end, raw: text.slice(start, end) })
  }
  return hits
}

/**
 * The place a slot holds and nothing else. Besides the forms of `findPlaces`, the unit may follow a
 * space alone (`CAMPINAS SP`) or be a name (`Campinas, São Paulo`; `LISBOA/EXTERIOR`).
 */
export function parsePlace(text: string): Place | null {
  if (text.length > SLOT_LENGTH_MAX) return null
  const slot = text.replace(/\s+/g, ' ').replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
  const cut =
    /^(.{2,80}?)(?: ?[,/(–—-] ?| )([A-Z]{2})\)?$/u.exec(slot) ??
    /^(.{2,80}?),? (?:no )?estado d[eoa] ([\p{L} ]{2,20})$/iu.exec(slot) ??
    /^(.{2,80}) ?[,/(–—] ?([\p{L} ]{2,20})\)?$/u.exec(slot)
  const uf = parseUf(cut?.[2] ?? '')
  if (cut === null || uf === null) return null
  const city = withoutState((cut[1] ?? '').replace(/[\s,/(–—-]+$/, ''), uf)
  return city === null || !/^\p{L}[\p{L}\p{M}'’. -]*$/u.test(city) ? null : { city, uf }
}

/** `<CIDADE>/<UF>`, the shape of placeOfBirth. */
export function formatPlace({ city, uf }: Place): string {
  return `${city}/${uf}`
}

/** Offset where the capitalised words that end at `end` begin; null when there are none. */
function cityBefore(text: string, end: number): number | null {
  const windowStart = Math.max(0, end - CITY_WINDOW)
  const words = [...text.slice(windowStart, end).matchAll(CITY_WORD)].slice(-CITY_WORDS_MAX)
  let start: number | null = null
  let next = end
  for (const word of words.reverse()) {
    const at = windowStart + word.index
    const gap = text.slice(at + word[0].length, next)
    const isName = CAPITALISED.test(word[0])
    // A line end or a dot that is no abbreviation ("S. PAULO", "STA.") ends the search.
    if (/\n/.test(gap) || (!isName && !isParticle(word[0])) || /\p{L}{4}\.$/u.test(word[0])) break
    if (isName) start = at
    next = at
  }
  const opening = start === null ? null : OPENING_PARTICLE.exec(text.slice(windowStart, start))
  return opening ? windowStart + opening.index + opening[0].length - (opening[1] ?? '').length : start
}

/** The city alone, when the state's name stands between it and the code, or words introduce it. */
function withoutState(text: string, uf: UfOrAbroad): string | null {
  let city = text.replace(INTRODUCTION, '').trim()
  if (uf !== 'EX') {
    const parts = city.split(/\s*[,/(–—-]\s*/u)
    const last = parts.at(-1) ?? ''
    if (parts.length > 1 && normalise(last) === normalise(stateName(uf))) {
      city = city.slice(0, city.lastIndexOf(last)).replace(/[\s,/(–—-]+$/u, '')
    }
  }
  return /\p{L}{2}/u.test(city) && !BODIES.has(city.toUpperCase()) ? city : null
}
