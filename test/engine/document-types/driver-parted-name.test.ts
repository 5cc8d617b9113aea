import { expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { said, taggedLines } from '../weigh/tagged-reading.ts'
import type { PrintedLine } from './reading-from-text.ts'

const at = (x: number, y: number, text: string): PrintedLine => ({ text, x, y, height: 10 })
const REST = [
  at(40, 300, `CPF ${said('HOLDER_CPF', '529.982.247-25')} registro ${said('REGISTRATION', '02650306461')}`),
  at(40, 320, `categoria ${said('CATEGORY', 'AB')} até ${said('EXPIRY', '09/05/2032')}`),
]
const LIMA = said('HOLDER', 'Lima Prado')

it.each([
  ['behind its captions', [at(40, 100, 'Nome: Ana Rita'), at(300, 100, `Sobrenome: ${LIMA}`)]],
  ['in one line', [at(40, 100, `Nome: Ana Rita Sobrenome: ${LIMA}`)]],
  [
    'below its captions',
    [
      at(40, 100, 'Nome'),
      at(200, 100, 'Sobrenome'),
      at(400, 100, 'Nascimento'),
      at(40, 115, said('PERSON', 'Ana Rita')),
      at(200, 115, LIMA),
      at(400, 115, said('BIRTH', '14/03/1987')),
    ],
  ],
  [
    'surname first, in two languages',
    [
      at(40, 100, '1. Surname / Sobrenome'),
      at(40, 115, LIMA),
      at(40, 140, '2. Other names / Nomes'),
      at(40, 155, said('PARENT', 'Ana Rita')),
    ],
  ],
  [
    'beside its captions',
    [at(40, 100, 'Nome'), at(200, 100, 'Ana Rita'), at(40, 120, 'Sobrenome'), at(200, 120, LIMA)],
  ],
])('a name in two fields, %s, is one', (_, lines) => {
  const { name } = driverLicence.read(taggedLines([...lines, ...REST])).fields
  expect(name?.value).toBe('Ana Rita Lima Prado')
  expect(name?.status === 'found' && name.evidence).toHaveLength(2)
})

it.each([
  ['Nome e sobrenome', 'Lima Prado'],
  ['Sobrenome', 'Lima Prado'],
  // A nickname, in Brazil.
  [`Nome: ${LIMA} Apelido: Gaúcho`, 'Lima Prado'],
])('%s alone asks for one name', (caption, value) => {
  const lines = [
    at(40, 100, caption),
    at(40, 115, LIMA),
    at(40, 140, 'Nome da mãe'),
    at(40, 155, 'Eva Luz'),
    ...REST,
  ]
  expect(driverLicence.read(taggedLines(lines)).fields.name?.value).toBe(value)
})
