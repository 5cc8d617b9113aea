import { describe, expect, test } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import type { Evidence, Fields } from '../../../engine/src/types.ts'
import type { PrintedLine } from '../document-types/reading-from-text.ts'
import { said, taggedLines } from './tagged-reading.ts'

const LEFT = 40

interface Driver {
  readonly name: string
  readonly cpf: string
  readonly number: string
  readonly category: string
}

/** The check digits of the first CPF and the second number fail. */
const ANA: Driver = { name: 'Ana Lima Prado', cpf: '529.982.247-24', number: '02650306461', category: 'AD' }
const RUI: Driver = { name: 'Rui Teles Bonfim', cpf: '165.324.175-64', number: '40196834112', category: 'B' }

const valuesOf = ({ name, personalNumber, licenseNumber, licenseClass }: Fields) =>
  [name, personalNumber, licenseNumber, licenseClass].map((field) => field?.value)

const printed = ({ name, cpf, number, category }: Driver) => [name, cpf.replace(/\D/g, ''), number, category]

/** A row for each driver, of whom the network is sure of the first, below words that name one of them. */
function table(named: string, drivers: readonly Driver[]): PrintedLine[] {
  const head = { text: `Motorista indicado ${said('HOLDER', named)}`, x: LEFT, y: 60, height: 12 }
  const rows = drivers.flatMap(({ name, cpf, number, category }, row) => {
    const inRow = (role: string, text: string) => said(role, text).replaceAll('*', row === 0 ? '*' : '?')
    const cells = [inRow('PERSON', name), inRow('HOLDER_CPF', cpf), inRow('REGISTRATION', number)]
    const further = [inRow('EXPIRY', `0${row + 1}/05/2032`), inRow('CATEGORY', category)]
    return [...cells, ...further].map((text, i) => ({
      text,
      x: LEFT + 220 * i,
      y: 100 + 30 * row,
      height: 12,
    }))
  })
  return [head, ...rows]
}

describe('drivers in the rows of a table', () => {
  const EVA: Driver = {
    name: 'Eva Moura Sales',
    cpf: '111.444.777-35',
    number: '03664071908',
    category: 'AE',
  }

  test.each([ANA, RUI, EVA])('all values are of the row whose driver is named outside the table', (named) => {
    const { fields } = driverLicence.read(taggedLines(table(named.name, [ANA, RUI, EVA])))
    expect(valuesOf(fields)).toEqual(printed(named))
    expect(fields.expirationDate?.value).toBe(`2032-05-0${[ANA, RUI, EVA].indexOf(named) + 1}`)
  })

  test('a class that the first row has as well is shown in the named one', () => {
    const { fields } = driverLicence.read(
      taggedLines(table(EVA.name, [ANA, RUI, { ...EVA, category: 'AD' }])),
    )
    const shown = fields.licenseClass as { readonly evidence: readonly Evidence[] }
    expect(shown.evidence.map(({ quad }) => quad[0][1])).toEqual([160])
  })

  test('a driver who has no row has nothing of the others', () => {
    const { fields } = driverLicence.read(taggedLines(table('Léo Prates Nunes', [ANA, RUI, EVA])))
    expect(fields.name?.value).toBe('Léo Prates Nunes')
  })
})
