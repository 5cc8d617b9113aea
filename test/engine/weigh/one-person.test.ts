import { describe, expect, test } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { READER } from '../../../engine/src/model-facts.ts'
import type { Fields } from '../../../engine/src/types.ts'
import type { PrintedLine } from '../document-types/reading-from-text.ts'
import { said, tagged, taggedLines } from './tagged-reading.ts'

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

/** Rows of a form: what is told of one driver, beside what is told of the other; of their names the network sees the first. */
function form(left: Driver, right: Driver, roleOfSecond = 'HOLDER'): PrintedLine[] {
  const cells = ({ name, cpf, number, category }: Driver) => [
    said(name === right.name ? roleOfSecond : 'HOLDER', name),
    said('HOLDER_CPF', cpf),
    said('REGISTRATION', number),
    said('CATEGORY', category),
    said('EXPIRY', name === right.name ? '09/05/2032' : '27/09/2031'),
  ]
  const others = cells(right)
  return cells(left).flatMap((text, row) => [
    { text, x: LEFT, y: 100 + 30 * row, height: 12 },
    { text: others[row] ?? '', x: RIGHT + (row % 2) * 60, y: 100 + 30 * row, height: 12 },
  ])
}

/** What is told of one driver, above what is told of the other. */
function stacked(drivers: readonly Driver[]) {
  const blocks = drivers.map(({ name, cpf, number, category }) => {
    const rows = [
      said('HOLDER', name),
      `${said('HOLDER_CPF', cpf)} ${said('REGISTRATION', number)}`,
      said('CATEGORY', category),
    ]
    return rows.join('\n')
  })
  return tagged(blocks.join('\n\nVEÍCULO 2\n'))
}

const valuesOf = ({ name, personalNumber, licenseNumber, licenseClass }: Fields) =>
  [name, personalNumber, licenseNumber, licenseClass].map((field) => field?.value)

const printed = ({ name, cpf, number, category }: Driver) => [name, cpf.replace(/\D/g, ''), number, category]

describe('two drivers one below the other', () => {
  test.each([
    [ANA, RUI],
    [RUI, ANA],
  ])('all values are of the one who is named first', (first, second) => {
    expect(valuesOf(driverLicence.read(stacked([first, second])).fields)).toEqual(printed(first))
  })

  test('who is named first is not meant where the second has all the data', () => {
    const eva = { ...ANA, name: 'Eva Lima Prado', cpf: '111.444.777-35' }
    const rui = { ...RUI, number: '03664071908' }
    const rows = [
      `Permissionário ${said('HOLDER', rui.name)} ${said('HOLDER_CPF', rui.cpf)} ${said('REGISTRATION', rui.number)}`,
      `Requerente ${said('HOLDER', eva.name)} nascida em ${said('BIRTH', '14/03/1987')}`,
      `${said('HOLDER_CPF', eva.cpf)} ${said('REGISTRATION', eva.number)} ${said('CATEGORY', eva.category)}`,
      `emitida em ${said('ISSUE', '10/05/2022')} até ${said('EXPIRY', '09/05/2032')}`,
    ]
    expect(valuesOf(driverLicence.read(tagged(rows.join('\n\n'))).fields)).toEqual(printed(eva))
  })

  test('what the first leaves out is not taken from the second', () => {
    const { fields } = driverLicence.read(stacked([{ ...ANA, category: '' }, RUI]))
    expect(valuesOf(fields)).toEqual([...printed(ANA).slice(0, 3), null])
  })

  test('one driver whose number was corrected is no second driver', () => {
    const { fields } = driverLicence.read(stacked([ANA, { ...ANA, number: RUI.number }]))
    expect(fields.personalNumber?.value).toBe('52998224724')
  })
})

describe('two drivers side by side', () => {
  test.each([
    [ANA, RUI],
    [RUI, ANA],
  ])('all values are of the one who is named first', (left, right) => {
    expect(valuesOf(driverLicence.read(taggedLines(form(left, right))).fields)).toEqual(printed(left))
  })

  test.each([
    [ANA, RUI],
    [RUI, ANA],
  ])('even where the name of the other is not seen to be a driver’s', (left, right) => {
    const { fields } = driverLicence.read(taggedLines(form(left, right, 'PERSON')))
    expect(valuesOf(fields)).toEqual(printed(left))
    expect(fields.expirationDate?.value).toBe('2031-09-27')
  })

  test.each([
    [ANA, RUI],
    [RUI, ANA],
  ])('whatever captions stand before', (left, right) => {
    const captions = ['Nome:', 'Número do CPF:', 'Número da CNH:', 'Categoria da CNH:', 'Validade da CNH:']
    const lines = form(left, right, 'PERSON').map((line, i) => {
      const text = i % 2 === 0 ? line.text : line.text.replaceAll('*', '?')
      return { ...line, text: `${captions[i >> 1]} ${text}` }
    })
    expect(valuesOf(driverLicence.read(taggedLines(lines)).fields)).toEqual(printed(left))
  })

  test('a name that a hole parts in two is not two names, each with a column of data', () => {
    const cells = [
      said('HOLDER', 'Ana Lima'),
      said('HOLDER', 'Moura Prado'),
      said('REGISTRATION', ANA.number),
    ]
    const places = [
      [LEFT, 100],
      [RIGHT, 100],
      [RIGHT, 130],
    ] as const
    const lines = places.map(([x, y], i) => ({ text: cells[i] ?? '', x, y, height: 12 }))
    expect(driverLicence.read(taggedLines(lines)).fields.licenseNumber?.value).toBe(ANA.number)
  })

  test('data of one driver in two columns are no second driver’s', () => {
    const { fields } = driverLicence.read(taggedLines(form(ANA, { ...ANA, category: '' })))
    expect(valuesOf(fields)).toEqual(printed(ANA))
  })
})

describe('a table with a row for each of several drivers', () => {
  const eva = { ...ANA, name: 'Eva Costa Reis', cpf: '111.444.777-35', number: '03664071908', category: 'AE' }
  const days = ['09/05/2032', '27/09/2031', '18/01/2029']
  /** Less surely the asked person's than the first name of the table. */
  const likely = (name: string) => said('HOLDER', name).replace('*', '!')
  /** Of the first row the network is sure; of the others it knows no more than that they name somebody. */
  const row = ({ name, cpf, number, category }: Driver, at: number): PrintedLine[] => {
    const cells = {
      HOLDER: name,
      HOLDER_CPF: cpf,
      REGISTRATION: number,
      CATEGORY: category,
      EXPIRY: days[at],
    }
    return Object.entries(cells).map(([role, text = ''], i) => ({
      text: at === 0 ? said(role, text) : i === 0 ? likely(text) : text,
      x: 40 + 180 * i,
      y: 200 + 30 * at,
      height: 12,
    }))
  }
  const table = [ANA, RUI, eva].flatMap(row)
  const named = (text: string, y: number): PrintedLine => ({ text, x: 40, y, height: 12 })

  test.each([
    ['for whom the letter is', [named(`Ao Sr. ${likely(RUI.name)}`, 60), ...table], RUI],
    ['who signs it', [...table, named(likely(eva.name), 500)], eva],
    ['nobody: the one of whom the network is sure', table, ANA],
    ['two of them', [named(likely(RUI.name), 60), ...table, named(likely(eva.name), 500)], ANA],
  ])('whom it names elsewhere as well: %s', (_, lines, own) => {
    const { fields } = driverLicence.read(taggedLines(lines))
    expect(valuesOf(fields)).toEqual(printed(own))
  })

  test('of namesakes it is the one whose number stands elsewhere as well', () => {
    const namesakes = [ANA, RUI, eva].map((driver) => ({ ...driver, name: RUI.name }))
    const about = named(`Assunto: habilitação de ${likely(RUI.name)}, CPF ${eva.cpf}`, 60)
    const { fields } = driverLicence.read(taggedLines([about, ...namesakes.flatMap(row)]))
    expect(valuesOf(fields)).toEqual(printed({ ...eva, name: RUI.name }))
  })

  test('also where the network doubts all rows, and the names are printed on two lines', () => {
    const wrapped = (driver: Driver, at: number) => {
      const y = 200 + 60 * at
      const [given = '', ...surnames] = driver.name.split(' ')
      const cells = row(driver, 0).slice(1)
      return [
        named(said('PERSON', given), y),
        ...cells.map(({ text, ...cell }) => ({ ...cell, y: y + 7, text: text.replace('*', '?') })),
        named(said('PERSON', surnames.join(' ')).replace('*', ''), y + 14),
      ]
    }
    const about = named(`Assunto: acesso de ${likely(RUI.name)}`, 60)
    const reading = taggedLines([about, ...[ANA, RUI, eva].flatMap(wrapped)])
    const given = reading.roles?.roles ?? new Float32Array()
    const [holder, person] = ['HOLDER', 'PERSON'].map((role) => READER.roles.indexOf(role))
    for (let at = 0; at < given.length; at += READER.roles.length) {
      if ((given[at + (person ?? 0)] ?? 0) > 0.5) given.set([0.4], at + (holder ?? 0))
    }
    expect(valuesOf(driverLicence.read(reading).fields)).toEqual(printed(RUI))
  })
})
