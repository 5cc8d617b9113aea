import type { QuarterTurns } from '../raster/turn.ts'
import type { FoundLine } from './find-lines.ts'

/** Clockwise quarter turns by which a page has been turned: the direction that most text, by length, reads in. */
export function quarterTurn(lines: readonly FoundLine[]): QuarterTurns {
  const votes: [number, number, number, number] = [0, 0, 0, 0]
  for (const { quad, certainty } of lines) {
    const [[x0, y0], [x1, y1]] = quad
    votes[quarterOf(x1 - x0, y1 - y0)] += Math.hypot(x1 - x0, y1 - y0) * certainty
  }
  const most = Math.max(...votes)
  if (votes[0] === most) return 0
  if (votes[1] === most) return 1
  return votes[2] === most ? 2 : 3
}

/** The quarter turn that is nearest to a direction. */
function quarterOf(dx: number, dy: number): QuarterTurns {
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 2
  return dy >= 0 ? 1 : 3
}
