import { expect, it } from 'vitest'
import {
  asMarked,
  kindsIn,
  naturesIn,
} from '../../../engine/src/document-types/guardianship-term/marked-option.ts'
import { NOTHING } from '../../../engine/src/fields/field.ts'
import { readingFromPlainText, readingFromText } from './reading-from-text.ts'

it.each([
  ['Espécie: ( ) Guarda ( ) Tutela (X) Curatela', 'CURATELA', null],
  ['[X] Guarda [ ] Tutela [ ] Curatela', 'GUARDA', null],
  // As pixels give boxes that are drawn.
  ['Espécie: C Guarda 0 Tutela X Curatela', 'CURATELA', null],
  ['X) guarda provisória O guarda definitiva O tutela', 'GUARDA', 'PROVISIONAL'],
  ['Caráter: J Provisório X] Definitivo', null, 'DEFINITIVE'],
  // None is marked, or two are, or nothing else was asked.
  ['( ) Guarda ( ) Tutela ( ) Curatela', null, null],
  ['(X) Guarda ( ) Tutela (X) Curatela', null, null],
  ['(X) Guarda', null, null],
  ['(X) Requerente ( ) Requerido', null, null],
  ['nos termos do inciso X guarda e tutela se regem por lei', null, null],
])('%s', (text, kind, nature) => {
  const reading = readingFromPlainText(`TERMO DE COMPROMISSO\n\n${text}\n\nCompareceu a Sra. Ana Lima`)
  expect(asMarked(NOTHING, kindsIn, reading).value).toBe(kind)
  expect(asMarked(NOTHING, naturesIn, reading).value).toBe(nature)
})

it('finds boxes and answers in cells of one row', () => {
  const cells = ['X] Provisório', 'J Definitivo']
  const lines = cells.map((text, i) => ({ text, x: 80 + 300 * i, y: 100, height: 12 }))
  expect(asMarked(NOTHING, naturesIn, readingFromText([{ lines }])).value).toBe('PROVISIONAL')
})
