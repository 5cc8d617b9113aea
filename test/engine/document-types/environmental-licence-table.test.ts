import { describe, expect, it } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { READER } from '../../../engine/src/model-facts.ts'
import { bestRole } from '../../../engine/src/reader/role-of.ts'
import { withRowOfCompany } from '../../../engine/src/weigh/row-of-person.ts'
import { said, taggedLines } from '../weigh/tagged-reading.ts'
import type { PrintedLine } from './reading-from-text.ts'

const [COLUMN, ROW] = [180, 24]

/** Cells at the same height are one row; an empty one leaves its place free. */
function linesOf(...rows: readonly (readonly string[])[]): PrintedLine[] {
  return rows.flatMap((row, i) =>
    row.flatMap((text, j): PrintedLine[] =>
      text === '' ? [] : [{ text, x: 60 + j * COLUMN, y: 100 + i * ROW, height: 12 }],
    ),
  )
}

const fieldsIn = (...rows: readonly (readonly string[])[]) =>
  environmentalLicence.read(taggedLines(linesOf(...rows))).fields

const numberIn = (...rows: readonly (readonly string[])[]) => fieldsIn(...rows).number?.value

const activity = (text: string) => said('ACTIVITY', text).replace('*', '!')

it('of a table of licences the one beside the last end is meant', () => {
  const former = ['052/2022/LICENCE_NUMBER*', '18/03/2022', '17/03/2025/EXPIRY?']
  const present = ['214/2025/LICENCE_NUMBER!', '18/03/2025', '17/03/2030/EXPIRY*']
  expect(numberIn(['Licença', 'Emissão', 'Validade'], former, present)).toBe('214/2025')
  expect(numberIn(['Licença', 'Emissão', 'Validade'], present, former)).toBe('214/2025')
})

it('a number in no row with an end stays, whatever number stands in one', () => {
  const title = ['LICENÇA', '118/2026/LICENCE_NUMBER*']
  expect(numberIn(title, ['Processo', '214/2025/LICENCE_NUMBER!', '17/03/2030/EXPIRY*'])).toBe('118/2026')
})

it.each([
  'Atividades da empresa que não são objeto desta licença:',
  'NÃO FAZEM PARTE DESTA LICENÇA',
  'Não estão contempladas nesta licença as atividades a seguir:',
])('activities of a table are not licensed below %s', (above) => {
  const { mainActivity } = fieldsIn(
    ['18.05', activity('Posto de combustíveis')],
    [above],
    ['47.29', activity('Comércio de conveniência')],
    ['49.30', activity('Transporte rodoviário de')],
    ['', 'produtos/ACTIVITY^ perigosos/ACTIVITY^'],
    ['56.11', activity('Lanchonetes')],
  )
  expect(mainActivity?.value).toEqual(['Posto de combustíveis'])
})

it('activities beside the numbers of other licences are not those of this one', () => {
  const own = ['Licença nº', '05.25.08/LICENCE_NUMBER!', activity('Armazenamento de combustíveis')]
  const other = (number: string) => [number, 'AUT', activity('Transporte de produtos perigosos')]
  const licensed = ['Armazenamento de combustíveis']
  expect(fieldsIn(own, other('12.22.03'), other('12.24.03')).mainActivity?.value).toEqual(licensed)
  // The number of a process stands in one row.
  expect(fieldsIn(own, other('12.22.03')).mainActivity?.value).toHaveLength(2)
})

describe('a table with a row for each of several companies', () => {
  const row = (number: string, id: string, what: string, ends: string) => [number, id, what, ends]
  // The network is sure of the first row alone.
  const table = [
    ['Nº', 'CNPJ', 'Atividade', 'Validade'],
    row(
      'LO 14201/2024/LICENCE_NUMBER!',
      '45.997.418/0001-53/LICENSEE_ID!',
      activity('Olaria'),
      '12/08/2028/EXPIRY!',
    ),
    row('LO 14202/2024', '11.222.333/0001-81', activity('Serraria'), '13/08/2029'),
    row('LO 14203/2024', '60.701.190/0001-04', activity('Curtume'), '14/08/2027'),
  ]
  const valuesIn = (...rows: readonly (readonly string[])[]) => {
    const { id, number, mainActivity, expirationDate } = fieldsIn(...rows)
    return [id?.value, number?.value, mainActivity?.value, expirationDate?.value]
  }

  it('is read in the row of the one whose number stands elsewhere', () => {
    const own = ['11222333000181', '14202/2024', ['Serraria'], '2029-08-13']
    expect(valuesIn(['Consulta: CNPJ 11.222.333/0001-81'], ...table)).toEqual(own)
    expect(valuesIn(...table, ['Para instrução do pedido de 11.222.333/0001-81'])).toEqual(own)
  })

  it('leaves words of other rows without a role, and none without a distribution', () => {
    const { roles } = withRowOfCompany(taggedLines(linesOf(['CNPJ 11.222.333/0001-81'], ...table)))
    const count = READER.roles.length
    roles?.words.forEach(({ line, at }, word) => {
      const own = roles.roles.subarray(word * count, (word + 1) * count)
      expect(own.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0.9)
      const isOther = ['Olaria', 'Curtume'].includes(line.words[at]?.text ?? '')
      if (isOther) expect(bestRole(word, roles)).toBe('O')
    })
  })

  it('is read as the network sees it where none or two stand elsewhere', () => {
    const first = ['45997418000153', '14201/2024']
    expect(valuesIn(...table).slice(0, 2)).toEqual(first)
    expect(valuesIn(['De 11.222.333/0001-81 e 60.701.190/0001-04'], ...table).slice(0, 2)).toEqual(first)
  })

  it('keeps the vehicles of other owners', () => {
    const vehicle = (plate: string, owner: string) => [`${plate}/PLATE!`, owner, '01234567890']
    const { licensePlate } = fieldsIn(
      ['Empresa 11.222.333/0001-81'],
      vehicle('ABC1D23', '11.222.333/0001-81'),
      vehicle('EFG4567', '45.997.418/0001-53'),
    )
    expect(licensePlate?.value).toEqual(['ABC1D23', 'EFG4567'])
  })
})

it('a list of vehicles is hardly sure where a word among them is a plate without a letter', () => {
  const listOf = (last: string) =>
    fieldsIn(...['ABC1D23', 'EFG4567', last].map((plate) => [`${plate}/PLATE*`, 'Truck'])).licensePlate
  const [whole, lacking] = [listOf('HIJ8K90'), listOf('HJ8K90')]
  expect([whole?.value, lacking?.value]).toEqual([
    ['ABC1D23', 'EFG4567', 'HIJ8K90'],
    ['ABC1D23', 'EFG4567'],
  ])
  expect(whole?.confidence).toBeGreaterThan(0.9)
  expect(lacking?.confidence).toBeLessThan(0.9)
})
