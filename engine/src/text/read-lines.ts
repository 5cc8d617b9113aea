import { partOfQuad } from '../geometry.ts'
import { mapQuad } from '../homography.ts'
import { CHARACTERS, RECOGNISER } from '../model-facts.ts'
import { LINE_SHARES, type LinePlace } from '../raster/cut-line.ts'
import { inkColumns } from '../raster/ink.ts'
import type { Homography, Raster, ReadCharacter, Recognition, TextLine, Word } from '../types.ts'
import { bestCut, confidenceOf, type LineNetworks } from './best-cut.ts'
import { type DecodedChar, decodeCtc } from './ctc.ts'
import { type Dash, dashesOf, settledDashes } from './dashes.ts'
import { mapAtOnce } from './map-at-once.ts'
import { mendCase } from './mend-case.ts'
import { compactRecognition, partOfRecognition } from './recognition.ts'
import { withRoom } from './room-beside.ts'
import { seeMarks } from './see-marks.ts'
import { type LineOfWords, withoutShowThrough } from './show-through.ts'
import { type SplitWord, splitWords } from './split-words.ts'

/**
 * Below this mean confidence a line is texture or an ornament, or nothing that can be read. On 62 real pictures 160 words are read that
 * nobody printed. When this was chosen there were 154, with 0.7 157, with 0.76 148, which loses words of forms filled in by hand.
 */
const MEAN_CONFIDENCE_MIN = 0.72

/**
 * Read the found lines of a page, each cell of a line as a text line of its own.
 *
 * @param raster the finest pixels there are of the page
 * @param places in pixels of `raster`
 * @param toReading from pixels of `raster` to the coordinates of the result
 */
export async function readLines(
  raster: Raster,
  places: readonly LinePlace[],
  toReading: Homography,
  networks: LineNetworks,
): Promise<TextLine[]> {
  const read = (place: LinePlace) => readLine(raster, place, toReading, networks)
  const lines = (await mapAtOnce(withRoom(places), networks.recogniser.runsAtOnce, read)).flat()
  const cells = withoutShowThrough(lines).flatMap(cellsOf)
  const settled = settledDashes(cells.flatMap(({ dashes }) => dashes))
  return cells.map((cell) =>
    toTextLine({ ...cell, words: cell.words.map((word) => withSettled(word, settled)) }),
  )
}

/** A line that was read, before the page as a whole is known. */
interface ReadLine extends LineOfWords {
  readonly whole: Omit<Recognition, 'characters'>
  readonly raster: Raster
}

/** None where nothing is printed. */
async function readLine(
  raster: Raster,
  place: LinePlace,
  toReading: Homography,
  networks: LineNetworks,
): Promise<ReadLine[]> {
  const reading = await bestCut(raster, place, toReading, networks)
  if (confidenceOf(reading) < MEAN_CONFIDENCE_MIN) return []
  const { cut, logits: read } = reading
  const mended = mendCase(reading.characters, read)
  const logits = seeMarks(cut.raster, mended, read)
  const whole = compactRecognition(logits, mapQuad(toReading, cut.quad))
  const signs = logits === read ? mended : mendCase(decodeCtc(logits), logits)
  const cells = splitWords(signs, inkColumns(cut.contrast))
  return [{ cells, contrast: cut.contrast, whole, raster: cut.raster }]
}

/** One cell of a line. */
interface Cell {
  readonly words: readonly SplitWord[]
  readonly dashes: readonly Dash[]
  readonly whole: Omit<Recognition, 'characters'>
  /** Of the cut line. */
  readonly columns: number
  readonly fromStep: number
  readonly toStep: number
}

function cellsOf({ cells, whole, raster }: ReadLine): Cell[] {
  return cells.map((words, i) => {
    const [before, after] = [cells[i - 1]?.at(-1), cells[i + 1]?.[0]]
    const fromStep = before ? stepBetween(before, words[0]) : 0
    const toStep = after ? stepBetween(words.at(-1), after) : whole.steps
    const dashes = dashesOf(words, raster)
    return { words, dashes, whole, columns: raster.width, fromStep, toStep }
  })
}

function withSettled(word: SplitWord, settled: ReadonlyMap<DecodedChar, DecodedChar>): SplitWord {
  return { ...word, characters: word.characters.map((one) => settled.get(one) ?? one) }
}

/** The step in the middle of the gap between two cells. */
function stepBetween(left: SplitWord | undefined, right: SplitWord | undefined): number {
  const middle = ((left?.columns.to ?? 0) + (right?.columns.from ?? 0)) / 2
  return Math.round(middle / RECOGNISER.stride)
}

function toTextLine({ words: cell, whole, columns, fromStep, toStep }: Cell): TextLine {
  const part = (from: number, to: number) =>
    partOfQuad(whole.quad, from / columns, to / columns, ...LINE_SHARES)
  const words = cell.map(
    (word): Word => ({
      text: textOf(word),
      quad: part(word.columns.from, word.columns.to),
      confidence: word.characters.reduce((product, one) => product * one.confidence, 1),
    }),
  )
  const quad = part(cell[0]?.columns.from ?? 0, cell.at(-1)?.columns.to ?? columns)
  const [a, b, , d] = quad
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    quad,
    angleDegrees: (Math.atan2(a[1] - b[1], b[0] - a[0]) * 180) / Math.PI,
    height: Math.hypot(d[0] - a[0], d[1] - a[1]),
    source: 'ocr',
    recognition: partOfRecognition(whole, fromStep, toStep, charactersOf(cell)),
  }
}

function textOf(word: SplitWord): string {
  return word.characters.map((one) => CHARACTERS[one.value]).join('')
}

/** One for each character of the line's text; a space that was not read stands where its word ends. */
function charactersOf(cell: readonly SplitWord[]): ReadCharacter[] {
  return cell.flatMap((word, i) => {
    const last = cell[i - 1]?.characters.at(-1)
    const space = word.space ?? { step: last?.step ?? 0, confidence: 0.5 }
    return [...(i > 0 ? [space] : []), ...word.characters].map(({ step, confidence }) => ({
      step,
      confidence,
    }))
  })
}
