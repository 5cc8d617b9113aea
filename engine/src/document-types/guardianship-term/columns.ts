import type { Passage } from './passage.ts'

/** Where a gutter may be, in shares of the page's width. */
const GUTTERS = [0.4, 0.44, 0.48, 0.52, 0.56, 0.6] as const
/** Fewer passages on a side are signatures or a caption with its value. */
const SIDE_PIECES_MIN = 3

/** Passages from top to bottom, but columns that stand side by side one after the other. */
export function inColumns(passages: readonly Passage[], pageWidth: number): Passage[] {
  const sorted = [...passages].sort((a, b) =>
    isBeside(a, b) ? edges(a).left - edges(b).left : a.top - b.top,
  )
  const ordered: Passage[] = []
  for (let at = 0; at < sorted.length; ) {
    const runs = GUTTERS.map((share) => runBeside(sorted, at, share * pageWidth))
    const best = runs.reduce((longest, run) => (run.length > longest.length ? run : longest), [])
    const [first] = sorted.slice(at, at + 1)
    ordered.push(...(best.length > 0 ? best : first ? [first] : []))
    at += Math.max(1, best.length)
  }
  return ordered
}

/** Signatures side by side are printed at one height but for a fraction of a line. */
function isBeside(a: Passage, b: Passage): boolean {
  if (
    a.kind !== 'block' ||
    b.kind !== 'block' ||
    !(Math.abs(a.top - b.top) < ROW_SLACK_EM * Math.min(emOf(a), emOf(b)))
  )
    return false
  const [one, other] = [edges(a), edges(b)]
  return one.right < other.left || other.right < one.left
}

const ROW_SLACK_EM = 0.15

/** The passages from `at` on that leave the gutter free, left ones first; none when a side is nearly empty. */
function runBeside(sorted: readonly Passage[], at: number, gutter: number): Passage[] {
  const rest = sorted.slice(at)
  const end = rest.findIndex((passage) => crosses(passage, gutter))
  const run = end < 0 ? rest : rest.slice(0, end)
  const left = run.filter((passage) => edges(passage).right <= gutter)
  const right = run.filter((passage) => !left.includes(passage))
  const pieces = (side: readonly Passage[]) => side.reduce((sum, passage) => sum + passage.pieces.length, 0)
  if (pieces(left) < SIDE_PIECES_MIN || pieces(right) < SIDE_PIECES_MIN) return []
  // Both sides begin side by side, with something like a heading; else they are two things below each other.
  const [topLeft, topRight] = [left[0]?.top ?? 0, right[0]?.top ?? 0]
  const slack = TOP_SLACK_EM * emOf(left[0] ?? right[0])
  return Math.abs(topLeft - topRight) < slack ? [...left, ...right] : []
}

/** Headings of two columns stand on one row, give or take. */
const TOP_SLACK_EM = 0.6

function crosses(passage: Passage, gutter: number): boolean {
  const { left, right } = edges(passage)
  return left < gutter && right > gutter
}

/** Height of the print that a passage begins with, in page units. */
function emOf(passage: Passage | undefined): number {
  return passage?.pieces[0]?.span.line.line.height ?? 0
}

function edges({ pieces }: Passage): { left: number; right: number } {
  const boxes = pieces.map(({ span }) => span.line.box)
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
  }
}
