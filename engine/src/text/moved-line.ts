import { mapQuad } from '../homography.ts'
import type { Homography, Quad, TextLine } from '../types.ts'

/** A line with all that has a place in it, where `by` takes it. */
export function movedLine(line: TextLine, by: Homography): TextLine {
  const quad = mapQuad(by, line.quad)
  const [a, b] = quad
  return {
    ...line,
    words: line.words.map((word) => ({ ...word, quad: mapQuad(by, word.quad) })),
    quad,
    angleDegrees: (Math.atan2(a[1] - b[1], b[0] - a[0]) * 180) / Math.PI,
    height: (line.height * heightOf(quad)) / heightOf(line.quad),
    ...(line.recognition
      ? { recognition: { ...line.recognition, quad: mapQuad(by, line.recognition.quad) } }
      : {}),
  }
}

function heightOf([a, , , d]: Quad): number {
  return Math.max(1e-6, Math.hypot(d[0] - a[0], d[1] - a[1]))
}
