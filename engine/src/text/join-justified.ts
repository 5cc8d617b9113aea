import type { PlacedGlyph } from './overprint.ts'

/** Without a printed space the gap separates two words. */
export const WORD_GAP_EM = 0.17
/** What kerning and the width of a sign's own edges make of one width. */
const GAP_TOLERANCE = 0.12
/** A line whose edges others may have is at least as wide, and so many have the same. */
const MEASURE_EM_MIN = 12
const MEASURE_LINES_MIN = 3
/** Each cut line is compared with the whole ones. A gazette's page of six columns has some 800. */
const MEASURES_MAX = 1_000
/** What hangs over the edge of a justified line. */
const EDGE_EM = 0.3
/** The widest to the narrowest: a bold word has other spaces beside it. */
const SPREAD_MAX = 1.4
/** No line of running text is cut into more. */
const PIECES_MAX = 16
/** One gap may part a caption from its value. */
const GAPS_MIN = 2

export function isAlike(one = 0, other = 0): boolean {
  return Math.abs(one - other) <= GAP_TOLERANCE * one
}

/** What a line takes of the width. */
interface Measure {
  readonly from: number
  readonly to: number
}

type Run = readonly PlacedGlyph[]

/**
 * The runs of each row, those put together that one justified line was cut into: all gaps in it have one width, and it has both edges of
 * whole lines.
 */
export function joinJustified(rows: readonly (readonly Run[])[]): Run[] {
  const whole = rows
    .flat()
    .flatMap((run) => {
      const measure = measureOf(run)
      return measure.to - measure.from >= MEASURE_EM_MIN * emOf(run) ? [measure] : []
    })
    .slice(0, MEASURES_MAX)
  const isMeasure = (one: Measure, em: number) => {
    const near = (a: number, b: number) => Math.abs(a - b) <= EDGE_EM * em
    const alike = whole.filter(({ from, to }) => near(from, one.from) && near(to, one.to))
    return alike.length >= MEASURE_LINES_MIN
  }
  return rows.flatMap((row) => {
    const joined: Run[] = []
    for (let from = 0; from < row.length; from++) {
      let to = Math.min(row.length, from + PIECES_MAX)
      while (to > from + 1) {
        const all = row.slice(from, to).flat()
        if (isEven(all) && isMeasure(measureOf(all), emOf(all))) break
        to -= 1
      }
      joined.push(row.slice(from, to).flat())
      from = to - 1
    }
    return joined
  })
}

function emOf(run: Run): number {
  return run[0]?.em ?? 0
}

function measureOf(run: Run): Measure {
  return { from: run[0]?.u0 ?? 0, to: run.at(-1)?.u1 ?? 0 }
}

/** Whether all gaps between words have about one width; some programs leave more room behind a sentence. */
function isEven(run: Run): boolean {
  const gaps = run.flatMap(({ u0, em }, i) => {
    const before = run[i - 1]
    const gap = u0 - (before?.u1 ?? u0)
    return gap > WORD_GAP_EM * em && before?.glyph.text !== '.' ? [gap] : []
  })
  const widest = gaps.reduce((most, gap) => Math.max(most, gap), 0)
  return gaps.length >= GAPS_MIN && gaps.every((gap) => widest <= SPREAD_MAX * gap)
}
