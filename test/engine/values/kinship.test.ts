import { expect, it } from 'vitest'
import { findKinships, isRelativeOfChild } from '../../../engine/src/values/kinship.ts'

it.each([
  ['na qualidade de avó materna da infante', ['avó materna']],
  ['TIA-AVÓ PATERNA', ['TIA-AVÓ PATERNA']],
  ['irmã unilateral, e sua esposa', ['irmã unilateral', 'esposa']],
  ['padrasto', ['padrasto']],
  ['pagamento', []],
])('kinships in %j', (text, kinships) => {
  expect(findKinships(text).map(({ value }) => value)).toEqual(kinships)
})

it.each(['avó materna', 'tio', 'irmã unilateral', 'Pai', 'MÃE', 'madrasta', 'prima', 'padrinho', 'genitora'])(
  'a child has a %s',
  (kinship) => expect(isRelativeOfChild(kinship)).toBe(true),
)

it.each([
  'esposa',
  'MARIDO',
  'cônjuge',
  'companheiro',
  'filha',
  'neto',
  'sobrinha',
  'genro',
  'enteado',
  'afilhada',
])('a child has no %s', (kinship) => expect(isRelativeOfChild(kinship)).toBe(false))
