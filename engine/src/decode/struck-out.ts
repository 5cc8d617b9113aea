import { median } from '../geometry.ts'
import type { Raster } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { emOf, type Glyph } from './pdf-glyphs.ts'

/** Fewer glyphs are a sign, through which a rule of a table may pass. */
const WORD_MIN = 3
/** Where a stroke, or a double one, runs through letters and not below or above them, in em over the baseline. */
const STROKE = { from: 0.12, to: 0.58, thickMax: 0.4 } as const
/** What is above and below the letters: the same ground, without the stroke. */
const [ABOVE, BELOW] = [0.95, -0.25]
/** Of 255. */
const CONTRAST_MIN = 40
/** Share of the word's width that the stroke has. */
const WIDTH_MIN = 0.9
/** Glyphs of one word stand this close, in em. */
const WORD_GAP = 0.15
const SAME_LINE = 0.2

/**
 * Glyphs of words, or of a part of one, that a stroke runs through: they were taken back, and the page says so to everybody who sees it.
 * What a recorded change puts in their place stands right behind them, without a space.
 *
 * @param ground the page without its text
 */
export function struckOut(glyphs: readonly Glyph[], ground: Raster, page: PdfPage): Glyph[] {
  const upright = glyphs.filter(({ angleDegrees }) => angleDegrees === 0)
  const isStruckRun = (run: readonly Glyph[]) => run.length >= WORD_MIN && isStruck(run, ground, page)
  return wordsOf(upright).flatMap((word) => {
    if (isStruckRun(word)) return word
    return runsOf(word, (glyph) => isStruck([glyph], ground, page))
      .filter(isStruckRun)
      .flat()
  })
}

/** Glyphs beside each other of which each is struck. */
function runsOf(word: readonly Glyph[], isOwn: (glyph: Glyph) => boolean): Glyph[][] {
  const runs: Glyph[][] = [[]]
  for (const glyph of word) {
    if (isOwn(glyph)) runs.at(-1)?.push(glyph)
    else runs.push([])
  }
  return runs
}

function wordsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const words: Glyph[][] = []
  for (const glyph of glyphs) {
    const word = words.at(-1)
    const last = word?.at(-1)
    const em = emOf(glyph)
    const gap = last ? glyph.loose.left - last.loose.right : 0
    const goesOn =
      last && Math.abs(last.origin[1] - glyph.origin[1]) < SAME_LINE * em && Math.abs(gap) < WORD_GAP * em
    if (word && goesOn && glyph.before === 'glyph') word.push(glyph)
    else words.push([glyph])
  }
  return words
}

function isStruck(word: readonly Glyph[], { width, height, data }: Raster, page: PdfPage): boolean {
  const [across, down] = [width / page.width, height / page.height]
  const [em, baseline] = [median(word.map(emOf)), word[0]?.origin[1] ?? 0]
  const left = Math.max(0, Math.round((word[0]?.ink.left ?? 0) * across))
  const right = Math.min(width, Math.round((word.at(-1)?.ink.right ?? 0) * across))
  const rowAt = (ems: number) => Math.min(height - 1, Math.max(0, Math.round((baseline - ems * em) * down)))
  const differs = (row: number, other: number) => {
    let count = 0
    for (let x = left; x < right; x++) {
      const [a = 0, b = 0] = [data[row * width + x], data[other * width + x]]
      if (Math.abs(a - b) > CONTRAST_MIN) count += 1
    }
    return count > WIDTH_MIN * (right - left)
  }
  let rows = 0
  for (let row = rowAt(STROKE.to); row <= rowAt(STROKE.from); row++)
    if (differs(row, rowAt(ABOVE)) && differs(row, rowAt(BELOW))) rows += 1
  return rows > 0 && rows <= Math.max(2, STROKE.thickMax * em * down)
}
