import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read } from '@ficha/engine/node'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sheetScan } from '../../documents/generator/capture/captures.ts'
import { make } from '../../documents/generator/capture/make.ts'
import { SCAN_200 } from '../../documents/tuning/presets.ts'

/** Cells of several lines as close as those of one: only the lines around them say which belong together. */
const ROWS = [
  [['Item'], ['Exigência'], ['Prazo']],
  [
    ['Água'],
    ['Apresentar relatório', 'anual de monitoramento', 'do ar e das águas'],
    ['até o fim', 'de março'],
  ],
  [['Trânsito'], ['Manter a sinalização', 'da rodovia'], ['em 30 dias']],
  [['Licença'], ['Renovar a licença'], ['um ano antes', 'do fim']],
]
const XS = [60, 140, 340, 520]
const LEADING = 12
const PADDING = 3

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ficha-tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function scanOf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  page.drawText('Relação de condicionantes da licença', { x: 60, y: 760, size: 11, font })
  const ys = [730]
  for (const row of ROWS) {
    const top = ys.at(-1) ?? 0
    for (const [column, lines] of row.entries())
      for (const [i, text] of lines.entries())
        page.drawText(text, { x: (XS[column] ?? 0) + 5, y: top - LEADING * (i + 1) + 1, size: 10, font })
    ys.push(top - LEADING * Math.max(...row.map(({ length }) => length)) - PADDING)
  }
  const [left = 0, right = 0, top = 0, bottom = 0] = [XS[0], XS.at(-1), ys[0], ys.at(-1)]
  const line = (x0: number, y0: number, x1: number, y1: number) =>
    page.drawLine({ start: { x: x0, y: y0 }, end: { x: x1, y: y1 }, thickness: 0.7 })
  for (const y of ys) line(left, y, right, y)
  for (const x of XS) line(x, top, x, bottom)
  const sheets = join(folder, 'table.pdf')
  await writeFile(sheets, await pdf.save())
  const capture = sheetScan('scan', SCAN_200, { file: 'jpeg' })
  const [scan = new Uint8Array()] = await make({ id: 'table', sheets, pages: [0], capture })
  return scan
}

test('a scanned table has the rows and cells that its lines draw', { timeout: 60_000 }, async () => {
  const { pages } = await read(await scanOf(), { type: 'text' })
  const table = pages[0]?.blocks.find((block) => block.kind === 'table')
  if (table?.kind !== 'table') throw new Error('no table')
  // What stands in a place; each letter as it is printed is another test's.
  const texts = ROWS.map((_, row) =>
    [0, 1, 2].map((column) =>
      table.cells.find((cell) => cell.row === row && cell.column === column)?.text.toLowerCase(),
    ),
  )
  expect(texts).toEqual(ROWS.map((row) => row.map((lines) => lines.join(' ').toLowerCase())))
  expect([table.rows, table.columns]).toEqual([4, 3])
})
