import { describe, expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import {
  back2022,
  expectedOf,
  front2022,
  MARIA,
  onePage,
  openCard,
  panel2022,
} from './driver-licence-cards.ts'
import { type Noise, withNoise } from './page-noise.ts'
import { type PrintedPage, readingFromText } from './reading-from-text.ts'

const SEEDS = [11, 23, 37, 59, 71, 97]

const CARDS: readonly (readonly [string, PrintedPage, string | null])[] = [
  ['open card', openCard(MARIA), null],
  [
    'card of 2022',
    onePage(front2022(MARIA), back2022(MARIA, 60, 720), panel2022(MARIA, 60, 1350)),
    'PIRAPORA/MG',
  ],
]

/** Right and wrong values of a noisy card; a value that was not found is neither. */
function read(page: PrintedPage, placeOfBirth: string | null, noise: Noise) {
  const fields = driverLicence.read(readingFromText([withNoise(page, noise)], 'ocr', 0.98)).fields
  const expected = Object.entries({
    ...expectedOf(MARIA),
    filiation: ['JOSE EXEMPLO DA SILVA', 'ANA MODELO APARECIDA EXEMPLO SILVA'],
    placeOfBirth,
  })
  const isRight = ([name, value]: (typeof expected)[number]) =>
    JSON.stringify(fields[name]?.value) === JSON.stringify(value)
  const right = expected.filter(isRight).length
  const wrong = expected.filter((entry) => !isRight(entry) && fields[entry[0]]?.status === 'found').length
  return { right: right / expected.length, wrong: wrong / expected.length }
}

describe.each(CARDS)('driver licence with noise: %s', (_, page, placeOfBirth) => {
  it.each<[string, Omit<Noise, 'seed'>]>([
    ['cut into words', { split: 0.6 }],
    ['neighbours read as one line', { merged: 0.6 }],
    ['boxes that are off', { jitter: 0.3 }],
    ['askew', { angleDegrees: 4 }],
    ['turned to the left', { angleDegrees: 90 }],
    ['turned to the right', { angleDegrees: -90 }],
    ['upside down', { angleDegrees: 180 }],
  ])('%s: every field', (_name, noise) => {
    for (const seed of SEEDS)
      expect(read(page, placeOfBirth, { seed, ...noise })).toEqual({ right: 1, wrong: 0 })
  })

  // Domain section 0.1: 38 to 75 % of the small captions have an error on photos.
  it.each<[string, Omit<Noise, 'seed'>, number, number]>([
    ['captions with an error in most', { labelErrors: 0.08 }, 0.99, 0],
    ['captions with one letter in five wrong', { labelErrors: 0.2 }, 0.98, 0.01],
    // Their places are known from those that can still be read.
    ['captions with two letters in five wrong', { labelErrors: 0.4 }, 0.8, 0.12],
    // A misread letter of a name stays: nothing here can know better.
    [
      'everything at once',
      { labelErrors: 0.06, valueErrors: 0.005, split: 0.2, merged: 0.2, jitter: 0.2, angleDegrees: 2 },
      0.88,
      0.08,
    ],
  ])('%s: most fields, hardly a wrong one', (_name, noise, rightMin, wrongMax) => {
    const results = SEEDS.map((seed) => read(page, placeOfBirth, { seed, ...noise }))
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(results.map(({ right }) => right))).toBeGreaterThanOrEqual(rightMin)
    expect(mean(results.map(({ wrong }) => wrong))).toBeLessThanOrEqual(wrongMax)
  })
})
