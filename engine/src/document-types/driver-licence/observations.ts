import { type Candidate, choose } from '../../fields/choose.ts'
import { absentAtMost } from '../../fields/field.ts'
import type { Reading } from '../../fields/reading.ts'
import { evidenceOf, readingConfidence, type Span } from '../../fields/span.ts'
import type { Evidence, Field } from '../../types.ts'
import { isHatching } from '../../values/licence-class.ts'
import { findObservations, parseComments, readCetpp } from '../../values/observations.ts'
import type { Caption } from './captions.ts'
import type { Card, Piece } from './card.ts'
import { cellOf } from './cells.ts'
import { findRenachTokens } from './numbers.ts'

const LINES_MAX = 10
/** Codes may be printed with blank lines between; the next box is marked by its caption. */
const GAP_MAX_HEIGHTS = 2.5
const UNDER_CAPTION = 4
const LATER_CAPTION = -1.5
/** The caption was not read, but is expected above these lines. */
const EXPECTED_CAPTION = -1.5
/** Lines of nothing but courses and restrictions, where the caption is lost. */
const COURSES_ONLY = 1.5
/** The box was seen and nothing stands in it. */
const EMPTY_BOX_CONFIDENCE = 0.97
const DOUBTFUL_CONFIDENCE = 0.5
/** Words that are print are read better, even on poor photos. */
const TEXTURE_CONFIDENCE = 0.12
/** The half that carries the box was seen, and no text of a course on it. */
const BACK_SEEN_CONFIDENCE = 0.75

/** Print at the right of the box that belongs to the issuer's signature. */
const ISSUER = /DETRAN|DEPARTAMENTO|DIRETOR|SUPERINTENDENTE|ASSINA|SECRETARIA|MINISTERIO/

export interface Observations {
  readonly comments: Field
  readonly hasCetpp: Field
}

interface Box {
  readonly lines: readonly Piece[]
  readonly score: number
  /** Shown as evidence when the box is empty. */
  readonly caption: Span | null
}

/** The OBSERVAÇÕES box: absent (front only), empty or with text. */
export function findObservationsBox(card: Card): Observations {
  const captions = card.captions.filter(({ kind }) => kind === 'observations')
  const boxes = captions
    .map(
      (caption, nth): Box => ({
        lines: linesOf(card, caption),
        score: UNDER_CAPTION + nth * LATER_CAPTION + (caption.isExpected ? EXPECTED_CAPTION : 0),
        caption: caption.isExpected ? null : caption.span,
      }),
    )
    .filter(({ lines, caption }) => lines.length > 0 || caption !== null)
  if (boxes.length === 0) boxes.push({ lines: courseLines(card), score: COURSES_ONLY, caption: null })
  const found = choose(
    boxes.flatMap(({ lines, score }): Candidate[] => {
      const value = parseComments(lines.map(printedText).join(' '))
      return value === null ? [] : [{ value, spans: lines.map(({ span }) => span), score }]
    }),
  )
  const back = backOf(card)
  const isBoxSeen = captions.some(({ isExpected }) => !isExpected)
  const comments = !isBoxSeen && back ? absentAtMost(found, BACK_SEEN_CONFIDENCE) : found
  return { comments, hasCetpp: cetppField(back, boxes, comments) }
}

/** Every card has its RENACH on the half of the box; without that half nobody knows. */
function backOf(card: Card): Evidence | undefined {
  const [renach] = findRenachTokens(card)
  return renach && evidenceOf([renach.piece.span])[0]
}

/** A code of two letters does not exist: `AX` is `A X`, whose space was lost on the pixels. `EM` is a word. */
function printedText({ text, span }: Piece): string {
  return span.line.line.source === 'ocr' ? text.replace(GLUED_CODES, '$1 $2') : text
}

const GLUED_CODES = /(?<![\p{L}\d])(?!A[OS]|D[AEO]|EM|N[AO]|O[SU]|SE|UM)(\p{Lu})(\p{Lu})(?![\p{L}\d])/gu

function linesOf(card: Card, caption: Caption): Piece[] {
  const renachs = findRenachTokens(card).map(({ piece }) => piece.span.line)
  return cellOf(card, caption, card.observationPieces, {
    linesMax: LINES_MAX,
    gapMaxHeights: GAP_MAX_HEIGHTS,
    accepts: ({ span, text }) =>
      !isTexture(span, text) &&
      !renachs.includes(span.line) &&
      !ISSUER.test(span.line.norm) &&
      !/^\d{11}$/.test(text) &&
      !isHatching(text),
  })
}

/** What the recogniser makes of guilloche and of signatures over the box; no course, and hardly read. */
function isTexture(span: Span, text: string): boolean {
  const isKnown = findObservations(text).some(({ kind }) => kind === 'course')
  return !isKnown && readingConfidence([span]) < TEXTURE_CONFIDENCE
}

function courseLines(card: Card): Piece[] {
  const plain = card.pieces.filter(({ text }) => {
    const tokens = findObservations(text)
    return tokens.length > 0 && tokens.every(({ kind, value }) => kind !== 'text' && value.length < 9)
  })
  const lines: Piece[] = []
  for (const piece of plain) {
    const last = lines.at(-1)
    const isNext =
      last?.face === piece.face &&
      piece.box.top - last.box.bottom < GAP_MAX_HEIGHTS * piece.height &&
      Math.abs(piece.box.left - last.box.left) < 2 * piece.height
    const isFirst = !last && findObservations(piece.text).some(({ kind }) => kind === 'course')
    if (isNext || isFirst) lines.push(piece)
  }
  return lines
}

function cetppField(back: Evidence | undefined, boxes: readonly Box[], comments: Field): Field {
  const box = boxes.find(({ lines }) => lines.length > 0) ?? boxes[0]
  const spans = box?.lines.length ? box.lines.map(({ span }) => span) : box?.caption ? [box.caption] : []
  const [first, ...rest] = evidenceOf(spans)
  if (!box || !first) return withoutBox(back, comments)
  const text = box.lines.map((line) => line.text).join('\n')
  const { hasCetpp, doubtful } = readCetpp(text)
  const read = comments.status === 'found' ? comments.confidence : EMPTY_BOX_CONFIDENCE
  return {
    status: 'found',
    value: hasCetpp,
    raw: text,
    confidence: doubtful ? Math.min(read, DOUBTFUL_CONFIDENCE) : read,
    evidence: [first, ...rest],
  }
}

/** What remarks that were read say of it; null where there are none. */
export function cetppOf(comments: Field | undefined): Field | null {
  if (comments?.status !== 'found') return null
  const { hasCetpp, doubtful } = readCetpp(comments.raw)
  const confidence = doubtful ? Math.min(comments.confidence, DOUBTFUL_CONFIDENCE) : comments.confidence
  return { ...comments, value: hasCetpp, confidence }
}

/** Paper that speaks of remarks without any says that the licence has none. */
export function noneTold({ lines }: Reading): Field | null {
  for (const line of lines) {
    const at = line.norm.search(REMARKS)
    const [first] = at < 0 ? [] : evidenceOf([{ line, start: 0, end: line.line.text.length }])
    if (first)
      return {
        status: 'found',
        value: false,
        raw: first.text,
        confidence: TOLD_CONFIDENCE,
        evidence: [first],
      }
  }
  return null
}

const REMARKS = /(?<![A-Z])OBSERVAC(?:AO|OES)(?![A-Z])/
const TOLD_CONFIDENCE = 0.8

/** No comments on the half that was seen are no course either. */
function withoutBox(back: Evidence | undefined, comments: Field): Field {
  if (!back) return { status: 'missing', value: null, confidence: comments.confidence }
  return { status: 'found', value: false, raw: '', confidence: BACK_SEEN_CONFIDENCE, evidence: [back] }
}
