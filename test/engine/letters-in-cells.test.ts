import { encode } from 'fast-png'
import { concatTransformationMatrix, PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readPages } from '../../engine/src/read-pages.ts'
import { nodeRuntime } from '../../engine/src/runtime/node.ts'
import type { TextLine } from '../../engine/src/types.ts'
import { rasterise } from '../documents/generator/capture/rasterise.ts'

const [WIDTH, HEIGHT] = [595, 842]
const DPI = 150
/** Points: of letters, and of a cell. */
const SIZE = 13
const CELL = { width: 16, height: 22 }
const BLACK = rgb(0, 0, 0)
/** Between two groups, in cells. */
const GAP = 0.6

interface Form {
  readonly page: PDFPage
  readonly line: (x1: number, y1: number, x2: number, y2: number) => void
  readonly letter: (letter: string, x: number, y: number, size?: number) => void
  readonly print: (text: string, x: number, y: number) => void
}

/** A row of cells, a letter in each from the first one on, the rest empty. */
type DrawRow = (form: Form, text: string, x: number, y: number, cells: number) => void

const closed: DrawRow = ({ line, letter }, text, x, y, cells) => {
  const right = x + cells * CELL.width
  for (let i = 0; i <= cells; i++) line(x + i * CELL.width, y, x + i * CELL.width, y + CELL.height)
  for (const at of [y, y + CELL.height]) line(x, at, right, at)
  for (const [i, one] of [...text].entries()) if (one !== ' ') letter(one, x + (i + 0.5) * CELL.width, y + 6)
}

/** Low ticks on a rule. */
const open: DrawRow = ({ line, letter }, text, x, y, cells) => {
  for (let i = 0; i <= cells; i++) line(x + i * CELL.width, y, x + i * CELL.width, y + CELL.height / 2)
  line(x, y, x + cells * CELL.width, y)
  for (const [i, one] of [...text].entries()) if (one !== ' ') letter(one, x + (i + 0.5) * CELL.width, y + 4)
}

/** Letters that reach over the walls of their cells and over the rule above. */
const crossed: DrawRow = (form, text, x, y, cells) => {
  closed(form, '', x, y, cells)
  for (const [i, one] of [...text].entries())
    if (one !== ' ') form.letter(one, x + (i + 0.5) * CELL.width + (i % 2 ? 2 : -2), y + 5, 1.5 * SIZE)
}

/** @param turn radians by which the page lies askew */
async function linesOf(draw: (form: Form) => void, turn = 0): Promise<TextLine[]> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([WIDTH, HEIGHT])
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  page.pushOperators(concatTransformationMatrix(cos, sin, -sin, cos, 0, 0))
  draw({
    page,
    line: (x1, y1, x2, y2) =>
      page.drawLine({ start: { x: x1, y: y1 }, end: { x: x2, y: y2 }, thickness: 0.7, color: BLACK }),
    letter: (letter, x, y, size = SIZE) =>
      page.drawText(letter, { x: x - font.widthOfTextAtSize(letter, size) / 2, y, size, font }),
    print: (text, x, y) => page.drawText(text, { x, y, size: 9, font }),
  })
  const [raster] = await rasterise(await pdf.save(), DPI, 1)
  if (!raster) throw new RangeError('one page was drawn')
  const { pages } = await readPages([encode({ ...raster, channels: 1, depth: 8 })], nodeRuntime())
  return pages.flatMap(({ lines }) => lines)
}

const textsOf = (lines: readonly TextLine[]) => lines.map(({ text }) => text)

const ROWS = ['MARIA DAS DORES LIMA', '529.982.247-25', '23/09/2031']

test.each<[string, DrawRow, number]>([
  ['closed', closed, 0],
  ['open above', open, 0],
  ['on paper that lies askew', closed, 0.012],
  ['as large as the cells', crossed, 0],
])('letters in cells, %s, are read as lines', async (_, row, turn) => {
  const lines = await linesOf((form) => {
    for (const [i, text] of ROWS.entries()) {
      form.print('Preencha em letra de forma, uma em cada quadro', 60, 745 - 60 * i)
      row(form, text, 60, 715 - 60 * i, 24)
    }
  }, turn)
  expect(textsOf(lines)).toEqual(expect.arrayContaining(ROWS))
  expect(lines).toHaveLength(2 * ROWS.length)
})

test('two rows of cells beside each other are two lines, each word where its cells are', async () => {
  const lines = await linesOf((form) => {
    closed(form, '04177286398', 60, 700, 11)
    // The gap between them is two cells wide.
    closed(form, 'AB', 60 + 13 * CELL.width, 700, 3)
    closed(form, 'ANA LIMA', 60, 640, 11)
  })
  expect(textsOf(lines).toSorted()).toEqual(['04177286398', 'AB', 'ANA LIMA'])
  const words = lines.find(({ text }) => text === 'ANA LIMA')?.words ?? []
  const starts = words.map(({ quad }) => (quad[0][0] * 72) / DPI)
  expect(starts[0]).toBeCloseTo(60 + 0.25 * CELL.width, -1)
  expect(starts[1]).toBeCloseTo(60 + 4.25 * CELL.width, -1)
})

test('groups of a few cells, as of a day, are one line, and fields side by side are not', async () => {
  const lines = await linesOf((form) => {
    form.print('Validade', 60, 726)
    let x = 60
    for (const group of ['23', '09', '2031']) {
      closed(form, group, x, 700, group.length)
      x += (group.length + GAP) * CELL.width
    }
    closed(form, 'APEU', 60, 640, 12)
    closed(form, 'CASTANHAL', 60 + (12 + GAP) * CELL.width, 640, 12)
    closed(form, 'NAZARE', 60, 580, 25)
  })
  expect(textsOf(lines).slice(1).toSorted()).toEqual(['23 09 2031', 'APEU', 'CASTANHAL', 'NAZARE'])
})

test('what stands below each other in two rows of cells stays two lines', async () => {
  const lines = await linesOf((form) => {
    form.print('Nome completo da criança ou adolescente', 60, 726)
    closed(form, 'ISABELLY VITORIA DOS', 60, 700, 24)
    closed(form, 'SANTOS', 60, 700 - CELL.height, 24)
  })
  expect(textsOf(lines).slice(1)).toEqual(['ISABELLY VITORIA DOS', 'SANTOS'])
})

test('the cells of a table are none for a letter each', async () => {
  const lines = await linesOf((form) => {
    for (const [row, y] of [700, 678, 656].entries()) {
      for (let i = 0; i <= 6; i++) form.line(60 + 70 * i, y, 60 + 70 * i, y + 22)
      for (let i = 0; i < 6; i++) form.print(`${row}${i}.450,00`, 66 + 70 * i, y + 7)
      form.line(60, y, 480, y)
    }
    form.line(60, 722, 480, 722)
  })
  const words = textsOf(lines).flatMap((text) => text.split(' '))
  expect(words).toHaveLength(18)
  expect(words).toContain('14.450,00')
})
