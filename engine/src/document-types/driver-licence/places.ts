import { type Candidate, choose } from '../../fields/choose.ts'
import type { Field } from '../../types.ts'
import { findDates } from '../../values/date.ts'
import { normalise } from '../../values/normalise.ts'
import { findPlaces, formatPlace, type Place, parsePlace } from '../../values/place.ts'
import { findUfs, parseUf } from '../../values/uf.ts'
import { type Card, type Piece, partOf } from './card.ts'
import { cellOf } from './cells.ts'
import { findRenachTokens } from './numbers.ts'

const UNDER_CAPTION = 4.5
const LATER_CAPTION = -1.5
/** Where the UF of issue comes from, best first: LOCAL, RENACH, footer, the state's name (domain section 1.4). */
const FROM_RENACH = 2
const FROM_FOOTER = 1.6
const FROM_STATE = 1.2

export interface Issue {
  readonly placeOfIssue: Field
  readonly cardIssuer: Field
}

/** `<CIDADE>/<UF>` after the birth date of field 3; cards before 2022 do not have it. */
export function findPlaceOfBirth(card: Card): Field {
  const captions = card.captions.filter(({ kind }) => kind === 'birth')
  return choose(
    captions.flatMap((caption, nth) => {
      const lines = cellOf(card, caption, card.pieces, {
        linesMax: 2,
        gapMaxHeights: 0.9,
        accepts: ({ text }) => /^[\p{L}\d\s,./()'’–-]+$/u.test(text),
      })
      return placeAfterDate(lines, UNDER_CAPTION + nth * LATER_CAPTION)
    }),
  )
}

function placeAfterDate(lines: readonly Piece[], score: number): Candidate[] {
  const parts = lines.flatMap((line, at) => {
    const [date] = findDates(line.text)
    if (at === 0 && !date) return []
    const start = date ? date.end + (/^[\s,/–-]*/.exec(line.text.slice(date.end))?.[0].length ?? 0) : 0
    return start < line.text.length ? [partOf(line, start, line.text.length)] : []
  })
  const hasDate = lines[0] !== undefined && findDates(lines[0].text).length > 0
  // A second line that is not needed is another field's.
  for (const pieces of [parts.slice(0, 1), parts]) {
    const text = pieces.map((piece) => piece.text).join(' ')
    const place = hasDate && text.length > 0 ? placeOf(text) : null
    if (place) return [{ value: formatPlace(place), spans: pieces.map(({ span }) => span), score }]
  }
  return []
}

function placeOf(text: string): Place | null {
  return parsePlace(text) ?? findPlaces(text)[0] ?? null
}

/** The UF that issued the card, and its DETRAN. */
export function findIssue(card: Card): Issue {
  const local = localCandidates(card)
  const renach = findRenachTokens(card).map(
    ({ renach: { uf }, piece }): Candidate => ({ value: uf, spans: [piece.span], score: FROM_RENACH }),
  )
  const detran = detranCandidates(card)
  const state = stateCandidates(card)
  const placeOfIssue = choose([...local, ...renach, ...detran, ...state])
  const named = [...detran.map(raised), ...state.map(raised)]
  const issuers = named.length > 0 ? named : [...local, ...renach]
  return {
    placeOfIssue,
    cardIssuer: choose(
      issuers.map((candidate) => ({ ...candidate, value: `DETRAN-${String(candidate.value)}` })),
    ),
  }
}

/** The issuer's own print counts more for the issuer than for the place. */
function raised(candidate: Candidate): Candidate {
  return { ...candidate, score: candidate.score + 2 }
}

function localCandidates(card: Card): Candidate[] {
  const captions = card.captions.filter(({ kind }) => kind === 'local')
  return captions.flatMap((caption, nth) => {
    const lines = cellOf(card, caption, card.pieces, {
      linesMax: 2,
      gapMaxHeights: 0.9,
      accepts: ({ text }) => /\p{L}{2}/u.test(text) && !/\d{4}/.test(text),
    })
    for (const pieces of [lines.slice(0, 1), lines]) {
      const text = pieces.map((piece) => piece.text).join(' ')
      const uf = placeOf(text)?.uf ?? parseUf(text) ?? findUfs(text).at(-1)?.uf
      if (uf && uf !== 'EX') {
        const spans = pieces.map(({ span }) => span)
        return [{ value: uf, spans, score: UNDER_CAPTION + nth * LATER_CAPTION }]
      }
    }
    return []
  })
}

const DETRAN = /DETRAN ?[-–/]? ?\(?([A-Z]{2})(?![A-Z])/g

/** `DETRAN- DF (DISTRITO FEDERAL)`, `DETRAN-MG MINAS GERAIS`. */
function detranCandidates(card: Card): Candidate[] {
  return card.pieces.flatMap((piece) => {
    const norm = normalise(piece.text)
    return [...norm.matchAll(DETRAN)].flatMap((match): Candidate[] => {
      const uf = parseUf(match[1] ?? '')
      return uf && uf !== 'EX' ? [{ value: uf, spans: [piece.span], score: FROM_FOOTER }] : []
    })
  })
}

/** The state's name in capitals alone at the foot of the back. */
function stateCandidates(card: Card): Candidate[] {
  const backs = card.captions.filter(
    ({ kind }) =>
      kind === 'observations' || kind === 'issuerSignature' || kind === 'department' || kind === 'local',
  )
  return card.pieces.flatMap((piece): Candidate[] => {
    // Two letters may be anything; a state's name is not.
    const uf = piece.text.length > 3 ? parseUf(piece.text.replace(/^\W*ESTADO D[EOA] /i, '')) : null
    const below = backs.some(({ face, box }) => face === piece.face && box.top < piece.box.top)
    return uf && uf !== 'EX' && below ? [{ value: uf, spans: [piece.span], score: FROM_STATE }] : []
  })
}
