import { expect, it } from 'vitest'
import { accentedName } from '../../../engine/src/values/name-accents.ts'

it.each([
  ['ÁNGELA', 'ÂNGELA'],
  ['ESTÉVÃO', 'ESTÊVÃO'],
  ['ÂNGELA', 'ÂNGELA'],
  ['ANDRE', 'ANDRÉ'],
  ['Ángela', 'Ângela'],
  ['RÍOMANSO', null],
])('%s is written %s', (read, written) => {
  expect(accentedName(read)).toBe(written)
})
