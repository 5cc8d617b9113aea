import { type TextTable, toMarkdown } from '@ficha/engine'
import { read } from '@ficha/engine/node'
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'

const [SIZE, LEADING] = [9, 10]

interface Drawn {
  readonly page: PDFPage
  /** Lines of text from a place, as people measure a page: down from its top. */
  readonly write: (lines: readonly string[], x: number, y: number) => void
  /** How a rule is drawn, from one place to another. */
  readonly rule: (x0: number, y0: number, x1: number, y1: number) => void
}

type Ruling = (page: PDFPage) => Drawn['rule']

const stroked: Ruling = (page) => (x0, y0, x1, y1) =>
  page.drawLine({ start: { x: x0, y: 842 - y0 }, end: { x: x1, y: 842 - y1 }, thickness: 0.8 })
/** As browsers and office programs write borders. */
const filled: Ruling = (page) => (x0, y0, x1, y1) =>
  page.drawRectangle({
    x: x0,
    y: 842 - y1 - 0.5,
    width: Math.max(1, x1 - x0),
    height: Math.max(1, y1 - y0),
    color: rgb(0, 0, 0),
  })

async function drawn(draw: (on: Drawn) => void, ruling: Ruling = stroked): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font: PDFFont = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  draw({
    page,
    write(lines, x, y) {
      for (const [i, text] of lines.entries())
        page.drawText(text, { x, y: 842 - y - LEADING * i, size: SIZE, font })
    },
    rule: ruling(page),
  })
  return pdf.save()
}

async function blocksOf(file: Uint8Array) {
  const reading = await read(file, { type: 'text' })
  return { reading, blocks: reading.pages[0]?.blocks ?? [], lines: reading.pages[0]?.lines ?? [] }
}

function cellsOf({ rows, columns, cells }: TextTable): string[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_, column) => cells.find((cell) => cell.row === row && cell.column === column)?.text ?? '',
    ),
  )
}

const XS = [60, 150, 360, 520]
const YS = [200, 220, 260, 300]

/** A grid with a head and two rows whose texts have as many lines as they need, closely set. */
function grid({ write, rule }: Drawn): void {
  for (const y of YS) rule(XS[0] ?? 0, y, XS.at(-1) ?? 0, y)
  for (const x of XS) rule(x, YS[0] ?? 0, x, YS.at(-1) ?? 0)
  write(['Relação de condicionantes'], 60, 180)
  write(['Item'], 64, 213)
  write(['Exigência'], 154, 213)
  write(['Prazo'], 364, 213)
  write(['1'], 64, 232)
  write(['Apresentar relatório anual', 'de monitoramento do ar', 'e das águas'], 154, 232)
  write(['até o fim', 'de março'], 364, 232)
  write(['2'], 64, 272)
  write(['Manter a sinalização'], 154, 272)
  write(['Emitida em Belém.'], 60, 330)
}

describe.each([
  ['strokes', stroked],
  ['thin rectangles', filled],
] as const)('a table drawn with %s', (_, ruling) => {
  test('has the rows and cells that are drawn, whatever the texts are', async () => {
    const { reading, blocks, lines } = await blocksOf(await drawn(grid, ruling))
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph'])
    const [, table] = blocks
    if (table?.kind !== 'table') throw new Error('no table')
    expect(cellsOf(table)).toEqual([
      ['Item', 'Exigência', 'Prazo'],
      ['1', 'Apresentar relatório anual de monitoramento do ar e das águas', 'até o fim de março'],
      ['2', 'Manter a sinalização', ''],
    ])
    expect(toMarkdown(reading)).toContain('| 2 | Manter a sinalização |  |')
    // Each line is in one block.
    expect(blocks.flatMap((block) => block.lines)).toEqual([...lines.keys()])
  })
})

test('frames that stand side by side are cells, and one over several columns spans them', async () => {
  const file = await drawn(({ page, write }) => {
    const frame = (x: number, y: number, width: number, height: number) =>
      page.drawRectangle({
        x,
        y: 842 - y - height,
        width,
        height,
        borderWidth: 0.7,
        borderColor: rgb(0.3, 0.3, 0.3),
      })
    frame(60, 100, 300, 20)
    write(['Dados do veículo'], 64, 113)
    for (const [row, cells] of [
      ['Placa', 'ABC1D23'],
      ['Renavam', '00123456789'],
    ].entries()) {
      for (const [column, text] of cells.entries()) {
        frame(60 + 150 * column, 120 + 20 * row, 150, 20)
        write([text], 64 + 150 * column, 133 + 20 * row)
      }
    }
  })
  const { blocks } = await blocksOf(file)
  const [table] = blocks
  if (table?.kind !== 'table') throw new Error('no table')
  expect(cellsOf(table)).toEqual([
    ['Dados do veículo', ''],
    ['Placa', 'ABC1D23'],
    ['Renavam', '00123456789'],
  ])
  expect(table.cells[0]).toMatchObject({ row: 0, column: 0, width: 2 })
})

test('a table may be open at its sides, and a cell may span rows', async () => {
  const file = await drawn(({ write, rule }) => {
    for (const y of [100, 120, 160]) rule(60, y, 400, y)
    rule(200, 140, 400, 140)
    rule(200, 100, 200, 160)
    write(['Porte'], 64, 113)
    write(['Grande'], 204, 113)
    write(['Atividades'], 64, 133)
    write(['Mineração'], 204, 133)
    write(['Transporte'], 204, 153)
  })
  const { blocks } = await blocksOf(file)
  const [table] = blocks
  if (table?.kind !== 'table') throw new Error('no table')
  expect(cellsOf(table)).toEqual([
    ['Porte', 'Grande'],
    ['Atividades', 'Mineração'],
    ['', 'Transporte'],
  ])
})

test.each([
  [
    'a frame around a page',
    ({ page, write }: Drawn) => {
      page.drawRectangle({ x: 30, y: 30, width: 535, height: 782, borderWidth: 1, borderColor: rgb(0, 0, 0) })
      for (let i = 0; i < 6; i++)
        write([`Parágrafo ${i} de um texto corrido, sem tabela nenhuma.`], 60, 100 + 14 * i)
    },
  ],
  [
    'a page that is set in boxes',
    ({ write, rule }: Drawn) => {
      for (const y of [80, 400, 700]) rule(40, y, 555, y)
      for (const x of [40, 300, 555]) rule(x, 80, x, 700)
      const prose = Array(28).fill('Texto corrido em muitas linhas da caixa')
      for (const x of [50, 310]) for (const y of [95, 415]) write(prose, x, y)
    },
  ],
  [
    'an underlined heading',
    ({ write, rule }: Drawn) => {
      write(['Capítulo primeiro'], 60, 100)
      rule(60, 104, 160, 104)
      rule(60, 120, 160, 120)
      write(['Um texto que segue o título, com a sua linha.'], 60, 140)
    },
  ],
  [
    'white lines, which nobody sees',
    ({ page, write }: Drawn) => {
      const white = rgb(1, 1, 1)
      for (const y of [100, 120, 140])
        page.drawLine({ start: { x: 60, y: 842 - y }, end: { x: 400, y: 842 - y }, color: white })
      for (const x of [60, 130, 400])
        page.drawLine({ start: { x, y: 742 }, end: { x, y: 702 }, color: white })
      write(['Artigo 1º trata do objeto deste contrato de obra'], 64, 113)
      write(['Artigo 2º trata do prazo deste contrato de obra'], 64, 133)
    },
  ],
] as const)('%s is no table', async (_, draw) => {
  const { blocks } = await blocksOf(await drawn(draw))
  expect(blocks.filter(({ kind }) => kind === 'table')).toEqual([])
})
