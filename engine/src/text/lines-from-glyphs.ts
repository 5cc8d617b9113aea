import { type Glyph, LOOSE_HEIGHT_EM } from '../decode/pdf-glyphs.ts'
import { median, type ReadingFrame, readingFrame } from '../geometry.ts'
import type { Box, Point, Quad, TextLine, Word } from '../types.ts'
import { withAccents } from './accents-apart.ts'
import { CELL_GAP_EM, type Gutters, guttersIn } from './gutters.ts'
import { isAlike, joinJustified, WORD_GAP_EM } from './join-justified.ts'
import { isDoublePrint, type PlacedGlyph, printsApart } from './overprint.ts'

/** Superscripts sit up to 0.4 em above the baseline; the next line is 0.9 em away at least. */
const BASELINE_TOLERANCE_EM = 0.45
/** A gap this wide is a column or a cell, unless the whole line is spaced out (justified text). */
const COLUMN_GAP_EM = 1
/** Texts whose producer prints spaces have one in about six characters; single cells may have fewer. */
const SPACED_SHARE_MIN = 0.05
/** A justified line may stretch its spaces; a column gap stands out from the line's other gaps. */
const STRETCHED_SPACE_FACTOR = 2.2
/** A space that takes less room is not seen: where a line may be broken, some programs leave one without width. */
const SPACE_EM_MIN = 0.06
/** Where PDFium infers a space from the gap, which fails on turned text: less is the kerning of a pair. */
const INFERRED_GAP_EM = 0.1
/** Letters spaced out over a title stand an em apart at most; what stands wider is in columns. */
const TRACKING_EM_MAX = 1

/** Text lines of a text layer in no particular order: one for each run without a column gap. */
export function linesFromGlyphs(glyphs: readonly Glyph[]): TextLine[] {
  const byAngle = new Map<number, Glyph[]>()
  for (const glyph of withAccents(glyphs)) {
    const group = byAngle.get(glyph.angleDegrees)
    if (group) group.push(glyph)
    else byAngle.set(glyph.angleDegrees, [glyph])
  }
  return [...byAngle].flatMap(([angleDegrees, group]) => {
    const frame = readingFrame(angleDegrees)
    const hasSpaces =
      group.filter((glyph) => glyph.before === 'space').length > SPACED_SHARE_MIN * group.length
    const rows = baselines(group.map((glyph, at) => placeGlyph(glyph, at, frame)))
    const gutters = guttersIn(rows)
    const runs = rows
      .flatMap(printsApart)
      .map((row) => splitAtColumns(dropDoublePrint(row), hasSpaces, gutters))
    return joinJustified(runs).map((run) => toTextLine(run, frame, angleDegrees))
  })
}

function placeGlyph(glyph: Glyph, at: number, frame: ReadingFrame): PlacedGlyph {
  const loose = inFrame(glyph.loose, frame)
  const ink = inFrame(glyph.ink, frame)
  const em = Math.max((loose.bottom - loose.top) / LOOSE_HEIGHT_EM, 1e-3)
  const [, baseline] = frame.toFrame(glyph.origin)
  return {
    glyph,
    at,
    u0: loose.left,
    u1: loose.right,
    ink0: ink.left,
    ink1: ink.right,
    inkTop: ink.top,
    inkBottom: ink.bottom,
    baseline,
    em,
  }
}

function inFrame(box: Box, frame: ReadingFrame): Box {
  const [u0, v0] = frame.toFrame([box.left, box.top])
  const [u1, v1] = frame.toFrame([box.right, box.bottom])
  return { left: Math.min(u0, u1), right: Math.max(u0, u1), top: Math.min(v0, v1), bottom: Math.max(v0, v1) }
}

/** Glyphs that share a baseline, from left to right. */
function baselines(placed: readonly PlacedGlyph[]): PlacedGlyph[][] {
  const sorted = [...placed].sort((a, b) => a.baseline - b.baseline)
  const rows: PlacedGlyph[][] = []
  let rowBaseline = 0
  let rowEm = 0
  for (const glyph of sorted) {
    const row = rows.at(-1)
    if (row && glyph.baseline - rowBaseline <= BASELINE_TOLERANCE_EM * Math.max(rowEm, glyph.em)) {
      row.push(glyph)
      if (glyph.em > rowEm) {
        // The largest text owns the baseline, so that a superscript read first does not pull it up.
        rowEm = glyph.em
        rowBaseline = glyph.baseline
      }
    } else {
      rows.push([glyph])
      rowBaseline = glyph.baseline
      rowEm = glyph.em
    }
  }
  return rows.map((row) => row.sort((a, b) => a.u0 - b.u0))
}

function dropDoublePrint(row: readonly PlacedGlyph[]): PlacedGlyph[] {
  return row.filter((glyph, i) => {
    const previous = row[i - 1]
    return !(previous && isDoublePrint(previous, glyph) && !isLigaturePart(previous, glyph))
  })
}

/** PDFium gives every letter of a ligature (`tt`, `ff`) the box of the whole glyph, one after the other. */
function isLigaturePart(previous: PlacedGlyph, glyph: PlacedGlyph): boolean {
  return glyph.at === previous.at + 1 && glyph.u0 === previous.u0 && glyph.u1 === previous.u1
}

function splitAtColumns(row: readonly PlacedGlyph[], hasSpaces: boolean, gutters: Gutters): PlacedGlyph[][] {
  const gaps = row.map((glyph, i) => {
    const previous = row[i - 1]
    return previous ? glyph.u0 - previous.u1 : 0
  })
  const tracking = letterSpacing(row)
  const wordGaps = gaps.filter((gap, i) => i > 0 && row[i]?.glyph.before === 'space' && gap > 0)
  const typicalSpace = wordGaps.length >= 3 ? lowerQuartile(wordGaps) : 0
  const stretched = stretchedSpaces(row, gaps, gutters)
  const runs: PlacedGlyph[][] = []
  for (const [i, glyph] of row.entries()) {
    const gap = (gaps[i] ?? 0) - tracking
    const isBorder =
      (hasSpaces && glyph.glyph.before !== 'space') ||
      (gutters.isBetweenColumns(row[i - 1]?.u1 ?? glyph.u0, glyph.u0, glyph.em) &&
        !isTypedSpace(row[i - 1], glyph))
    const limit = isBorder
      ? CELL_GAP_EM * glyph.em
      : Math.max(COLUMN_GAP_EM * glyph.em, STRETCHED_SPACE_FACTOR * typicalSpace)
    const run = runs.at(-1)
    if (run && (gap <= limit || stretched.has(i))) run.push(glyph)
    else runs.push([glyph])
  }
  return runs
}

/** One space of a face whose letters are all of one width: it is wide, and stands above others by chance. */
function isTypedSpace(before: PlacedGlyph | undefined, glyph: PlacedGlyph): boolean {
  if (!before || glyph.glyph.before !== 'space') return false
  const width = glyph.u1 - glyph.u0
  return isAlike(width, before.u1 - before.u0) && isAlike(width, glyph.u0 - before.u1)
}

/**
 * Where a justified line has its spaces, by the number of the glyph behind each: neighbouring gaps of one width between
 * words of running text, however wide. Word processors print no space there.
 */
function stretchedSpaces(
  row: readonly PlacedGlyph[],
  gaps: readonly number[],
  gutters: Gutters,
): ReadonlySet<number> {
  const spaces = row.flatMap((glyph, i) => (i > 0 && (gaps[i] ?? 0) > WORD_GAP_EM * glyph.em ? [i] : []))
  const isColumn = (i: number) => gutters.isGutter(row[i - 1]?.u1 ?? 0, row[i]?.u0 ?? 0)
  const stretched = new Set<number>()
  for (let from = 0; from < spaces.length; ) {
    let to = from + 1
    const first = spaces[from] ?? 0
    const goesOn = (i = 0) => isAlike(gaps[first], gaps[i]) && !isColumn(i)
    while (to < spaces.length && !isColumn(first) && goesOn(spaces[to])) to++
    const own = spaces.slice(from, to)
    const words = own.map((start, i) => textBetween(row, start, own[i + 1] ?? spaces[to] ?? row.length))
    const isText = words.filter((word) => /^\p{Ll}+[,;.]?$/u.test(word)).length >= SMALL_WORDS_MIN
    const isTitle =
      own.length > STRETCHED_MIN && words.filter((word) => /^\p{Lu}{2,}$/u.test(word)).length >= STRETCHED_MIN
    if (own.length >= STRETCHED_MIN && (isText || isTitle)) for (const i of own) stretched.add(i)
    from = to
  }
  return stretched
}

/** So many gaps of one width, and words in small letters behind them: cells of a table have neither. Of a title in capitals more. */
const STRETCHED_MIN = 3
const SMALL_WORDS_MIN = 2

function textBetween(row: readonly PlacedGlyph[], from: number, to: number): string {
  return row
    .slice(from, to)
    .map(({ glyph }) => glyph.text)
    .join('')
}

/** Justified text stretches all its spaces alike; a row of many short cells has more gaps between cells than spaces. */
function lowerQuartile(gaps: readonly number[]): number {
  return [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0
}

/** Letter-spaced titles: what every pair of letters has is no gap. */
function letterSpacing(row: readonly PlacedGlyph[]): number {
  const gaps = row.flatMap((glyph, i) => {
    const previous = row[i - 1]
    return previous && glyph.glyph.before !== 'space' ? [glyph.u0 - previous.u1] : []
  })
  const typical = gaps.length >= 3 ? Math.max(0, median(gaps)) : 0
  return typical > TRACKING_EM_MAX * median(row.map(({ em }) => em)) ? 0 : typical
}

function toTextLine(run: readonly PlacedGlyph[], frame: ReadingFrame, angleDegrees: number): TextLine {
  const tracking = letterSpacing(run)
  const words: PlacedGlyph[][] = []
  for (const [i, glyph] of run.entries()) {
    const previous = run[i - 1]
    const word = words.at(-1)
    if (word && previous && !startsWord(previous, glyph, tracking)) word.push(glyph)
    else words.push([glyph])
  }
  return {
    text: words.map(wordText).join(' '),
    words: words.map((word): Word => ({ text: wordText(word), quad: quadOfRun(word, frame), confidence: 1 })),
    quad: quadOfRun(run, frame),
    angleDegrees,
    height: median(run.map((glyph) => glyph.em)),
    source: 'text-layer',
  }
}

function startsWord(previous: PlacedGlyph, glyph: PlacedGlyph, tracking: number): boolean {
  const gap = glyph.u0 - previous.u1
  const { before, angleDegrees } = glyph.glyph
  if (before === 'space')
    return (
      gap > -0.5 * glyph.em &&
      (gap > SPACE_EM_MIN * glyph.em || glyph.ink0 - previous.ink1 > WORD_GAP_EM * glyph.em)
    )
  const isInferred = before === 'inferred-space' && angleDegrees === 0
  return gap > tracking + (isInferred ? INFERRED_GAP_EM : WORD_GAP_EM) * glyph.em
}

/** NFC, because rules compare letters; ligatures apart, but º and ª stay what they are. */
function wordText(word: readonly PlacedGlyph[]): string {
  const text = word.map((glyph) => glyph.glyph.text).join('')
  return text.normalize('NFC').replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
}

function quadOfRun(run: readonly PlacedGlyph[], frame: ReadingFrame): Quad {
  const u0 = Math.min(...run.map((glyph) => glyph.u0))
  const u1 = Math.max(...run.map((glyph) => glyph.u1))
  const v0 = Math.min(...run.map((glyph) => glyph.inkTop))
  const v1 = Math.max(...run.map((glyph) => glyph.inkBottom))
  const corner = (u: number, v: number): Point => frame.toPage(u, v)
  return [corner(u0, v0), corner(u1, v0), corner(u1, v1), corner(u0, v1)]
}
