import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SheetCell, sheetCellOf } from '@ficha/engine'
import { afterAll, describe, expect, it, test } from 'vitest'
import { UsageError } from '../../../cli/src/command.ts'
import { csvOutput } from '../../../cli/src/extract/out/csv-output.ts'
import { csvRows, csvStyleOf, parseCsv, withMark } from '../../../cli/src/table/csv.ts'
import { readXlsx, writeXlsx } from '../../../cli/src/table/xlsx.ts'

const folder = mkdtempSync(join(tmpdir(), 'ficha-table-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What documents say and spreadsheets like to spoil. */
const TEXTS = [
  '00169566994',
  '1793945-19.2018.8.25.0668',
  '=HYPERLINK("http://x")',
  '@home',
  '-3',
  '+55 11 5555',
  'a;=1+2,"@b',
  'São; Paulo, "capital"',
  ' with spaces ',
  "D'Ávila",
  "'quoted'",
  '2029-11-13',
  'true',
]

describe('csv', () => {
  test.each(['pt-BR', 'en', 'de'])('what is written in %s is read back', (locale) => {
    const style = csvStyleOf(locale)
    const rows: SheetCell[][] = [['name', 'value', 'end'], ...TEXTS.map((text) => [text, null, 'x'])]
    expect(parseCsv(withMark(csvRows(rows, style)))).toEqual(
      rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    )
  })
  it('is parted as the language wants it, and starts with the mark', () => {
    expect(csvRows([['a', 0.5, null]], csvStyleOf('pt-BR'))).toBe('a;0,5;\r\n')
    expect(csvRows([['a', 0.5, null]], csvStyleOf('en'))).toBe('a,0.5,\r\n')
    expect(withMark('a').codePointAt(0)).toBe(0xfeff)
  })
  it('keeps zeros and never runs a formula', () => {
    expect(csvRows([['007', '=1+1', 'a;=1']], csvStyleOf('en'))).toBe('"=""007""",\'=1+1,a;\'=1\r\n')
  })
  it('takes what a spreadsheet saved, with tabs or bare line feeds', () => {
    expect(parseCsv('file\tname\nx\tAna;Bia, Cia\n')).toEqual([
      ['file', 'name'],
      ['x', 'Ana;Bia, Cia'],
    ])
  })
})

describe('xlsx', () => {
  test('text stays text and numbers numbers', async () => {
    const path = join(folder, 'a.xlsx')
    const rows: SheetCell[][] = TEXTS.map((text, i) => [text, i / 8, null, 'end'])
    await writeXlsx(path, ['text', 'number', 'nothing', 'end'], rows)
    const [head, ...read] = await readXlsx(path)
    expect(head).toEqual(['text', 'number', 'nothing', 'end'])
    expect(read).toEqual(rows)
  })
  test('a text longer than a cell is cut, not the file', async () => {
    const path = join(folder, 'long.xlsx')
    await writeXlsx(path, ['text'], [['x'.repeat(40_000)]])
    const [, row] = await readXlsx(path)
    expect(String(row?.[0])).toHaveLength(32_767)
  })
})

describe('sheetCellOf', () => {
  it.each([
    [null, null],
    [[], null],
    [false, 'false'],
    ['a\nb', 'a b'],
    [['Ana', 'Bia'], 'Ana | Bia'],
    [[{ name: 'Ana' }], '[{"name":"Ana"}]'],
  ])('%j is %j', (value, cell) => expect(sheetCellOf(value)).toBe(cell))
})

test('a sheet that cannot take its place leaves nothing beside it', async () => {
  const taken = join(folder, 'taken.xlsx')
  mkdirSync(taken)
  await expect(writeXlsx(taken, ['file'], [['a.pdf']])).rejects.toThrow()
  expect(readdirSync(folder).filter((name) => name.startsWith('taken'))).toEqual(['taken.xlsx'])
})

test('a table goes on in the language that it was begun in alone', async () => {
  const path = join(folder, 'resumed.csv')
  const head = ['file', 'error', 'confidence', 'sha256']
  const run = async (file: string, locale: string) => {
    const report = { file, sha256: file, type: 54, processTime: 1 } as const
    const rowsOf = () => [[file, null, 0.5, file]]
    const output = await csvOutput(path, { head, rowsOf }, csvStyleOf(locale))
    await output.open(output.before)
    await output.add({ report, judgement: null })
    await output.finish()
  }
  await run('a', 'pt-BR')
  await expect(run('b', 'en')).rejects.toThrow(UsageError)
  await run('b', 'pt-BR')
  expect(readFileSync(path, 'utf8')).toBe('\uFEFFfile;error;confidence;sha256\r\na;;0,5;a\r\nb;;0,5;b\r\n')
})
