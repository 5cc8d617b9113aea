import { expect, test } from 'vitest'
import { CHARACTERS, LINE_ROWS } from '../../../engine/src/model-facts.ts'
import { columnContrast, inkColumns, widestBlank } from '../../../engine/src/raster/ink.ts'
import { EM_COLUMNS, splitWords } from '../../../engine/src/text/split-words.ts'

/** Columns of a letter and of the gap to the next one; a step of the recogniser is 4 columns. */
const [LETTER, GAP] = [10, 2]

/**
 * A line as if cut and read: letters are blocks of ink; `_` is a space that was read, 8 columns wide; `>` is an em
 * of white that was read as nothing.
 */
function printed(text: string) {
  const ink: number[] = []
  const characters: { value: number; step: number; confidence: number }[] = []
  const add = (value: number, columns: number) => {
    for (let i = 0; i < columns; i++) ink.push(value)
  }
  add(0, 8)
  for (const sign of text) {
    const middle = ink.length + (sign === '_' ? 4 : LETTER / 2)
    if (sign === '>') add(0, Math.ceil(EM_COLUMNS))
    else if (sign === '_') add(0, 8)
    else {
      add(1, LETTER)
      add(0, GAP)
    }
    if (sign !== '>') {
      const value = CHARACTERS.indexOf(sign === '_' ? ' ' : sign)
      characters.push({ value, step: Math.floor(middle / 4), confidence: 0.9 })
    }
  }
  add(0, 8)
  return { characters, ink: Uint8Array.from(ink) }
}

function cells(text: string): string[] {
  const { characters, ink } = printed(text)
  return splitWords(characters, ink).map((cell) =>
    cell.map((word) => word.characters.map(({ value }) => CHARACTERS[value]).join('')).join(' '),
  )
}

const lines: readonly [name: string, text: string, cells: readonly string[]][] = [
  ['words at spaces', 'uma_nova', ['uma nova']],
  ['a gap of an em is the border of a cell', 'uma_>nova', ['uma', 'nova']],
  ['so is one where no space was read', 'CEP>Rua', ['CEP', 'Rua']],
  ['three cells', 'a_>b_>c', ['a', 'b', 'c']],
  ['spaces at the ends are none', '_uma_', ['uma']],
  ['a leader of dots is no part of its caption, nor of what it leads to', 'aa.....5', ['aa ..... 5']],
  ['a short leader to a page', 'aa..24', ['aa .. 24']],
  ['dots of an ellipsis or a number are', 'aa...bb_1.234', ['aa...bb 1.234']],
  ['nothing', '', []],
  ['a justified line is stretched throughout', 'aa_>bb_>cc_>dd_>ee', ['aa bb cc dd ee']],
]
test.each(lines)('%s', (_name, text, expected) => expect(cells(text)).toEqual(expected))

test('a word fills the columns of its ink', () => {
  const { characters, ink } = printed('uma_nova')
  const [[first, second] = []] = splitWords(characters, ink)
  expect(first?.columns).toEqual({ from: 8, to: 8 + 3 * LETTER + 2 * GAP })
  expect(second?.columns.from).toBe(8 + 3 * (LETTER + GAP) + 8)
})

test('ink is found whether it is dark or light', () => {
  const width = 60
  const bar = (paper: number, print: number) =>
    Uint8Array.from({ length: width * LINE_ROWS }, (_, i) =>
      i % width >= 20 && i % width < 30 ? print : paper,
    )
  for (const data of [bar(240, 20), bar(60, 230)]) {
    const ink = inkColumns(columnContrast({ width, height: LINE_ROWS, data }))
    expect(widestBlank(ink, 0, width)).toEqual({ from: 30, to: 60 })
    expect(ink.reduce((sum, value) => sum + value, 0)).toBe(10)
  }
})
