import { describe, expect, test } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import type { PrintedLine } from '../document-types/reading-from-text.ts'
import { said, taggedLines } from './tagged-reading.ts'

const LEFT = 40
const RIGHT = 540

interface Driver {
  readonly name: string
  readonly cpf: string
  readonly number: string
  readonly category: string
}

/** The check digits of the first CPF and the second number fail. */
const ANA: Driver = { name: 'Ana Lima Prado', cpf: '529.982.247-24', number: '02650306461', category: 'AD' }
const RUI: Driver = { name: 'Rui Teles Bonfim', cpf: '165.324.175-64', number: '40196834112', category: 'B' }

/** Rows of a form: what is told of one driver, beside what is told of the other. */
function form(left: Driver, right: Driver): PrintedLine[] {
  const cells = ({ name, cpf, number, category }: Driver) => [
    said('HOLDER', name),
    said('HOLDER_CPF', cpf),
    said('REGISTRATION', number),
    said('CATEGORY', category),
  ]
  const others = cells(right)
  return cells(left).flatMap((text, row) => [
    { text, x: LEFT, y: 100 + 30 * row, height: 12 },
    { text: others[row] ?? '', x: RIGHT + (row % 2) * 60, y: 100 + 30 * row, height: 12 },
  ])
}

describe('two drivers side by side', () => {
  test.each([
    [ANA, RUI],
    [RUI, ANA],
  ])('all values are of the one who is named first', (left, right) => {
    const { fields } = driverLicence.read(taggedLines(form(left, right)))
    expect(
      [fields.name, fields.personalNumber, fields.licenseNumber, fields.licenseClass].map(
        (field) => field?.value,
      ),
    ).toEqual([left.name, left.cpf.replace(/\D/g, ''), left.number, left.category])
  })
})
