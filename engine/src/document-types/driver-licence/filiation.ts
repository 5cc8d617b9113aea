import { type Candidate, choose, logSumExp } from '../../fields/choose.ts'
import { evidenceOf } from '../../fields/span.ts'
import type { Evidence, Field } from '../../types.ts'
import { beginsWithGivenName } from '../../values/given-names.ts'
import { normalise } from '../../values/normalise.ts'
import { beginsWithSurname } from '../../values/surnames.ts'
import { type Caption, type CaptionKind, FRONT_ONLY } from './captions.ts'
import type { Card, Piece } from './card.ts'
import { cellOf } from './cells.ts'
import { isNameLine } from './names.ts'

/** Up to four parents, each on two lines. */
const LINES_MAX = 8
/** From 2022 on a blank line parts the parents. */
const GAP_MAX_HEIGHTS = 3
const UNDER_CAPTION = 4
const LATER_CAPTION = -1.5
const LOST_CAPTION = 1.5
/** The half with the photo ends before these. */
const BELOW_PARENTS: ReadonlySet<CaptionKind> = new Set(['observations', 'issuerSignature', 'local'])
/** Log-odds by number of parents: nearly always two, one in a few, more with affective filiation. */
const COUNT_SCORE: Readonly<Record<number, number>> = { 1: -1.5, 2: 0.7, 3: -1.5, 4: -2 }
const COUNT_OTHER = -5
/** Log-odds that a line goes on with the name above it: before anything else is known, and by each sign. */
const CONTINUES = -0.5
const AT_PARTICLE = 5
/** Nine in ten names begin with a known given name, few surnames are one (ROSA, JESUS). */
const GIVEN_NAME_FIRST = -2.5
const SURNAME_FIRST = 3
const EITHER = /^(?:ROSA|JESUS|CONCEICAO)$/
/** No box is so narrow that a given name stands alone on the first line of a parent. */
const ONE_NAME_ON_LINE = 4
const UNKNOWN_FIRST = 0.3
/** Married parents whose surnames are both on a line of their own. */
const SHARED_SURNAMES = 2
/** Its first word had room on the line before; the box's width is only guessed. */
const WOULD_HAVE_FIT = -1.3
const NO_ROOM = 0.5
const SHORT_AFTER_FULL = 0.7
/** A parent has a given name and a surname. */
const ONE_WORD = -5
/** …and rarely more than five names, particles aside. */
const NAMES_USUAL_MAX = 5
const ONE_MORE_NAME = -1.2

const PREFIX = /^(?:(?:PAI|M[AÃ]E)(?![\p{L}])|[1-4](?=\s?[-–.)]))\s*[-–.:)]*\s*/iu
const NOT_DECLARED = /^N[AÃ]O (?:DECLARAD[OA]|CONSTA|INFORMAD[OA])|^IGNORAD[OA]$|^DESCONHECID[OA]$/i
const PARTICLE = /^(?:DE|DA|DO|DOS|DAS|E)$/
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
  const joins = lines.slice(1).map((_, at) => joinScore(lines, at + 1, width))
  const readings = waysToPart(lines, joins)
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

/** Every way to part the lines into parents, with its log-odds. */
function waysToPart(lines: readonly Line[], joins: readonly number[]) {
  return Array.from({ length: 1 << joins.length }, (_, bits) => {
    const parents: Piece[][] = []
    let score = 0
    for (const [at, line] of lines.entries()) {
      const isJoined = at > 0 && ((bits >> (at - 1)) & 1) === 1
      if (isJoined) {
        parents.at(-1)?.push(...line)
        score += joins[at - 1] ?? 0
      } else parents.push([...line])
    }
    const lengths = parents.map((parent) => lengthScore(namesIn(wordsOf(parent))))
    const count = COUNT_SCORE[parents.length] ?? COUNT_OTHER
    return { parents, score: lengths.reduce((sum, length) => sum + length, score + count) }
  })
}

type Line = readonly Piece[]

/** Pieces side by side are one line that was cut at a wide space. */
function joinRows(pieces: readonly Piece[]): Line[] {
  const lines: Piece[][] = []
  for (const piece of pieces) {
    const last = lines.at(-1)?.at(-1)
    if (last && piece.box.left >= last.box.right && piece.box.top < (last.box.top + last.box.bottom) / 2) {
      lines.at(-1)?.push(piece)
    } else lines.push([piece])
  }
  return lines
}

function lengthScore(names: number): number {
  return names < 2 ? ONE_WORD : ONE_MORE_NAME * Math.max(0, names - NAMES_USUAL_MAX)
}

/** Log-odds that line `at` goes on with the name of the line before. */
function joinScore(lines: readonly Line[], at: number, width: number): number {
  const [before, line] = [wordsOf(lines[at - 1]), wordsOf(lines[at])]
  const [first = '', last = ''] = [line[0], before.at(-1)]
  let score = CONTINUES
  if (PARTICLE.test(first) || PARTICLE.test(last)) score += AT_PARTICLE
  score += firstWordScore(first, namesIn(line))
  const isRepeated = lines.some((other, i) => i !== at && wordsOf(other).join(' ') === line.join(' '))
  if (isRepeated) score += SHARED_SURNAMES
  const used = widthOf(lines[at - 1])
  const letter = used / Math.max(1, before.join(' ').length)
  const fits = used + (first.length + 1) * letter < 0.97 * width
  if (width > 0) score += fits ? WOULD_HAVE_FIT : NO_ROOM
  if (used > 0.85 * width && widthOf(lines[at]) < 0.6 * used) score += SHORT_AFTER_FULL
  return score + gapScore(lines, at)
}

function firstWordScore(first: string, names: number): number {
  if (names < 2) return ONE_NAME_ON_LINE
  if (beginsWithGivenName(first) && !EITHER.test(first)) return GIVEN_NAME_FIRST
  return beginsWithSurname(first) ? SURNAME_FIRST : UNKNOWN_FIRST
}

/** A blank line before it: a new parent; none where other lines have one: the same parent. */
function gapScore(lines: readonly Line[], at: number): number {
  const gaps = lines.slice(1).map((line, before) => gapBetween(lines[before], line))
  const [gap = 0, smallest] = [gaps[at - 1], Math.min(...gaps)]
  const height = lines[at]?.[0]?.height ?? 1
  if (gap > 0.9 * height) return -3
  if (gap > smallest + 0.35 * height) return -2
  return Math.max(...gaps) > gap + 0.35 * height ? 2.5 : 0
}

function gapBetween(above: Line | undefined, below: Line): number {
  return (
    Math.min(...below.map(({ box }) => box.top)) - Math.max(...(above ?? []).map(({ box }) => box.bottom))
  )
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
  return pieces
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(PREFIX, '')
    .trim()
}

function widthOf(line: Line | undefined): number {
  if (!line || line.length === 0) return 0
  return Math.max(...line.map(({ box }) => box.right)) - Math.min(...line.map(({ box }) => box.left))
}

function wordsOf(line: Line | undefined): string[] {
  return normalise((line ?? []).map(({ text }) => text.replace(PREFIX, '')).join(' ')).split(' ')
}

function namesIn(words: readonly string[]): number {
  return words.filter((word) => word.length > 1 && !PARTICLE.test(word)).length
}
