import { median } from '../geometry.ts'
import { CHARACTERS, CLASS_COUNT, RECOGNISER } from '../model-facts.ts'
import type { Columns } from '../raster/ink.ts'
import { type InkOfLine, inkOfLine, type MarkAbove, markAbove, topOfInk } from '../raster/mark-above.ts'
import type { Raster } from '../types.ts'
import type { DecodedChar } from './ctc.ts'

/** A letter of this confidence stands as it was read. */
const SURE = 0.98
/** Columns to each side of a letter's peak that are looked at, at most: half of a wide one. */
const REACH = 8
/** So many of a letter's nearest neighbours show where capitals begin, at least so many do, and so many rows apart at most. */
const [NEIGHBOURS, NEIGHBOURS_MIN, NEIGHBOURS_APART] = [4, 3, 2]
/**
 * In rows of a cut line: of 4,011 capitals without an accent on real cards and pages 8 in a thousand rise so far above their neighbours,
 * nearly all of them into a frame, which is wider than a mark. Of 319 with one 97 in a hundred do.
 */
const RISES_MIN = 1.75
/** None of them rises higher: that is a speck, or a letter of the line above. */
const RISES_MAX = 6.5
const SPREAD_MAX = 2.8
const INK_MIN = 1
/** With less ink a mark is there, but its shape is not to be seen. */
const SHAPE_INK_MIN = 4

/** Natural logarithms: how much more probable a mark is where one is seen; one of another shape, and one stroke where there are two. */
const [SEEN, NOT_SO, NOT_TWO] = [6, -2, -8]
/** From this slant on a mark is no level one. */
const SLANTED = 0.1
/** An upright acute spreads less. */
const LEVEL_SPREAD = 1.4
/** Between two dots there is at most this share of their ink. Of 329 other marks none has less than half, diaereses have a quarter. */
const BETWEEN_DOTS = 0.4
const DIAERESIS = '\u0308'
/** The accents of the charset, and whether what is seen has the shape of one. */
const MARKS: ReadonlyMap<string, (mark: MarkAbove) => boolean> = new Map([
  ['\u0300', ({ slant }) => slant > SLANTED],
  ['\u0301', ({ slant, spread }) => slant < -SLANTED || (slant <= SLANTED && spread < LEVEL_SPREAD)],
  ['\u0302', ({ slant, spread }) => Math.abs(slant) <= SLANTED && spread >= LEVEL_SPREAD],
  ['\u0303', ({ slant, spread }) => Math.abs(slant) <= 2 * SLANTED && spread >= LEVEL_SPREAD],
  [DIAERESIS, ({ between }) => between < BETWEEN_DOTS],
])

/** A letter of a class without its mark, and the mark: '' where it has none. */
const PARTS = CHARACTERS.map((character) => {
  const [letter = '', mark = ''] = character.normalize('NFD')
  return { letter, mark }
})
/** The classes that have one of the marks. */
const MARK_OF = PARTS.flatMap(({ mark }, value) => (MARKS.has(mark) ? [[value, mark] as const] : []))
/** Letters that may have one. */
const MARKED = new Set(MARK_OF.map(([value]) => PARTS[value]?.letter))

/**
 * What the pixels above doubtful capitals say of their accents: small print has room for one, and the recogniser overlooks it. Where ink
 * rises above the neighbours, letters with a mark of its shape are more probable.
 *
 * @param line the cut line
 * @param logits of the line, which stay as they are
 * @returns the logits as they are with that; `logits` itself where nothing is to be said
 */
export function seeMarks(
  line: Raster,
  characters: readonly DecodedChar[],
  logits: Float32Array,
): Float32Array {
  const doubtful = wordsInCapitals(characters).flatMap((word) =>
    word
      .filter((at) => {
        const { value = 0, confidence = 1 } = characters[at] ?? {}
        return confidence < SURE && MARKED.has(PARTS[value]?.letter)
      })
      .map((at) => ({ at, word })),
  )
  const ink = doubtful.length > 0 ? inkOfLine(line) : null
  if (!ink) return logits
  let weighed: Float32Array | null = null
  for (const { at, word } of doubtful) {
    const mark = markOn(at, word, characters, ink)
    if (!mark) continue
    weighed ??= logits.slice()
    weigh(weighed, stepsOf(at, characters), mark)
  }
  return weighed ?? logits
}

/** The numbers of the characters of each word that is all capitals. */
function wordsInCapitals(characters: readonly DecodedChar[]): number[][] {
  const words: number[][] = [[]]
  for (const [at, { value }] of characters.entries()) {
    if (/\p{L}/u.test(CHARACTERS[value] ?? '')) words.at(-1)?.push(at)
    else words.push([])
  }
  return words.filter((word) => word.length > NEIGHBOURS_MIN && word.every((at) => isCapital(characters[at])))
}

function isCapital(one: DecodedChar | undefined): boolean {
  return /\p{Lu}/u.test(CHARACTERS[one?.value ?? 0] ?? '')
}

function markOn(
  at: number,
  word: readonly number[],
  characters: readonly DecodedChar[],
  ink: InkOfLine,
): MarkAbove | null {
  const own = columnsOf(at, characters, ink.width)
  const top = topOfInk(ink, own)
  const neighbours = word
    .filter((other) => other !== at && isPlain(characters[other]))
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .flatMap((other) => topOfInk(ink, columnsOf(other, characters, ink.width)) ?? [])
    .slice(0, NEIGHBOURS)
  if (top === null || neighbours.length < NEIGHBOURS_MIN) return null
  if (Math.max(...neighbours) - Math.min(...neighbours) > NEIGHBOURS_APART) return null
  const capitals = median(neighbours)
  if (capitals - top < RISES_MIN || capitals - top > RISES_MAX) return null
  const mark = markAbove(ink, own, Math.floor(capitals - 0.5))
  return mark && mark.ink >= INK_MIN && mark.spread <= SPREAD_MAX ? mark : null
}

/** Letters that have nothing above, and begin where capitals do. */
function isPlain(one: DecodedChar | undefined): boolean {
  const { letter, mark } = PARTS[one?.value ?? 0] ?? { letter: 'Q', mark: '' }
  return mark === '' && letter !== 'Q' && letter !== 'J'
}

function columnsOf(at: number, characters: readonly DecodedChar[], width: number): Columns {
  const middle = (one: DecodedChar | undefined) => (one ? (one.step + 0.5) * RECOGNISER.stride : null)
  const own = middle(characters[at]) ?? 0
  const before = middle(characters[at - 1]) ?? own - 2 * REACH
  const after = middle(characters[at + 1]) ?? own + 2 * REACH
  return {
    from: Math.max(0, Math.round(Math.max(own - REACH, (own + before) / 2))),
    to: Math.min(width, Math.round(Math.min(own + REACH, (own + after) / 2)) + 1),
  }
}

/** The steps nearer to a character than to its neighbours. */
function stepsOf(at: number, characters: readonly DecodedChar[]): Columns {
  const own = characters[at]?.step ?? 0
  const [before, after] = [characters[at - 1]?.step ?? own - 2, characters[at + 1]?.step ?? own + 2]
  return { from: Math.max(0, Math.ceil((before + own + 1) / 2)), to: Math.ceil((own + after) / 2) }
}

function weigh(logits: Float32Array, { from, to }: Columns, seen: MarkAbove): void {
  for (const [value, mark] of MARK_OF) {
    const gain = RECOGNISER.temperature * gainOf(mark, seen)
    for (let step = from; step < Math.min(to, logits.length / CLASS_COUNT); step++) {
      const place = step * CLASS_COUNT + value
      logits[place] = (logits[place] ?? 0) + gain
    }
  }
}

/** How much more probable what is seen makes a letter with a mark than a sign without. */
function gainOf(mark: string, seen: MarkAbove): number {
  if (seen.ink < SHAPE_INK_MIN) return SEEN
  if (mark !== DIAERESIS && seen.between < BETWEEN_DOTS) return SEEN + NOT_TWO
  return SEEN + (MARKS.get(mark)?.(seen) ? 0 : NOT_SO)
}
