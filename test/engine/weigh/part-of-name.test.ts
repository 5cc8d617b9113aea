import { expect, it } from 'vitest'
import { isPartOf } from '../../../engine/src/weigh/part-of-name.ts'

it.each([
  ['E. F. D. M.', 'EUNICE FERREIRA DE MENEZES', true],
  ['E. F. M.', 'EUNICE FERREIRA DE MENEZES', true],
  ['E F D M', 'EUNICE FERREIRA DE MENEZES', true],
  ['E. M.', 'EUNICE FERREIRA DE MENEZES', false],
  ['E. F. S.', 'EUNICE FERREIRA DE MENEZES', false],
  ['EUNICE F.', 'EUNICE FERREIRA DE MENEZES', true],
  ['MENEZES', 'EUNICE FERREIRA DE MENEZES', false],
])('%s of %s: %s', (part, whole, expected) => {
  expect(isPartOf(part, whole)).toBe(expected)
})
