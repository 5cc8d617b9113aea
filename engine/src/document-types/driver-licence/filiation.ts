import { type Candidate, choose, logSumExp } from '../../fields/choose.ts'
import { evidenceOf } from '../../fields/span.ts'
import type { Evidence, Field } from '../../types.ts'
import { type Caption, type CaptionKind, FRONT_ONLY } from './captions.ts'
import type { Card, Piece } from './card.ts'
import { cellOf } from './cells.ts'
import { isNameLine } from './names.ts'
import { joinRows, type Line, namesIn, PREFIX, waysToPart, wordsOf } from './parent-lines.ts'
import { nameText } from './read-names.ts'

/** Up to four parents, each on two lines. */
const LINES_MAX = 8
/** From 2022 on a blank line parts the parents. */
const GAP_MAX_HEIGHTS = 3
const UNDER_CAPTION = 4
const LATER_CAPTION = -1.5
const LOST_CAPTION = 1.5
/** The half with the photo ends before these. */
const BELOW_PARENTS: ReadonlySet<CaptionKind> = new Set(['observations', 'issuerSignature', 'local'])
const NOT_DECLARED = /^N[AÃ]O (?:DECLARAD[OA]|CONSTA|INFORMAD[OA])|^IGNORAD[OA]$|^DESCONHECID[OA]$/i

/** The parents in printed order, each as the lines it is printed on. */
export function findFiliation(card: Card, name: Field): Field {
  const captions = card.captions.filter(({ kind }) => kind === 'filiation')
  const candidates = captions.flatMap((caption, nth) =>
    readParents(card, caption, UNDER_CAPTION + nth * LATER_CAPTION),
  )
  if (captions.length > 0) return choose(candidates, [])
  const place = placeOfLostCaption(card, name)
  return choose(place ? readParents(card, place, LOST_CAPTION) : [], [])
}

/** Above the first name below the birth that is not the holder's: all layouts print the parents there. */
function placeOfLostCaption(card: Card, name: Field): Caption | null {
  const birth = card.captions.find(({ kind }) => kind === 'birth')
  if (!birth) return null
  const holder = name.status === 'found' ? name.value : null
  const ends = card.captions.filter(({ kind, face }) => face === birth.face && BELOW_PARENTS.has(kind))
  const first = card.pieces.find(
    (piece) =>
      piece.face === birth.face &&
      piece.box.top > birth.box.bottom &&
      ends.every(({ box }) => box.top > piece.box.top) &&
      piece.text !== holder &&
      isParentLine(piece) &&
      namesIn(wordsOf([piece])) >= 2,
  )
  if (!first) return null
  const { left, right, top, bottom } = first.box
  const above = { left, right, top: top - (bottom - top), bottom: top }
  return { kind: 'filiation', face: first.face, span: first.span, box: above, height: first.height }
}

function readParents(card: Card, caption: Caption, score: number): Candidate[] {
  const limits = { linesMax: LINES_MAX, gapMaxHeights: GAP_MAX_HEIGHTS, accepts: isParentLine }
  const lines = joinRows(cellOf(card, caption, card.pieces, limits))
  if (lines.length === 0) return []
  const width = boxWidth(card, caption, lines)
  const readings = waysToPart(lines, width)
  const total = logSumExp(readings.map((reading) => reading.score))
  return readings.flatMap((reading) => candidateOf(reading.parents, score + reading.score - total))
}

function candidateOf(parents: readonly Line[], score: number): Candidate[] {
  const named = parents
    .map((pieces) => ({ spans: pieces.map(({ span }) => span), name: nameOf(pieces) }))
    .filter(({ name }) => /\p{L}{2}/u.test(name) && !NOT_DECLARED.test(name))
  if (named.length === 0) return []
  return [
    {
      value: named.map(({ name }) => name),
      spans: named.flatMap(({ spans }) => spans),
      score,
      evidence: named.flatMap(({ spans }, at): Evidence[] => evidenceOf(spans, [at])),
    },
  ]
}

/** The box reaches to the right edge of the card, as far as other print of the front shows it. */
function boxWidth(card: Card, caption: Caption, lines: readonly Line[]): number {
  const left = Math.min(caption.box.left, ...lines.flat().map(({ box }) => box.left))
  const front = card.captions.filter(({ kind, face }) => face === caption.face && FRONT_ONLY.has(kind))
  const right = Math.max(...front.map(({ box }) => box.right), ...lines.flat().map(({ box }) => box.right))
  return right - left
}

function isParentLine(piece: Piece): boolean {
  return isNameLine({ ...piece, text: piece.text.replace(PREFIX, '') })
}

function nameOf(pieces: Line): string {
  return pieces.map(nameText).join(' ').replace(/\s+/g, ' ').replace(PREFIX, '').trim()
}
