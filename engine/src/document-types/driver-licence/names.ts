import { type Candidate, choose } from '../../fields/choose.ts'
import { fuzzyFind } from '../../fields/fuzzy-find.ts'
import type { Field } from '../../types.ts'
import { isHatching } from '../../values/licence-class.ts'
import { normalise } from '../../values/normalise.ts'
import { parsePersonName } from '../../values/person-name.ts'
import { FRONT_ONLY } from './captions.ts'
import type { Card, Piece } from './card.ts'
import { cellOf } from './cells.ts'
import { type MachineZone, zoneCandidate } from './machine-zone.ts'
import { nameText } from './read-names.ts'

const UNDER_CAPTION = 4.5
/** For each holder's name printed before: two cards in one file, the first counts. */
const LATER_CAPTION = -1.5
/** One letter in thirty agrees by chance. */
const AGREES_WITH_ZONE = 3
/** The zone's name has no accents, no hyphens and ends at 30 letters. */
const IN_ZONE = 2
const IN_ZONE_TRUNCATED = -1
/** Fewer captions of the front do not make a front. */
const FRONT_CAPTIONS_MIN = 2
/** The first line below the heading that reads as a name, when the caption is lost. */
const FIRST_NAME_LINE = 1

export function findName(card: Card, zone: MachineZone | null): Field {
  const captioned = card.captions
    .filter(({ kind }) => kind === 'name')
    .flatMap((caption, nth) => {
      const cell = cellOf(card, caption, card.pieces, {
        linesMax: 2,
        gapMaxHeights: 0.9,
        accepts: isNameLine,
      })
      return nameCandidates(cell, UNDER_CAPTION + nth * LATER_CAPTION)
    })
  const candidates = captioned.length > 0 ? captioned : firstNameLine(card)
  const agreed = candidates.map((candidate) => ({
    ...candidate,
    score: candidate.score + (zone && startsAs(String(candidate.value), zone) ? AGREES_WITH_ZONE : 0),
  }))
  if (zone && !agreed.some(({ value }) => startsAs(String(value), zone))) {
    const score = zone.mrz.nameTruncated ? IN_ZONE_TRUNCATED : IN_ZONE
    agreed.push(zoneCandidate(zone.mrz.name, zone.spans[2], score))
  }
  return choose(agreed)
}

/** Whether the printed name begins as the zone says; accents, hyphens and apostrophes aside. */
export function startsAs(name: string, { mrz }: MachineZone): boolean {
  const letters = (text: string) => normalise(text).replace(/[^A-Z]/g, '')
  const [printed, inZone] = [letters(name), letters(mrz.name)]
  return mrz.nameTruncated ? printed.startsWith(inZone) : printed === inZone
}

/** A line of a name: letters and what joins them, no figures, no hatching. */
export function isNameLine(piece: Piece): boolean {
  const text = piece.text.trim()
  return (
    /^[\p{L}\p{M}'’`´.\- ]+$/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !isHatching(text) &&
    !isHatchedWords(text)
  )
}

function nameCandidates(cell: readonly Piece[], score: number): Candidate[] {
  const value = parsePersonName(cell.map(nameText).join(' '))
  return value === null ? [] : [{ value, spans: cell.map(({ span }) => span), score }]
}

function firstNameLine(card: Card): Candidate[] {
  const front = card.captions.filter(({ kind }) => FRONT_ONLY.has(kind))
  const face = front[0]?.face
  const fronts = front.filter((caption) => caption.face === face)
  if (fronts.length < FRONT_CAPTIONS_MIN) return []
  const top = Math.min(...fronts.map(({ box }) => box.top))
  const piece = card.pieces.find(
    (candidate) =>
      candidate.face === face &&
      candidate.box.top < top + 3 * candidate.height &&
      isNameLine(candidate) &&
      !isHeading(candidate) &&
      parsePersonName(candidate.text) !== null,
  )
  return piece ? nameCandidates([piece], FIRST_NAME_LINE) : []
}

/** Print of the heading whose captions are too misread to be found as such. */
function isHeading({ text }: Piece): boolean {
  const norm = normalise(text)
  return HEADING_WORDS.some((word) => fuzzyFind(norm, word, Math.floor(word.length / 4)).length > 0)
}

const HEADING_WORDS = (
  'REPUBLICA FEDERATIVA MINISTERIO CIDADES INFRAESTRUTURA TRANSPORTES DEPARTAMENTO SECRETARIA NACIONAL ' +
  'TRANSITO CARTEIRA HABILITACAO LICENSE CONDUCCION'
).split(' ')

/** Hatching that was read as words: `IIIII IIII`, `mmm mmmm`. */
function isHatchedWords(text: string): boolean {
  return text.split(' ').every((word) => isHatching(word.toUpperCase()))
}
