import { CLASS_COUNT, RECOGNISER } from '../model-facts.ts'
import { type Alignment, alignmentOf } from './alignment.ts'
import { type Decoded, decodeCtc, logProbabilitiesOn, surenessOf } from './ctc.ts'

/** Natural logarithm of the probability of a class where none of the readings sees it. */
const UNSEEN = -20

/** Shares of the classes where nothing is written. */
const ONLY_BLANK = Float64Array.from({ length: CLASS_COUNT }, (_, value) => Number(value === 0))

/** A text that one of the readings says, and where each of them has its signs. */
interface SharedText<R> {
  readonly reading: R
  readonly alignments: readonly Alignment[]
  /** Natural logarithm, of all readings together. */
  readonly logProbability: number
}

/**
 * What several readings of a line say together: the text of the one that all find the most probable, and for each of its signs the mean
 * of what they see there. A sign that one of them misreads is outvoted, and one that they disagree on is less sure.
 *
 * @returns the reading whose text it is, with what is seen on its steps
 */
export function mergeReadings<R extends Decoded>(readings: readonly R[]): R {
  const surestLast = readings.toSorted((a, b) => surenessOf(a) - surenessOf(b))
  // Of readings with the same text the surest.
  const texts = new Map(surestLast.map((reading) => [valuesOf(reading).join(), reading]))
  const [first, ...others] = [...texts.values()].flatMap((reading) => sharedText(reading, readings) ?? [])
  const surest = surestLast.at(-1)
  if (!surest) throw new RangeError('nothing was read that could be merged')
  if (!first) return surest
  return merged(
    others.reduce((best, one) => (one.logProbability > best.logProbability ? one : best), first),
    readings,
  )
}

function sharedText<R extends Decoded>(reading: R, readings: readonly R[]): SharedText<R> | null {
  const values = valuesOf(reading)
  const alignments = readings.flatMap(({ logits }) => alignmentOf(values, logits) ?? [])
  if (alignments.length < readings.length) return null
  return { reading, alignments, logProbability: alignments.reduce((sum, one) => sum + one.logProbability, 0) }
}

function merged<R extends Decoded>({ reading, alignments }: SharedText<R>, readings: readonly R[]): R {
  const logits = reading.logits.slice()
  const own = alignments[readings.indexOf(reading)]
  own?.signs.forEach(({ from, to, best }, sign) => {
    // The mean stands on one step, for another sign may win there.
    for (let step = from; step < to; step++) writeStep(logits, step, ONLY_BLANK)
    const shares = new Float64Array(CLASS_COUNT)
    for (const [i, { logits: seen }] of readings.entries())
      addStep(shares, seen, alignments[i]?.signs[sign]?.best ?? 0)
    writeStep(logits, best, shares)
  })
  return { ...reading, logits, characters: decodeCtc(logits) }
}

/** Adds the probabilities of the classes at a step to `shares`. */
function addStep(shares: Float64Array, logits: Float32Array, step: number) {
  const logProbabilityAt = logProbabilitiesOn(logits)
  for (let value = 0; value < CLASS_COUNT; value++) {
    const logProbability = logProbabilityAt(step, value)
    if (logProbability > UNSEEN) shares[value] = (shares[value] ?? 0) + Math.exp(logProbability)
  }
}

/** @param shares of the classes, as sums of some readings */
function writeStep(logits: Float32Array, step: number, shares: Float64Array) {
  for (let value = 0; value < CLASS_COUNT; value++) {
    const share = shares[value] ?? 0
    logits[step * CLASS_COUNT + value] = RECOGNISER.temperature * (share > 0 ? Math.log(share) : UNSEEN)
  }
}

function valuesOf({ characters }: Decoded): number[] {
  return characters.map(({ value }) => value)
}
