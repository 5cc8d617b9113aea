import { expect, test } from 'vitest'
import { sharedWords, wordsOf } from './word-bags.ts'

test('words are compared without accents, case, signs and the hyphens of line ends', () => {
  expect(wordsOf('Licença de Ope-\nração nº 12/2024')).toEqual([
    'licenca',
    'de',
    'operacao',
    'no',
    '12',
    '2024',
  ])
})

test('a word counts as often as both have it', () => {
  expect(sharedWords(['a', 'b', 'b', 'c'], ['b', 'b', 'b', 'd'])).toBe(2)
})
