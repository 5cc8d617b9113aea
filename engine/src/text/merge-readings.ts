import { CLASS_COUNT, RECOGNISER } from '../model-facts.ts'
import { type Alignment, alignmentOf } from './alignment.ts'
import { type Decoded, decodeCtc, logProbabilitiesOn, logProbabilityOfPath } from './ctc.ts'

/** Natural logarithm of the probability of a class where none of the readings sees it. */
const UNSEEN = -20

/**
 * A reading counts as its best path's probability to this power: one that misses the print's height is unsure all along the line. Of
 * the words of 62 real pictures 8.2 % are wrong where all count the same, 8.1 % with this power.
 */
const POWER = 0.5

/** Shares of the classes where nothing is written. */
const ONLY_BLANK = Float64Array.from({ length: CLASS_COUNT }, (_, value) => Number(value === 0))

/** A reading, and its share of what all say. */
interface Weighed<R> {
  readonly reading: R
  readonly weight: number
}

/** A text that one of the readings says, and where each of them has its signs. */
interface SharedText<R> {
  readonly reading: R
  readonly alignments: readonly Alignment[]
  /** Natural logarithm, the mean of all readings. */
  readonly logProbability: number
}

/**
 * What several readings of a line say together: the text of the one that all find the most probable, and for each of its signs the mean
 * of what they see there. A sign that one of them misreads is outvoted, and one that they disagree on is less sure.
 *
 * @returns the reading whose text it is, with what is seen on its steps
 */
export function mergeReadings<R extends Decoded>(readings: readonly R[]): R {
  const [likeliest, ...less] = likeliestFirst(readings)
  if (!likeliest) throw new RangeError('nothing was read that could be merged')
  // Of readings with the same text the likeliest.
  const texts = new Map([...less.reverse(), likeliest].map((reading) => [valuesOf(reading).join(), reading]))
  const all = weighed(readings)
  const [first, ...others] = [...texts.values()].flatMap((reading) => sharedText(reading, all) ?? [])
  if (!first) return likeliest
  return merged(
    others.reduce((best, one) => (one.logProbability > best.logProbability ? one : best), first),
    all,
  )
}

/** By the probability of the best path. */
export function likeliestFirst<R extends Decoded>(readings: readonly R[]): R[] {
  return readings.toSorted((a, b) => logProbabilityOfPath(b.logits) - logProbabilityOfPath(a.logits))
}

function weighed<R extends Decoded>(readings: readonly R[]): Weighed<R>[] {
  const logProbabilities = readings.map(({ logits }) => POWER * logProbabilityOfPath(logits))
  const most = Math.max(...logProbabilities)
  const weights = logProbabilities.map((one) => Math.exp(one - most))
  const total = weights.reduce((sum, one) => sum + one, 0)
  return readings.map((reading, i) => ({ reading, weight: (weights[i] ?? 0) / total }))
}

function sharedText<R extends Decoded>(reading: R, all: readonly Weighed<R>[]): SharedText<R> | null {
  const values = valuesOf(reading)
  const alignments = all.flatMap((one) => alignmentOf(values, one.reading.logits) ?? [])
  if (alignments.length < all.length) return null
  const logProbability = alignments.reduce(
    (sum, one, i) => sum + (all[i]?.weight ?? 0) * one.logProbability,
    0,
  )
  return { reading, alignments, logProbability }
}

function merged<R extends Decoded>({ reading, alignments }: SharedText<R>, all: readonly Weighed<R>[]): R {
  const logits = reading.logits.slice()
  const own = alignments[all.findIndex((one) => one.reading === reading)]
  own?.signs.forEach(({ from, to, best }, sign) => {
    // The mean stands on one step, for another sign may win there.
    for (let step = from; step < to; step++) writeStep(logits, step, ONLY_BLANK)
    const shares = new Float64Array(CLASS_COUNT)
    for (const [i, one] of all.entries()) addStep(shares, one, alignments[i]?.signs[sign]?.best ?? 0)
    writeStep(logits, best, shares)
  })
  return { ...reading, logits, characters: decodeCtc(logits) }
}

/** Adds what a reading says of the classes at a step to `shares`. */
function addStep(shares: Float64Array, { reading, weight }: Weighed<Decoded>, step: number) {
  const logProbabilityAt = logProbabilitiesOn(reading.logits)
  for (let value = 0; value < CLASS_COUNT; value++) {
    const logProbability = logProbabilityAt(step, value)
    if (logProbability > UNSEEN) shares[value] = (shares[value] ?? 0) + weight * Math.exp(logProbability)
  }
}

/** @param shares of the classes, which need not sum up to 1 */
function writeStep(logits: Float32Array, step: number, shares: Float64Array) {
  for (let value = 0; value < CLASS_COUNT; value++) {
    const share = shares[value] ?? 0
    logits[step * CLASS_COUNT + value] = RECOGNISER.temperature * (share > 0 ? Math.log(share) : UNSEEN)
  }
}

function valuesOf({ characters }: Decoded): number[] {
  return characters.map(({ value }) => value)
}
