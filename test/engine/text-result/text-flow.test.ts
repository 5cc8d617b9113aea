import { expect, test } from 'vitest'
import { type FlowBlock, textFlow } from '../../../engine/src/text-result/text-flow.ts'
import type { Quad, TextLine, Word } from '../../../engine/src/types.ts'

const HEIGHT = 10
/** Width of a letter, and of the space between words. */
const [LETTER, SPACE] = [5, 3]

/** A line of print: words of five units a letter; two spaces in the text part it where a cell begins. */
function line(text: string, left: number, top: number, height = HEIGHT): TextLine {
  let at = left
  const words = text.split(' ').map((word): Word => {
    const quad = quadAt(at, top, word.length * LETTER, height)
    at += word.length * LETTER + SPACE
    return { text: word, quad, confidence: 1 }
  })
  const quad = quadAt(left, top, at - SPACE - left, height)
  return { text, words, quad, angleDegrees: 0, height, source: 'text-layer' }
}

function quadAt(left: number, top: number, width: number, height: number): Quad {
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ]
}

/** Cells side by side, each a line as the text stage gives them. */
const row = (cells: readonly string[], lefts: readonly number[], top: number) =>
  cells.flatMap((text, i) => (text === '' ? [] : [line(text, lefts[i] ?? 0, top)]))

const textsOf = ({ lines }: FlowBlock) => lines.map(({ line: { text } }) => text)

function cellsOf(block: FlowBlock | undefined): string[][] {
  if (block?.kind !== 'table') throw new RangeError(`no table: ${block?.kind}`)
  const { rows, columns, cells } = block.table
  return Array.from({ length: rows }, (_, at) =>
    Array.from({ length: columns }, (_, column) => {
      const cell = cells.find((one) => one.row === at && one.column === column)
      return cell ? cell.pieces.flatMap(({ words }) => words.map(({ text }) => text)).join(' ') : ''
    }),
  )
}

const LEFTS = [0, 120, 200]

test('rows in common columns are a table, with what stands above and below as text', () => {
  const flow = textFlow([
    line('Relação de veículos', 0, 0),
    ...row(['Placa', 'Ano', 'Tipo'], LEFTS, 40),
    ...row(['ABC1D23', '2019', 'Caminhão'], LEFTS, 55),
    ...row(['DEF4G56', '', 'Cavalo mecânico'], LEFTS, 70),
    ...row(['GHI7J89', '2021', 'Reboque'], LEFTS, 85),
    line('Emitida em 12/03/2024 para os devidos fins de direito', 0, 130),
  ])
  expect(flow.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph'])
  expect(cellsOf(flow[1])).toEqual([
    ['Placa', 'Ano', 'Tipo'],
    ['ABC1D23', '2019', 'Caminhão'],
    ['DEF4G56', '', 'Cavalo mecânico'],
    ['GHI7J89', '2021', 'Reboque'],
  ])
})

test('a line that goes on over a gutter is parted at it, and a head may span columns', () => {
  const joined = (cells: readonly string[], top: number): TextLine => {
    const words = row(cells, LEFTS, top).flatMap((one) => one.words)
    return { ...line(cells.join(' '), 0, top), words }
  }
  const flow = textFlow([
    ...row(['Placa', 'Ano', 'Tipo'], LEFTS, 40),
    joined(['ABC1D23', '2019', 'Caminhão'], 55),
    ...['GHI7J89', 'JKL0M12', 'NOP3Q45', 'RST6U78', 'VWX9Y01'].flatMap((plate, i) =>
      row([plate, '2021', 'Reboque'], LEFTS, 70 + 15 * i),
    ),
    line('Veículos que foram incluídos depois', 0, 145),
    ...row(['DEF4G56', '2020', 'Reboque'], LEFTS, 160),
  ])
  expect(flow.map(({ kind }) => kind)).toEqual(['table'])
  expect(cellsOf(flow[0])[1]).toEqual(['ABC1D23', '2019', 'Caminhão'])
  expect(cellsOf(flow[0])[7]).toEqual(['Veículos que foram incluídos depois', '', ''])
  const { cells } = flow[0]?.kind === 'table' ? flow[0].table : { cells: [] }
  expect(cells.find((cell) => cell.row === 7)?.width).toBe(2)
})

test('what a cell has in its next line belongs to the same row', () => {
  const flow = textFlow([
    ...row(['um', 'texto que', '1,00'], LEFTS, 0),
    ...row(['', 'continua', ''], LEFTS, 12),
    ...row(['dois', 'outro', '2,00'], LEFTS, 40),
    ...row(['três', 'mais um', '3,00'], LEFTS, 68),
  ])
  expect(cellsOf(flow[0])).toEqual([
    ['um', 'texto que continua', '1,00'],
    ['dois', 'outro', '2,00'],
    ['três', 'mais um', '3,00'],
  ])
})

test('columns of running text are read one after the other, and what spans them where it stands', () => {
  const prose = (name: string, left: number, from: number) =>
    Array.from({ length: 7 }, (_, i) => line(`${name} linha ${i} de texto corrido`, left, from + 14 * i))
  const wide = 'Título que vai de um lado ao outro lado da página inteira'
  const flow = textFlow([
    line(wide, 0, 0),
    ...prose('esquerda', 0, 30),
    ...prose('direita!', 180, 30),
    line(`${wide} outra vez`, 0, 140),
    ...prose('embaixo.', 0, 170),
    ...prose('ao lado.', 180, 170),
  ])
  const order = flow.flatMap(textsOf).map((text) => text.slice(0, 8))
  const seven = (word: string) => Array(7).fill(word)
  expect(order).toEqual([
    'Título q',
    ...seven('esquerda'),
    ...seven('direita!'),
    'Título q',
    ...seven('embaixo.'),
    ...seven('ao lado.'),
  ])
})

test('prose beside a list is no table', () => {
  const prose = 'uma frase comprida de muitas palavras que ocupa quase toda a largura da coluna'
  const flow = textFlow(
    [0, 14, 28, 42, 56].flatMap((top) => [line(prose, 0, top), line('nota curta', 450, top)]),
  )
  expect(flow.map(({ kind }) => kind)).not.toContain('table')
  expect(flow.flatMap(textsOf)).toHaveLength(10)
})

test('rows of ragged prose side by side cost their square, not their cube', () => {
  const words = (count: number) => Array(count).fill('palavra').join(' ')
  const looksAt = (rows: number): number => {
    let looks = 0
    const counted = (one: TextLine): TextLine => ({
      ...one,
      get height() {
        looks += 1
        return one.height
      },
    })
    const lines = Array.from({ length: rows }, (_, i) =>
      row([words(5 + ((i * 7) % 11)), words(5 + ((i * 5) % 13))], [50, 800], i * 16),
    ).flat()
    const blocks = textFlow(lines.map(counted))
    expect(blocks.every(({ kind }) => kind === 'paragraph')).toBe(true)
    expect(blocks.flatMap(textsOf)).toHaveLength(2 * rows)
    return looks
  }
  // Four times as many rows: 16 times as much, some more, and not 64.
  expect(looksAt(160) / looksAt(40)).toBeLessThan(32)
})

test('large print is a heading, turned text comes last, and no line is lost', () => {
  const turned = { ...line('assinado eletronicamente', 300, 20), angleDegrees: 90 }
  const lines = [
    turned,
    line('TERMO DE GUARDA', 0, 0, 18),
    ...[30, 44, 58, 72].map((top) => line('texto comum de um parágrafo da página', 0, top)),
  ]
  const flow = textFlow(lines)
  expect(flow.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph'])
  expect(new Set(flow.flatMap((block) => block.lines.map((placed) => placed.line)))).toEqual(new Set(lines))
  expect(flow.at(-1)?.lines[0]?.line).toBe(turned)
  expect(textFlow([])).toEqual([])
})
