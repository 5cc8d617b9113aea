import { CHARACTERS, RECOGNISER } from '../model-facts.ts'
import { paperTone } from '../raster/ink.ts'
import type { Raster } from '../types.ts'
import type { DecodedChar } from './ctc.ts'
import { EM_COLUMNS, type SplitWord } from './split-words.ts'

/** A dash as it is printed: a hyphen and an en dash have one shape, and only beside each other two lengths. */
export interface Dash {
  readonly character: DecodedChar
  /** Length of its ink, in em of its line. */
  readonly lengthEm: number
  /** Stands alone between spaces; else it joins signs, as in a postcode, where every typesetter has a hyphen. */
  readonly alone: boolean
}

const [HYPHEN, EN_DASH] = [CHARACTERS.indexOf('-'), CHARACTERS.indexOf('–')]
/** Rows of a cut line in which no dash stands: accents above, descenders and underlines below. */
const ROWS_ABOVE = 8
const ROWS_BELOW = 6
/** Columns to each side of a character's peak that are on its dash: half of the shortest one. */
const MIDDLE_COLUMNS = 2
/** Less than this, in grey levels, is no stroke. */
const CONTRAST_MIN = 12
/** A dash ends where its ink is weaker than this share of its middle's. */
const EDGE_SHARE = 0.3
/** A longer stroke is a rule, or a hyphen that touches its neighbours. */
const LENGTH_MAX = 0.75 * EM_COLUMNS

/** At least this many hyphens are needed to know the length of the page's hyphen. */
const HYPHENS_MIN = 4
/** Their middle half may differ by this factor: more, and the page is set in several typefaces. */
const SPREAD_MAX = 1.3
/**
 * Times the page's hyphen. Of the 700 text faces that the models are trained on, nine in ten have an en dash of at
 * least 1.2 hyphens, half of them of 1.6; a measured hyphen is within a fifth of the page's.
 */
const EN_DASH_MIN = 1.4
const HYPHEN_MAX = 1.15
/** In em, 15 % of error in the em allowed: nineteen in twenty of those faces have no shorter en dash and no longer hyphen. */
const EN_DASH_EM_MIN = 0.29
const HYPHEN_EM_MAX = 0.47
/** Confidence of a dash whose kind the page's hyphens decided against the recogniser. */
const SETTLED_CONFIDENCE = 0.9

/** The dashes among a cell's characters, each with the length of its ink. */
export function dashesOf(words: readonly SplitWord[], line: Raster): Dash[] {
  return words.flatMap(({ characters }) =>
    characters.filter(isDash).flatMap((character): Dash[] => {
      const length = inkLength(line, character)
      return length === null
        ? []
        : [{ character, lengthEm: length / EM_COLUMNS, alone: characters.length === 1 }]
    }),
  )
}

/**
 * The dashes between spaces that the page's own hyphens show to be of the other kind, with what they are.
 *
 * @param dashes of one page
 */
export function settledDashes(dashes: readonly Dash[]): ReadonlyMap<DecodedChar, DecodedChar> {
  const settled = new Map<DecodedChar, DecodedChar>()
  const hyphen = hyphenLength(dashes)
  if (hyphen === null) return settled
  for (const { character, lengthEm, alone } of dashes) {
    const value = alone ? kindOf(lengthEm, hyphen) : null
    if (value !== null && value !== character.value)
      settled.set(character, { ...character, value, confidence: SETTLED_CONFIDENCE })
  }
  return settled
}

/** Null where the length does not decide. @param hyphen length of the page's hyphen in em */
function kindOf(lengthEm: number, hyphen: number): number | null {
  if (lengthEm >= EN_DASH_EM_MIN && lengthEm >= EN_DASH_MIN * hyphen) return EN_DASH
  return lengthEm <= HYPHEN_EM_MAX && lengthEm <= HYPHEN_MAX * hyphen ? HYPHEN : null
}

/** The length of the page's hyphen in em: the lower quartile, since what touches its neighbours measures too long. */
function hyphenLength(dashes: readonly Dash[]): number | null {
  const lengths = dashes
    .filter(({ alone, character }) => !alone && character.value === HYPHEN)
    .map(({ lengthEm }) => lengthEm)
    .sort((a, b) => a - b)
  if (lengths.length < HYPHENS_MIN) return null
  const quartile = lengths[Math.floor(lengths.length / 4)] ?? 0
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0
  return middle <= SPREAD_MAX * quartile ? quartile : null
}

function isDash({ value }: DecodedChar): boolean {
  return value === HYPHEN || value === EN_DASH
}

/** Columns of ink of the stroke at a character's peak, soft edges by their share; null where there is no dash. */
function inkLength(line: Raster, { step }: DecodedChar): number | null {
  const peak = Math.round((step + 0.5) * RECOGNISER.stride)
  const ink = strokeInk(line, peak)
  const inkAt = (x: number) => ink[x] ?? 0
  const full = inkAt(peak)
  if (full < CONTRAST_MIN) return null
  let [from, to] = [peak, peak]
  while (inkAt(from - 1) > EDGE_SHARE * full) from--
  while (inkAt(to + 1) > EDGE_SHARE * full) to++
  if (to - from > LENGTH_MAX) return null
  let length = 0
  for (let x = from - 1; x <= to + 1; x++) length += Math.min(1, inkAt(x) / full)
  return length
}

/** The row of a line that has most ink about a peak, as contrast with the paper. */
function strokeInk({ width, height, data }: Raster, peak: number): Uint8Array {
  const paper = paperTone(data)
  const inkAt = (y: number, x: number) => Math.abs((data[y * width + x] ?? 0) - paper)
  const [from, to] = [Math.max(0, peak - MIDDLE_COLUMNS), Math.min(width, peak + MIDDLE_COLUMNS + 1)]
  let best = { row: ROWS_ABOVE, sum: -1 }
  for (let row = ROWS_ABOVE; row < height - ROWS_BELOW; row++) {
    let sum = 0
    for (let x = from; x < to; x++) sum += inkAt(row, x)
    if (sum > best.sum) best = { row, sum }
  }
  const ink = new Uint8Array(width)
  for (let x = 0; x < width; x++) ink[x] = inkAt(best.row, x)
  return ink
}
