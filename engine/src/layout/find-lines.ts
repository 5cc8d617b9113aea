import { DETECTOR } from '../model-facts.ts'
import type { LinePlace } from '../raster/cut-line.ts'
import type { Quad } from '../types.ts'
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

/** Text lines on the detector's maps (models/training/ficha_train/detector/boxes.py), longest first. */
export function findLines(maps: DetectorMaps): FoundLine[] {
  return joinPieces(findPieces(maps))
    .filter((piece) => piece.score >= DETECTOR.lines.scoreMin)
    .map((piece) => ({
      quad: quadOf(piece),
      bend: bendOf(piece),
      score: piece.score,
      certainty: piece.certainty,
    }))
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
