import { readFile } from 'node:fs/promises'
import { type TextReading, toHocr, toMarkdown, toPlainText, UnreadableDocument } from '@ficha/engine'
import { read } from '@ficha/engine/node'
import { decode } from 'fast-png'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { pngOf } from '../../fixtures/images/make-png.ts'
import { textPdf } from '../text-pdf.ts'

const SIZE = 11
const TABLE = [
  ['Placa', 'Ano', 'Tipo'],
  ['ABC1D23', '2019', 'Caminhão'],
  ['DEF4G56', '2020', 'Reboque'],
  ['GHI7J89', '2021', 'Cavalo mecânico'],
]

/** A letter of no type that is known: a heading, a paragraph with a broken word, a table; a second page. */
async function letter(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  const draw = (text: string, x: number, y: number, size = SIZE) => page.drawText(text, { x, y, size, font })
  draw('Aviso aos condôminos', 60, 780, 20)
  draw('A garagem fica fechada na segunda-feira, das 8h às 12h, para a pin-', 60, 740)
  draw('tura das vagas. Quem usa <a cancela> deve sair antes.', 60, 726)
  for (const [row, cells] of TABLE.entries()) {
    for (const [column, text] of cells.entries()) draw(text, 60 + 140 * column, 680 - 18 * row)
  }
  pdf.addPage([595, 842]).drawText('# 2 de 2', { x: 60, y: 780, size: SIZE, font })
  return pdf.save()
}

const licence = () =>
  textPdf([
    'LICENÇA DE OPERAÇÃO Nº 12/2022',
    'Empreendedor: Olaria Azul Ltda',
    'CNPJ: 10.389.777/0015-49',
    'Validade: 12/05/2027',
  ])

describe('the text of a document of any kind', async () => {
  const reading = await read(await letter(), { type: 'text' })
  const [page] = reading.pages

  test('is lines in order, each in one block, words with polygons and confidence', () => {
    expect(reading).toMatchObject({ type: 'text', pageCount: 2, engine: { version: expect.any(String) } })
    expect(page).toMatchObject({ page: 1, width: 595, height: 842, unit: 'point', issues: [] })
    expect(page?.lines[0]).toMatchObject({
      text: 'Aviso aos condôminos',
      source: 'text-layer',
      confidence: 1,
    })
    for (const { lines, blocks } of reading.pages) {
      expect(blocks.flatMap((block) => block.lines)).toEqual([...lines.keys()])
      for (const { text, words, polygon } of lines) {
        expect(words.map((word) => word.text).join(' ')).toBe(text)
        for (const corners of [polygon, ...words.map((word) => word.polygon)]) {
          expect(corners).toHaveLength(4)
          for (const value of corners.flat()) expect(value >= 0 && value <= 1).toBe(true)
        }
      }
    }
    const [x, y] = page?.lines[0]?.polygon[0] ?? [0, 0]
    expect(x).toBeCloseTo(60 / 595, 2)
    expect(y).toBeGreaterThan(0.04)
    expect(y).toBeLessThan(62 / 842)
  })

  test('is headings, paragraphs and tables', () => {
    expect(page?.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'table'])
    const table = page?.blocks.at(-1)
    if (table?.kind !== 'table') throw new RangeError('no table')
    expect(table).toMatchObject({ rows: 4, columns: 3 })
    expect(table.cells.map(({ row, column, text }) => [row, column, text])).toEqual(
      TABLE.flatMap((cells, row) => cells.map((text, column) => [row, column, text])),
    )
  })

  test('as plain text: lines as printed, tabs between cells, a form feed between pages', () => {
    expect(toPlainText(reading)).toBe(
      [
        'Aviso aos condôminos\n',
        'A garagem fica fechada na segunda-feira, das 8h às 12h, para a pin-',
        'tura das vagas. Quem usa <a cancela> deve sair antes.\n',
        'Placa\tAno\tTipo\nABC1D23\t2019\tCaminhão\nDEF4G56\t2020\tReboque\nGHI7J89\t2021\tCavalo mecânico',
        '\f# 2 de 2',
      ].join('\n'),
    )
  })

  test('as Markdown: what a document says is no markup', () => {
    expect(toMarkdown(reading)).toBe(`## Aviso aos condôminos

A garagem fica fechada na segunda-feira, das 8h às 12h, para a pintura das vagas. Quem usa \\<a cancela\\> deve sair antes.

| Placa | Ano | Tipo |
| --- | --- | --- |
| ABC1D23 | 2019 | Caminhão |
| DEF4G56 | 2020 | Reboque |
| GHI7J89 | 2021 | Cavalo mecânico |

---

\\# 2 de 2
`)
  })

  test('as hOCR: boxes within the page, confidence in per cent, ids that are unique', () => {
    const hocr = toHocr(reading)
    expect(hocr).toContain(
      '<div class="ocr_page" id="page_1" title="bbox 0 0 2479 3508; ppageno 0; scan_res 300 300">',
    )
    expect(hocr).toContain('x_wconf 100">condôminos</span>')
    expect(hocr).toContain('&lt;a')
    const ids = [...hocr.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, ...edges] of hocr.matchAll(/bbox (\d+) (\d+) (\d+) (\d+)/g)) {
      const [left = 0, top = 0, right = 0, bottom = 0] = edges.map(Number)
      expect(left <= right && right <= 2479 && top <= bottom && bottom <= 3508).toBe(true)
    }
  })
})

test('pages, progress and passwords are as of any reading', async () => {
  const heard: number[] = []
  const { pages, pageCount } = await read(await letter(), {
    type: 'text',
    pages: '2',
    onProgress: ({ share }) => heard.push(share),
  })
  expect({ pageCount, texts: pages.map(({ page, lines }) => [page, lines[0]?.text]) }).toEqual({
    pageCount: 2,
    texts: [[2, '# 2 de 2']],
  })
  expect(heard.length).toBeGreaterThan(0)
  const encrypted = await readFile(new URL('../../fixtures/encrypted.pdf', import.meta.url))
  await expect(read(encrypted, { type: 'text' })).rejects.toMatchObject({ code: 'password_protected' })
  expect((await read(encrypted, { type: 'text', password: 'secret' })).pages).toHaveLength(2)
})

test('a page without text has none, and a file that cannot be read is refused', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([595, 842])
  const blank = await read(await pdf.save(), { type: 'text' })
  expect(blank.pages).toMatchObject([{ page: 1, lines: [], blocks: [] }])
  expect([toPlainText(blank), toMarkdown(blank)]).toEqual(['', '\n'])
  await expect(read(new TextEncoder().encode('%PDF-1.7'), { type: 'text' })).rejects.toBeInstanceOf(
    UnreadableDocument,
  )
})

describe('a document of another type than was asked for', () => {
  test.each([
    ['auto', letter, null, 'Aviso aos condôminos'],
    [54, licence, 51, 'LICENÇA DE OPERAÇÃO Nº 12/2022'],
  ] as const)(
    'type %s: is refused, or gives its text with the refusal',
    async (type, make, detectedType, first) => {
      const file = await make()
      await expect(read(file, { type })).rejects.toMatchObject({ code: 'wrong_document_type' })
      const given = await read(file, { type, otherwise: 'text' })
      if (!('type' in given) || given.type !== 'text') throw new RangeError('no text')
      const text: TextReading = given
      expect(text.refusal).toMatchObject({ code: 'wrong_document_type', detectedType })
      expect(text.pages[0]?.lines[0]?.text).toBe(first)
    },
  )

  test('is asked for in another picture where its print is hard to make out, as in a mirror', async () => {
    const { width, data } = decode(await readFile(new URL('../../fixtures/ocr/page.png', import.meta.url)))
    const mirrored = pngOf(width, width >> 1, (x, y) => data[(y + 1) * width - 1 - x] ?? 255)
    await expect(read(mirrored, { type: 'auto' })).rejects.toThrow('not mirrored')
  })

  test('has fields where it is of the type, and nothing else is forgiven', async () => {
    const known = await read(await licence(), { type: 'auto', otherwise: 'text' })
    expect(known).toMatchObject({ type: 51, data: { number: '12/2022' } })
    const broken = new TextEncoder().encode('%PDF-1.7')
    await expect(read(broken, { type: 'auto', otherwise: 'text' })).rejects.toMatchObject({
      code: 'corrupt_file',
    })
    // @ts-expect-error: there is nothing else
    await expect(read(broken, { type: 51, otherwise: 'html' })).rejects.toThrow("takes 'text' as otherwise")
  })
})
