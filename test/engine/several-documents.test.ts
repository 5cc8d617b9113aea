import { readFile } from 'node:fs/promises'
import { read } from '@ficha/engine/node'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'

/** A licence with its conditions on a second page, a term, a card's export and a term of another court. */
const NAMES = ['51-semad-mg-mine', '23-tjba-tutela-plain', '54-export-l3', '23-tjce-tutela-siblings'] as const
const RANGES = [
  [1, 2],
  [3, 3],
  [4, 4],
  [5, 5],
] as const

async function bytesOf(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await documentFile(`${name}.pdf`)))
}

async function bundle(names: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (const name of names) {
    const from = await PDFDocument.load(await bytesOf(name))
    for (const page of await pdf.copyPages(from, from.getPageIndices())) pdf.addPage(page)
  }
  return pdf.save()
}

test('of several documents in one file the one that was asked for is read, and the result says so', async () => {
  const file = await bundle(NAMES)
  const { data, fields, parts, text, pageCount } = await read([file], { type: 51 })
  const alone = await read([await bytesOf(NAMES[0])], { type: 51 })
  expect(parts).toEqual(
    RANGES.map(([from, to], i) => ({
      from,
      to,
      pages: from === to ? `${from}` : `${from}-${to}`,
      type: [51, 23, 54, 23][i],
      isRead: i === 0,
    })),
  )
  expect(data).toEqual(alone.data)
  const pages = Object.values(fields).flatMap(({ evidence }) => evidence.map(({ page }) => page))
  expect(pages.filter((page) => page > 2)).toEqual([])
  expect(pageCount).toBe(5)
  const issues = text.flatMap(({ page, issues: own }) =>
    own.map(({ code, message }) => ({ page, code, message })),
  )
  expect(issues).toContainEqual({
    page: 1,
    code: 'several_documents',
    message:
      'the file holds 4 documents; read was the one of pages 1-2, not those of pages 3 (type 23), 4 (type 54), 5 (type 23)',
  })
})

test('a document behind others is found by its type', async () => {
  const file = await bundle(NAMES)
  const { data, parts } = await read([file], { type: 54 })
  expect(parts?.find(({ isRead }) => isRead)).toMatchObject({ from: 4, to: 4, type: 54 })
  const alone = await read([await bytesOf(NAMES[2])], { type: 54 })
  // The signature of the export is over its own bytes.
  const { documentValidation: _, ...own } = data
  expect(alone.data).toMatchObject(own)
})

test('a file without the type asked for is refused', async () => {
  const file = await bundle([NAMES[1], NAMES[3]])
  await expect(read([file], { type: 54 })).rejects.toMatchObject({
    code: 'wrong_document_type',
    detectedType: 23,
  })
})

test('a document of several pages stays one, and so do files that are given together', async () => {
  const [licence, term] = [await bytesOf(NAMES[0]), await bytesOf(NAMES[1])]
  expect(await read([licence], { type: 51 })).not.toHaveProperty('parts')
  expect(await read([licence, term], { type: 51 })).not.toHaveProperty('parts')
})

/** A licence that numbers its pages. */
async function numbered(count: number): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let page = 1; page <= count; page++) {
    const first = ['LICENÇA DE OPERAÇÃO Nº 123/2024', 'Empreendedor: Serraria Exemplo Ltda']
    const later = ['Condicionantes da licença nº 123/2024', '1. Manter cópia no local.']
    const own = page === 1 ? first : later
    const lines = ['GOVERNO DO ESTADO DE EXEMPLO', ...own, `Página ${page} de ${count}`]
    const sheet = pdf.addPage([595, 842])
    for (const [i, line] of lines.entries()) sheet.drawText(line, { x: 60, y: 780 - 30 * i, size: 12, font })
  }
  return pdf
}

test('pages that are numbered through are one document', async () => {
  const pdf = await numbered(2)
  expect(await read([await pdf.save()], { type: 51 })).not.toHaveProperty('parts')
})

test('a document has none of the pages that were left out', async () => {
  const pdf = await numbered(3)
  const term = await PDFDocument.load(await bytesOf(NAMES[1]))
  for (const page of await pdf.copyPages(term, [0])) pdf.addPage(page)
  const { parts, text } = await read([await pdf.save()], { type: 51, pages: '1,3-4' })
  expect(parts).toEqual([
    { from: 1, to: 3, pages: '1,3', type: 51, isRead: true },
    { from: 4, to: 4, pages: '4', type: 23, isRead: false },
  ])
  expect(text[0]?.issues.at(-1)?.message).toContain('read was the one of pages 1,3, not those of pages 4')
})
