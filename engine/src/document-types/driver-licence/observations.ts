import { type Candidate, choose } from '../../fields/choose.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { isHatching } from '../../values/licence-class.ts'
import { parseComments, readCetpp } from '../../values/observations.ts'
import type { Caption } from './captions.ts'
import type { Card, Piece } from './card.ts'
import { cellOf } from './cells.ts'
import { findRenachTokens } from './numbers.ts'

const LINES_MAX = 10
/** Codes may be printed with blank lines between; the next box is marked by its caption. */
const GAP_MAX_HEIGHTS = 2.5
const UNDER_CAPTION = 4
const LATER_CAPTION = -1.5
/** One more proof that nothing is printed in the box: it was seen. */
const EMPTY_BOX_CONFIDENCE = 0.97
const DOUBTFUL_CONFIDENCE = 0.5

/** Print at the right of the box that belongs to the issuer's signature. */
const ISSUER = /DETRAN|DEPARTAMENTO|DIRETOR|SUPERINTENDENTE|ASSINA|SECRETARIA|MINISTERIO/

export interface Observations {
  readonly comments: Field
  readonly hasCetpp: Field
}

/** The OBSERVAÇÕES box: absent (front only), empty or with text. */
export function findObservationsBox(card: Card): Observations {
  const captions = card.captions.filter(({ kind }) => kind === 'observations')
  const boxes = captions.map((caption) => ({ caption, lines: linesOf(card, caption) }))
  const comments = choose(
    boxes.flatMap(({ lines }, nth): Candidate[] => {
      const value = parseComments(lines.map(({ text }) => text).join(' '))
      const spans = lines.map(({ span }) => span)
      return value === null ? [] : [{ value, spans, score: UNDER_CAPTION + nth * LATER_CAPTION }]
    }),
  )
  return { comments, hasCetpp: cetppField(boxes, comments) }
}

function linesOf(card: Card, caption: Caption): Piece[] {
  const renachs = findRenachTokens(card).map(({ piece }) => piece.span.line)
  return cellOf(card, caption, card.observationPieces, {
    linesMax: LINES_MAX,
    gapMaxHeights: GAP_MAX_HEIGHTS,
    accepts: ({ span, text }) =>
      !renachs.includes(span.line) &&
      !ISSUER.test(span.line.norm) &&
      !/^\d{11}$/.test(text) &&
      !isHatching(text),
  })
}

function cetppField(boxes: readonly { caption: Caption; lines: readonly Piece[] }[], comments: Field): Field {
  const box = boxes.find(({ lines }) => lines.length > 0) ?? boxes[0]
  // Without the half that carries it, nobody knows.
  if (!box) return { status: 'missing', value: null, confidence: comments.confidence }
  const spans: readonly Span[] = box.lines.length > 0 ? box.lines.map(({ span }) => span) : [box.caption.span]
  const [first, ...rest] = evidenceOf(spans)
  if (!first) throw new RangeError('a box without a caption')
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
