import { expect, test } from 'vitest'
import { wordError, wordsOf } from './word-error.ts'

const cases: readonly [name: string, printed: string, read: string, edits: number, exact: number][] = [
  ['equal words in another order', 'uma licença nova', 'nova uma licença', 0, 3],
  ['one letter', 'licença', 'licenca', 1, 0],
  ['a word that was not read counts whole', 'uma licença', 'uma', 7, 1],
  ['a word that is not printed counts whole', 'uma', 'uma xyz', 3, 1],
  ['two words joined', 'Classe I', 'ClasseI', 2, 0],
  ['a word twice is read twice', 'de de', 'de', 2, 1],
  ['unlike words are no pair', 'abc', 'xyz', 6, 0],
  ['dashes and quotes of other kinds', '— “São”', '- "São"', 0, 2],
  ['the nearest pair is taken first', 'casa caso', 'casa1 cas0', 2, 0],
]

test('lines to sign on are no words', () => {
  expect(wordError(['Assinatura', '________'], ['Assinatura', '......'])).toMatchObject({
    edits: 0,
    words: 1,
  })
})

test.each(cases)('%s', (_name, printed, read, edits, exact) => {
  const error = wordError(printed.split(' '), read.split(' '))
  expect(error).toMatchObject({ edits, exact, words: printed.split(' ').length })
})

test('deletions and insertions are counted apart from substitutions', () => {
  expect(wordError(['uma', 'licença'], ['licenca', 'xyz'])).toMatchObject({
    edits: 7,
    unread: 3,
    unprinted: 3,
  })
})

const apart: readonly [name: string, printed: string, read: string, edits: number][] = [
  ['read as words', 'D O  M E I O  A M B I E N T E', 'DO MEIO AMBIENTE', 0],
  ['read letter by letter', 'D O  M E I O  A M B I E N T E', 'D O M E I O A M B I E N T E', 0],
  ['listed from the top down', 'E T N E I B M A  O I E M  O D', 'DO MEIO AMBIENTE', 0],
  ['one of them misread', 'D O  M E I O  A M B I E N T E', 'DO MEIO AMBIENTF', 13],
  ['four signs are columns of a table', 'A B C D', 'A B C D', 0],
]

test.each(apart)('letters set apart: %s', (_name, printed, read, edits) => {
  expect(wordError(wordsOf(printed), wordsOf(read))).toMatchObject({ edits })
})
