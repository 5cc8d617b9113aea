import { describe, expect, test } from 'vitest'
import { toReading } from '../../../engine/src/fields/reading.ts'
import type { TextSource } from '../../../engine/src/types.ts'
import { type PrintedLine, printedWidth, readingFromText } from '../document-types/reading-from-text.ts'

const HEIGHT = 12
const CAPTION = 'A PROMOVER A OPERAÇÃO RELATIVA À '

function rowsOf(lines: readonly Omit<PrintedLine, 'height'>[], source: TextSource = 'ocr'): string[][] {
  const printed = readingFromText([{ lines: lines.map((line) => ({ ...line, height: HEIGHT })) }], source)
  return toReading(printed.pages.map(({ page }) => page)).pages.flatMap(({ rows }) =>
    rows.map((row) => row.map(({ line }) => line.text)),
  )
}

/** Where the value of a caption begins that leaves no more than a space. */
const COLUMN = 80 + printedWidth(CAPTION, HEIGHT)
const next = [
  { text: 'ATIVIDADE DE:', x: 80, y: 115 },
  { text: 'PERIGOSOS', x: COLUMN, y: 115 },
]

describe('a caption and its value that pixels ran together', () => {
  test('are parted where the next row has its cells', () => {
    expect(rowsOf([{ text: `${CAPTION}TRANSPORTE DE PRODUTOS`, x: 80, y: 100 }, ...next])).toEqual([
      ['A PROMOVER A OPERAÇÃO RELATIVA À', 'TRANSPORTE DE PRODUTOS'],
      ['ATIVIDADE DE:', 'PERIGOSOS'],
    ])
  })
  test.each([
    ['a text layer says where its cells are', `${CAPTION}TRANSPORTE`, 'text-layer', 80],
    [
      'what ends before the edge is no open caption',
      'A PROMOVER OPERAÇÕES RELATIVAS X TRANSPORTE',
      'ocr',
      80,
    ],
    ['a sentence goes on after its comma', `${CAPTION.slice(0, -3)}S, exceto as próprias`, 'ocr', 80],
    ['it begins elsewhere', `${CAPTION}TRANSPORTE`, 'ocr', 160],
  ] as const)('stay one line: %s', (_why, text, source, x) => {
    expect(rowsOf([{ text, x, y: 100 }, ...next], source)[0]).toEqual([text])
  })
})
