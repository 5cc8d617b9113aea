import { expect, it } from 'vitest'
import { withNameAccents } from '../../../engine/src/values/name-accents.ts'

it.each([
  ['ÁNGELA', 'ÂNGELA'],
  ['ESTÉVÃO', 'ESTÊVÃO'],
  ['ÂNGELA', 'ÂNGELA'],
  // Registered without an accent, or no known name: as read.
  ['MARCIA', 'MARCIA'],
  ['ANDRE', 'ANDRE'],
  ['RÍOMANSO', 'RÍOMANSO'],
  ['Ángela', 'Ángela'],
])('%s is written %s', (read, written) => {
  expect(withNameAccents(read)).toBe(written)
})
