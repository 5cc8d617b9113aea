import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { readingFromText } from './reading-from-text.ts'
import { withRoles } from './with-roles.ts'

describe('a table whose cells are centred in their rows', () => {
  const CODES = 80
  const TEXTS = 160
  const rows = [
    [TEXTS, 0, 'Atividade objeto do licenciamento (DN'],
    [CODES, 8, 'Código'],
    [TEXTS + 320, 8, 'Porte'],
    [TEXTS, 16, '217/2017)'],
    [TEXTS, 46, 'Secagem de grãos, limpeza, lavagem,'],
    [CODES, 54, 'G-04-'],
    [TEXTS, 62, 'descascamento e tratamento'],
    [CODES, 70, '01-4'],
    [TEXTS + 320, 62, 'M'],
    [TEXTS, 78, 'de sementes'],
    [TEXTS, 108, 'Postos revendedores de combustíveis e'],
    [CODES, 108, 'F-06-'],
    [CODES, 124, '01-7'],
    [TEXTS, 124, 'sistemas retalhistas'],
  ] as const
  const lines = rows.map(([x, y, text]) => ({ x, y: 200 + y, text, height: 12 }))
  const expected = [
    'G-04-01-4 Secagem de grãos, limpeza, lavagem, descascamento e tratamento de sementes',
    'F-06-01-7 Postos revendedores de combustíveis e sistemas retalhistas',
  ]
  test.each([
    ['alone', []],
    ['over a paragraph with numbers', ['A presente licença tem validade de 10 (dez) anos, até 12/05/2032.']],
  ])('%s', async (_where, below) => {
    const title = { x: CODES, y: 100, text: 'LICENÇA DE OPERAÇÃO Nº 12/2022', height: 12 }
    const after = below.map((text) => ({ x: CODES, y: 360, text, height: 12 }))
    const reading = readingFromText([{ lines: [title, ...lines, ...after] }])
    expect(environmentalLicence.read(await withRoles(reading, 51)).fields.mainActivity?.value).toEqual(
      expected,
    )
  })
})
