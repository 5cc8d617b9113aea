import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { documentFile } from '../../documents/pictures.ts'
import { runFicha } from '../../service/client-command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'ficha-split-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('--split makes a row of each document of a file, and says which are of another type', {
  timeout: 120_000,
}, async () => {
  const pdf = await PDFDocument.create()
  for (const name of ['51-semad-mg-mine.pdf', '23-tjba-tutela-plain.pdf', '51-ima-sc-transport.pdf']) {
    const from = await PDFDocument.load(await readFile(await documentFile(name)))
    for (const page of await pdf.copyPages(from, from.getPageIndices())) pdf.addPage(page)
  }
  const path = join(folder, 'papers.pdf')
  writeFileSync(path, await pdf.save())
  const lines = async (type: string) => {
    const { stdout, status } = await runFicha(['extract', '--type', type, '--split', '--json', path])
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    return {
      status,
      rows: rows.map(({ file, type: found, pages, error, issues }) => ({
        file,
        found,
        pages,
        code: error?.code,
        issues,
      })),
    }
  }
  expect(await lines('auto')).toEqual({
    status: 0,
    rows: [
      { file: `${path} (pages 1-2)`, found: 51, pages: 2, issues: [] },
      { file: `${path} (pages 3)`, found: 23, pages: 1, issues: [] },
      { file: `${path} (pages 4-5)`, found: 51, pages: 2, issues: [] },
    ],
  })
  expect((await lines('51')).rows.map(({ code }) => code)).toEqual([
    undefined,
    'wrong_document_type',
    undefined,
  ])
})
