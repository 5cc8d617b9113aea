import { partOfQuad } from '../geometry.ts'
import { mapQuad } from '../homography.ts'
import { CHARACTERS } from '../model-facts.ts'
import { type CutLine, cutLine, type LinePlace } from '../raster/cut-line.ts'
import type { Network } from '../runtime/runtime.ts'
import type { Homography, Quad, Raster } from '../types.ts'
import { type DecodedChar, decodeCtc, pathSureness } from './ctc.ts'
import { recognise } from './recognise.ts'

/** Print that is read the right way up has a mean confidence above this. */
const SURE_CONFIDENCE = 0.75
/** The other way round must be this much better: most doubtful lines are the right way up and worn. */
const FLIP_GAIN_MIN = 0.03
/** With a letter or digit below this confidence a line is cut otherwise too: most lines of a good scan have none. */
const DOUBTFUL_SIGN = 0.8
/** A line that is read with more mean confidence is printed: of 36 forms filled in by hand none loses a field. */
const PRINT_CONFIDENCE = 0.97
/**
 * Heights, as shares of the detector's, that a doubtful line is cut at as well: the detector's em is not always the
 * print's. On degraded lines the most confident of three cuts has a tenth fewer errors than the first.
 */
const OTHER_HEIGHTS = [0.875, 1.125]

/** What reads a line. */
export interface LineNetworks {
  readonly recogniser: Network
  /** For what is written by hand, opened with the first line that is hardly read (`PRINT_CONFIDENCE`). */
  readonly handwriting: () => Promise<Network>
}

/** A cut of a line and what was read on it. */
export interface CutReading {
  readonly cut: CutLine
  readonly logits: Float32Array
  readonly characters: readonly DecodedChar[]
  /** Mean over letters and digits; 0 where there is none. */
  readonly confidence: number
}

/**
 * The cut of a line that is read with the most confidence: the other way round where the line may be upside down, higher and lower
 * where a character is doubtful. What is hard to read then, the network for handwriting reads too, and the surer
 * reading counts.
 *
 * @param toReading from pixels of `raster` to upright coordinates
 */
export async function bestCut(
  raster: Raster,
  place: LinePlace,
  toReading: Homography,
  { recogniser, handwriting }: LineNetworks,
): Promise<CutReading> {
  const { reading, upright } = await rightWayRound(raster, place, toReading, recogniser)
  if (!isDoubtful(reading)) return reading
  let best = rated(reading)
  for (const share of OTHER_HEIGHTS) {
    best = surer(best, rated(await readCut(cutLine(raster, withHeight(upright, share)), recogniser)))
  }
  if (best.reading.confidence > PRINT_CONFIDENCE) return best.reading
  return surer(best, rated(await readCut(best.reading.cut, await handwriting()))).reading
}

interface Rated {
  readonly reading: CutReading
  readonly sureness: number
}

function rated(reading: CutReading): Rated {
  return { reading, sureness: pathSureness(reading.logits, reading.characters.length) }
}

function surer(one: Rated, other: Rated): Rated {
  return other.sureness > one.sureness ? other : one
}

/** The detector is unsure which way a turned line reads: there, and where a line is nonsense, the other way is tried. */
async function rightWayRound(
  raster: Raster,
  place: LinePlace,
  toReading: Homography,
  recogniser: Network,
): Promise<{ readonly reading: CutReading; readonly upright: LinePlace }> {
  const reading = await readCut(cutLine(raster, place), recogniser)
  if (isLevel(mapQuad(toReading, place.quad)) && reading.confidence >= SURE_CONFIDENCE)
    return { reading, upright: place }
  const turned = upsideDown(place)
  const other = await readCut(cutLine(raster, turned), recogniser)
  return other.confidence > reading.confidence + FLIP_GAIN_MIN
    ? { reading: other, upright: turned }
    : { reading, upright: place }
}

async function readCut(cut: CutLine, recogniser: Network): Promise<CutReading> {
  const logits = await recognise(cut.raster, recogniser)
  const characters = decodeCtc(logits)
  const signs = characters.filter(isSign)
  const confidence = signs.reduce((sum, one) => sum + one.confidence, 0) / Math.max(1, signs.length)
  return { cut, logits, characters, confidence }
}

/** Of each CTC class whether it is a letter or a digit. */
const SIGNS = CHARACTERS.map((character) => /[\p{L}\p{N}]/u.test(character))

function isSign({ value }: DecodedChar): boolean {
  return SIGNS[value] ?? false
}

function isDoubtful({ characters }: CutReading): boolean {
  return characters.some((one) => one.confidence < DOUBTFUL_SIGN && isSign(one))
}

/** Reads from left to right, more or less. */
function isLevel([a, b]: Quad): boolean {
  return b[0] - a[0] > Math.abs(b[1] - a[1])
}

function upsideDown({ quad: [a, b, c, d], bend, room }: LinePlace): LinePlace {
  return {
    quad: [c, d, a, b],
    bend: bend.toReversed().map((offset) => -offset),
    ...(room && { room: [room[1], room[0]] }),
  }
}

/** The place with its height changed about its middle line. */
function withHeight({ quad, bend, room }: LinePlace, share: number): LinePlace {
  return {
    quad: partOfQuad(quad, 0, 1, 0.5 - share / 2, 0.5 + share / 2),
    bend: bend.map((offset) => offset / share),
    ...(room && { room: [room[0] / share, room[1] / share] }),
  }
}
