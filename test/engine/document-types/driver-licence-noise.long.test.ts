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
import { withRoles } from './with-roles.ts'

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
async function read(page: PrintedPage, placeOfBirth: string | null, noise: Noise) {
  const reading = await withRoles(readingFromText([withNoise(page, noise)], 'ocr', 0.98))
  const { fields } = driverLicence.read(reading)
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

const SEVERAL: readonly (readonly [string, Omit<Noise, 'seed'>, number, number])[] = [
  ['cut into words', { split: 0.3 }, 0.9, 0.1],
  ['neighbours read as one line', { merged: 0.6 }, 0.9, 0.1],
  ['boxes that are off', { jitter: 0.3 }, 0.9, 0.1],
  ['askew', { angleDegrees: 4 }, 0.9, 0.1],
  // Domain section 0.1: 38 to 75 % of the small captions have an error on photos.
  ['captions with an error in most', { labelErrors: 0.08 }, 0.9, 0.1],
  ['captions with one letter in five wrong', { labelErrors: 0.2 }, 0.9, 0.1],
  ['captions with two letters in five wrong', { labelErrors: 0.4 }, 0.8, 0.12],
  // A misread letter of a name stays: nothing here can know better.
  [
    'everything at once',
    { labelErrors: 0.06, valueErrors: 0.005, split: 0.2, merged: 0.2, jitter: 0.2, angleDegrees: 2 },
    0.85,
    0.13,
  ],
]

describe.each(CARDS)('driver licence with noise: %s', (_, page, placeOfBirth) => {
  it.each(SEVERAL)('%s: most fields, hardly a wrong one', async (_name, noise, rightMin, wrongMax) => {
    const results = await Promise.all(SEEDS.map((seed) => read(page, placeOfBirth, { seed, ...noise })))
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(results.map(({ right }) => right))).toBeGreaterThanOrEqual(rightMin)
    expect(mean(results.map(({ wrong }) => wrong))).toBeLessThanOrEqual(wrongMax)
  })
})
