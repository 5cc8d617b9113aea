import type { Quad, TextLine } from '../types.ts'

/** A line with all that has a place in it, where `move` takes it. */
export function movedLine(line: TextLine, move: (quad: Quad) => Quad): TextLine {
  const quad = move(line.quad)
  const [a, b] = quad
  return {
    ...line,
    words: line.words.map((word) => ({ ...word, quad: move(word.quad) })),
    quad,
    angleDegrees: (Math.atan2(a[1] - b[1], b[0] - a[0]) * 180) / Math.PI,
    height: (line.height * heightOf(quad)) / heightOf(line.quad),
    ...(line.recognition ? { recognition: { ...line.recognition, quad: move(line.recognition.quad) } } : {}),
  }
}

function heightOf([a, , , d]: Quad): number {
  return Math.max(1e-6, Math.hypot(d[0] - a[0], d[1] - a[1]))
}
