import { DETECTOR } from '../model-facts.ts'
import type { LinePlace } from '../raster/cut-line.ts'
import type { Point, Quad } from '../types.ts'
import { bendOf } from './bend.ts'
import { type DetectorMaps, findPieces } from './find-pieces.ts'
import { joinPieces, lengthOf, type Piece } from './join-pieces.ts'

/** A line of text found by the detector, in pixels of the page as the detector saw it. */
export interface FoundLine extends LinePlace {
  /** Mean core probability: low on texture. */
  readonly score: number
  /** Agreement of its pixels about the reading direction, 0 to 1. */
  readonly certainty: number
}

/**
 * Text lines on the detector's maps (models/training/ficha_train/detector/boxes.py), longest first, and those of combs, which only the
 * engine joins.
 */
export function findLines(maps: DetectorMaps): FoundLine[] {
  return joinPieces(findPieces(maps), isLineIn(maps))
    .filter((piece) => piece.score >= DETECTOR.lines.scoreMin)
    .map((piece) => ({
      quad: quadOf(piece),
      bend: bendOf(piece),
      score: piece.score,
      certainty: piece.certainty,
    }))
}

/** Where the detector sees text, asked in pixels of the core's map, which is twice as large as that of lines. */
function isLineIn({ fields, width, height }: DetectorMaps): (at: Point) => boolean {
  const [columns, rows] = [width / 4, height / 4]
  const inside = (value: number, size: number) =>
    Math.min(size - 1, Math.max(0, Math.floor(value / 2 + 0.25)))
  return ([x, y]) => (fields[inside(y, rows) * columns + inside(x, columns)] ?? 0) >= 0
}

/** From the map's half scale to page pixels. */
function quadOf(piece: Piece): Quad {
  const { start, end, height } = piece
  const length = Math.max(1e-6, lengthOf(piece))
  const [dx, dy] = [
    ((start[1] - end[1]) / length) * (height / 2),
    ((end[0] - start[0]) / length) * (height / 2),
  ]
  return [
    [2 * (start[0] - dx), 2 * (start[1] - dy)],
    [2 * (end[0] - dx), 2 * (end[1] - dy)],
    [2 * (end[0] + dx), 2 * (end[1] + dy)],
    [2 * (start[0] + dx), 2 * (start[1] + dy)],
  ]
}
