import { expect, test } from 'vitest'
import { findCoordinates } from '../../../engine/src/values/coordinates.ts'

const found = (text: string) =>
  findCoordinates(text).map(({ latitude, longitude, start, end }) => [
    latitude,
    longitude,
    text.slice(start, end),
  ])

test.each([
  [`10°11’59” S – 48°16’15” W, Palmas`, '-10.199722', '-48.270833', '10°11’59” S – 48°16’15” W'],
  [`Coordenadas 03°05'22"S 60°01'11"O`, '-3.089444', '-60.019722', `03°05'22"S 60°01'11"O`],
  ['nas coordenadas -12,34567/-38,12345 e com', '-12.345670', '-38.123450', '-12,34567/-38,12345'],
  ['Coordenadas geográficas: -22,905 e -43,172', '-22.905000', '-43.172000', '-22,905 e -43,172'],
  ['Latitude: 22.905 S, Longitude: 43.172 W', '-22.905000', '-43.172000', '22.905 S, Longitude: 43.172 W'],
  [`Boa Vista, 02°49'10"N e 60°40'17"W`, '2.819444', '-60.671389', `02°49'10"N e 60°40'17"W`],
])('%s', (text, latitude, longitude, printed) => {
  expect(found(text)).toEqual([[latitude, longitude, printed]])
})

test('metres of UTM are given as printed', () => {
  expect(found('COORDENADAS UTM (E-N): 612345 - 7212345')).toEqual([
    [null, null, 'UTM (E-N): 612345 - 7212345'],
  ])
})

test.each([
  'NBR 10.004 e 12.235',
  'R$ 12,345 e -3,456',
  `89°10'10"S 10°10'10"W`,
  'pH 6,5 - 8,5',
  '23,550 46,633',
  'Variação de -1.250, -35.500 no ano',
])('%s is no point in Brazil', (text) => {
  expect(findCoordinates(text)).toEqual([])
})

test('long texts take their time in proportion', () => {
  expect(findCoordinates('12°34’ '.repeat(20_000))).toEqual([])
  expect(findCoordinates('UTM 123456 '.repeat(20_000)).length).toBeLessThan(20_001)
})
