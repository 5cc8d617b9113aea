import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { readReport } from '../../../cli/src/extract/reading/read-parts.ts'
import { documentFile } from '../../documents/pictures.ts'
import { ficha } from '../ficha.ts'

const folder = mkdtempSync(join(tmpdir(), 'ficha-split-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file of pages of others. */
async function bound(name: string, pages: readonly (readonly [from: string, index: number])[]) {
  const pdf = await PDFDocument.create()
  for (const [from, index] of pages) {
    const whole = await PDFDocument.load(await readFile(await documentFile(from)))
    for (const page of await pdf.copyPages(whole, [index])) pdf.addPage(page)
  }
  const path = join(folder, name)
  writeFileSync(path, await pdf.save())
  return path
}

test('--split makes a row of each document of a file, and says which are of another type', {
  timeout: 120_000,
}, async () => {
  const path = await bound('papers.pdf', [
    ['51-semad-mg-mine.pdf', 0],
    ['51-semad-mg-mine.pdf', 1],
    ['23-tjba-tutela-plain.pdf', 0],
    ['51-ima-sc-transport.pdf', 0],
    ['51-ima-sc-transport.pdf', 1],
  ])
  const lines = async (type: string) => {
    const { stdout, status } = await ficha('extract', '--type', type, '--split', '--json', path)
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

test('a page between those that were asked for is of no document', { timeout: 120_000 }, async () => {
  const path = await bound('some.pdf', [
    ['51-semad-mg-mine.pdf', 0],
    ['23-tjba-tutela-plain.pdf', 0],
    ['51-semad-mg-mine.pdf', 1],
    ['51-ima-sc-transport.pdf', 0],
    ['23-tjba-tutela-plain.pdf', 0],
    ['51-ima-sc-transport.pdf', 1],
  ])
  const document = { name: path, paths: [path] }
  const { others = [], ...first } = await readReport(document, {
    type: 51,
    pages: '1,3,4,6',
    split: true,
  })
  const pages = [first, ...others].map(({ result }) => result?.text.map(({ page }) => page))
  expect(pages).toEqual([
    [1, 3],
    [4, 6],
  ])
})
