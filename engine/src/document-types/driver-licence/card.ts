import type { Reading } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import type { Box, TextSource } from '../../types.ts'
import { type Caption, type CaptionKind, captionsOf } from './captions.ts'
import { expectedCaptions } from './expected-captions.ts'
import type { Face, FaceLine } from './face.ts'
import { facesOf } from './faces.ts'
import { withoutNoise } from './noise.ts'

/** The print of the card, classified as captions or as what stands beside them. */
export interface Card {
  readonly faces: readonly Face[]
  readonly captions: readonly Caption[]
  /** Text beside the captions, from top to bottom of each face. */
  readonly pieces: readonly Piece[]
  /** Text beside the captions that end the OBSERVAÇÕES box: in it, ACC or VALIDADE are text. */
  readonly observationPieces: readonly Piece[]
}

/** A stretch of a text line with its place on the face. */
export interface Piece {
  readonly face: Face
  readonly span: Span
  readonly text: string
  readonly box: Box
  readonly height: number
}

/** Captions around the OBSERVAÇÕES box. */
const AROUND_OBSERVATIONS: ReadonlySet<CaptionKind> = new Set([
  'observations',
  'holderSignature',
  'issuerSignature',
  'local',
  'issue',
  'department',
  'heading',
])

export function readCard(reading: Reading): Card {
  const faces = facesOf(reading)
  const texts = faces.map((face) => ({ face, lines: withoutNoise(face.lines) }))
  const captions = texts.flatMap(({ face, lines }) => {
    const read = captionsOf(face, lines)
    return [...read, ...expectedCaptions(face, lines, read)]
  })
  const around = captions.filter(({ kind }) => AROUND_OBSERVATIONS.has(kind))
  const cut = (cuts: readonly Caption[]) =>
    texts.flatMap(({ face, lines }) => lines.flatMap((line) => beside(face, line, cuts)))
  return { faces, captions, pieces: cut(captions), observationPieces: cut(around) }
}

/** A part of a piece, e.g. the date that was found in it. */
export function partOf(piece: Piece, start: number, end: number): Piece {
  const span = { line: piece.span.line, start: piece.span.start + start, end: piece.span.start + end }
  return { ...piece, span, text: piece.text.slice(start, end), box: piece.face.boxOf(span) }
}

function beside(face: Face, { read }: FaceLine, captions: readonly Caption[]): Piece[] {
  const { text } = read.line
  const own = captions.filter(({ span }) => span.line === read).sort((a, b) => a.span.start - b.span.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { span } of [...own, { span: { start: text.length, end: text.length } }]) {
    const stretch = text.slice(at, span.start)
    const print = printIn(stretch, read.line.source)
    const [start, end] = [at + print.from, at + print.to]
    if (end > start && /[\p{L}\d]/u.test(stretch)) {
      const own = { line: read, start, end }
      pieces.push({
        face,
        span: own,
        text: text.slice(start, end),
        box: face.boxOf(own),
        height: read.line.height,
      })
    }
    at = Math.max(at, span.end)
  }
  return pieces
}

/** Words without a capital or a figure, as the border through a caption is read: `m`, `sm`, `lei`, `–`. */
const BORDER_BEFORE = /^(?:\s*[^\p{Lu}\d\s]{1,4}(?=\s|$))*\s*/u
const BORDER_AFTER = /\s*(?:(?<=\s|^)[^\p{Lu}\d\s]{1,4}\s*)*$/u

/** Offsets of the print in a stretch, without the space around it, and without what is left of a box's border. */
function printIn(stretch: string, source: TextSource): { readonly from: number; readonly to: number } {
  const from = stretch.length - stretch.trimStart().length
  const to = Math.max(from, stretch.trimEnd().length)
  if (source === 'text-layer') return { from, to }
  const inner = BORDER_BEFORE.exec(stretch)?.[0].length ?? 0
  const outer = Math.max(inner, BORDER_AFTER.exec(stretch)?.index ?? stretch.length)
  // Cards are printed in capitals; in another print short small words belong to it.
  return /\p{Ll}/u.test(stretch.slice(inner, outer)) ? { from, to } : { from: inner, to: outer }
}
