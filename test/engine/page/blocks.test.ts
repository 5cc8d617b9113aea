import { expect, it } from 'vitest'
import { toReadDocument } from '../../../engine/src/fields/reading.ts'
import type { Quad, TextLine } from '../../../engine/src/types.ts'

type Printed = readonly [text: string, left: number, right: number, top: number, bottom?: number]

/** A line of print, of which 20 are inked where nothing else is said. */
function line([text, left, right, top, bottom = top + 20]: Printed): TextLine {
  const quad: Quad = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return { text, words: [], quad, angleDegrees: 0, height: 20, source: 'ocr' }
}

/** The paragraphs of a page with these lines. */
function blocksOf(lines: readonly Printed[]): string[] {
  const page = {
    index: 0,
    width: 1000,
    height: 1400,
    view: null,
    lines: lines.map(line),
    codes: [],
    rules: [],
    issues: [],
  }
  const [read] = toReadDocument([page], false, null).pages
  return read?.blocks.map((block) => block.map((one) => one.line.text).join(' ')) ?? []
}

const ABOVE: Printed = ['Transporte rodoviário e fluvial de produtos', 100, 700, 100]

it.each<[string, Printed[]]>([
  [
    'end before the edge',
    [
      ['Caminhão', 100, 220, 130],
      ['Placa', 260, 340, 130],
      ['2011', 380, 440, 130],
    ],
  ],
  [
    'have the space of columns between them',
    [
      ['Caminhão', 100, 220, 130],
      ['2011', 640, 700, 130],
    ],
  ],
])('cells that %s stay apart', (_what, cells) => {
  const [first, ...others] = cells.map(([text]) => text)
  expect(blocksOf([ABOVE, ...cells])).toEqual([`${ABOVE[0]} ${first}`, ...others])
})

it('a line without tall letters is as near to the one above as any other', () => {
  const below: Printed = ['sete.', 100, 150, 141, 155]
  expect(blocksOf([['no ano de mil novecentos e noventa e', 100, 700, 100, 122], below])).toHaveLength(1)
  expect(
    blocksOf([
      ['no ano de', 100, 700, 100, 122],
      ['Secretário', 100, 250, 142, 162],
    ]),
  ).toHaveLength(2)
})

it('a piece that stands beside another as words do is in its block, whatever stands above', () => {
  const heading: Printed[] = [
    ['TRIBUNAL DE JUSTIÇA DO ESTADO DE MINAS GERAIS', 300, 900, 100],
    ['Comarca de Patrocínio', 480, 730, 130],
    ['2ª VARA CÍVEL,', 300, 465, 160],
    ['CRIMINAL E DA INFÂNCIA', 475, 900, 160],
  ]
  expect(blocksOf(heading)).toContain('2ª VARA CÍVEL, CRIMINAL E DA INFÂNCIA')
})

it('the second line of a cell is no part of the code that stands beside it, half a line lower', () => {
  const table: Printed[] = [
    ['Postos revendedores, postos ou pontos', 200, 700, 100],
    ['F-06-01-7', 100, 190, 122],
    ['de abastecimento', 200, 420, 124],
  ]
  expect(blocksOf(table)).toContain('Postos revendedores, postos ou pontos de abastecimento')
  expect(blocksOf(table)).toContain('F-06-01-7')
})
