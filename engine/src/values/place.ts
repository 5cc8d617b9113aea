import { normalise } from './normalise.ts'
import { parseUf, stateName, type UfOrAbroad } from './uf.ts'

export interface Place {
  /** As printed, single spaces. */
  readonly city: string
  readonly uf: UfOrAbroad
}

const SLOT_LENGTH_MAX = 128
/** Bodies that print their state the way a city does: `SSP/SP`, `OAB/SP`, `DETRAN-DF`. */
const BODIES: ReadonlySet<string> = new Set(
  (
    'SSP SSPDS SESP SESDEC SESDC SEJUSP SEDS SJS SDS SPTC PC PTC DGPC PM CBM DPF PF IFP IGP ITEP IIRGD IICC POLITEC DETRAN ' +
    'MTE FAB OAB CREA CRM CRC CRQ CRA CRBIO CAU SEMA TJ MP'
  ).split(' '),
)

/** Captions of a form's blanks for a place: `natural de Salto Estado SP`. */
const CAPTIONS: ReadonlySet<string> = new Set(['ESTADO', 'UF', 'CIDADE', 'MUNICIPIO'])

/** `UF: RS`, `UF nasc.: RS`, `Estado: RS`: the state in a blank of its own. */
const STATE_BLANK = /^[^A-Z\d]*(?:UF|EST(?:ADO)?)\.?(?: [A-Z]{3,14})?[ .:]+([A-Z]{2})\W*$/

/** The state that a form's blank for one holds, and nothing else. */
export function stateOfBlank(text: string): UfOrAbroad | null {
  return parseUf(STATE_BLANK.exec(normalise(text))?.[1] ?? '')
}

/** Words before a city that belong to the sentence, for texts in capitals. */
const INTRODUCTION =
  /^(?:.*\s)?(?:(?:COMARCA|MUNIC[IÍ]PIO|CIDADE|FORO|NATURAL)\s+(?:DE|DO|DA)|EM|NA)\s+(?=\S)/iu

/** A form may ask for the state first. */
const STATE_FIRST = /^([A-Z]{2}) ?\/ ?(\p{L}{3}[^/,]*)$/u

/**
 * The place a slot holds and nothing else: `CIDADE, UF`, `CIDADE-UF`, `CIDADE/UF`, `CIDADE (UF)`. The unit may follow a
 * space alone (`CAMPINAS SP`) or be a name (`Campinas, São Paulo`; `LISBOA/EXTERIOR`), or stand before a slash (`SP / CAMPINAS`).
 */
export function parsePlace(text: string): Place | null {
  if (text.length > SLOT_LENGTH_MAX) return null
  const slot = text
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(STATE_FIRST, (all, uf: string, city: string) => (parseUf(uf) ? `${city}/${uf}` : all))
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
  const isOther = BODIES.has(city.toUpperCase()) || CAPTIONS.has(normalise(city))
  return /\p{L}{2}/u.test(city) && !isOther ? city : null
}
