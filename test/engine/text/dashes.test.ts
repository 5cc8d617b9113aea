import { describe, expect, it } from 'vitest'
import { CHARACTERS, LINE_ROWS, RECOGNISER } from '../../../engine/src/model-facts.ts'
import type { DecodedChar } from '../../../engine/src/text/ctc.ts'
import { type Dash, dashesOf, settledDashes } from '../../../engine/src/text/dashes.ts'
import { EM_COLUMNS } from '../../../engine/src/text/split-words.ts'
import type { Raster } from '../../../engine/src/types.ts'

const read = (text: string, step = 0): DecodedChar => ({
  value: CHARACTERS.indexOf(text),
  step,
  confidence: 0.95,
})
const dash = (text: '-' | '–', lengthEm: number, alone: boolean): Dash => ({
  character: read(text),
  lengthEm,
  alone,
})
const hyphens = (lengthEm: number, count = 5) =>
  Array.from({ length: count }, () => dash('-', lengthEm, false))

describe('the length of a dash', () => {
  const columns = 160
  const stroke = (from: number, to: number, ink: number, paper: number): Raster => {
    const data = new Uint8Array(columns * LINE_ROWS).fill(paper)
    for (const row of [17, 18]) data.fill(ink, row * columns + from, row * columns + to)
    return { width: columns, height: LINE_ROWS, data }
  }
  const word = { characters: [read('-', 20)], columns: { from: 70, to: 90 }, space: null }

  it.each([
    ['dark on light', 30, 230],
    ['light on dark', 220, 40],
  ])('is that of its ink, %s', (_, ink, paper) => {
    const [found] = dashesOf([word], stroke(76, 90, ink, paper))
    expect(found?.lengthEm).toBeCloseTo(14 / EM_COLUMNS, 1)
    expect(found?.alone).toBe(true)
  })

  it.each([
    ['a rule', stroke(0, columns, 30, 230)],
    ['nothing but paper', stroke(0, 0, 30, 230)],
  ])('is not that of %s', (_, line) => {
    expect(dashesOf([word], line)).toEqual([])
  })

  it('is asked of dashes alone, and of those in a word as such', () => {
    const postcode = { ...word, characters: [read('1', 16), read('-', 20), read('2', 24)] }
    expect(dashesOf([postcode], stroke(76, 83, 30, 230)).map(({ alone }) => alone)).toEqual([false])
    expect(RECOGNISER.stride).toBe(4)
  })
})

describe("the page's hyphens settle which dash stands between spaces", () => {
  const table: [string, readonly Dash[], Dash, string][] = [
    ['twice a hyphen is an en dash', hyphens(0.25), dash('-', 0.5, true), '–'],
    ['as long as a hyphen is a hyphen', hyphens(0.36), dash('–', 0.38, true), '-'],
    ['between the two it stays as read', hyphens(0.25), dash('–', 0.32, true), '–'],
    ['with few hyphens it stays as read', hyphens(0.25, 3), dash('-', 0.5, true), '-'],
    [
      'with hyphens of two typefaces it stays as read',
      [...hyphens(0.2, 3), ...hyphens(0.4, 5)],
      dash('-', 0.5, true),
      '-',
    ],
    ['too short for any en dash it stays as read', hyphens(0.16), dash('-', 0.27, true), '-'],
    ['inside a word it stays as read', hyphens(0.25), dash('-', 0.5, false), '-'],
    [
      'what touches its neighbours does not count',
      [...hyphens(0.25, 6), dash('-', 0.6, false)],
      dash('-', 0.45, true),
      '–',
    ],
  ]
  it.each(table)('%s', (_, others, one, kind) => {
    const settled = settledDashes([...others, one]).get(one.character) ?? one.character
    expect(CHARACTERS[settled.value]).toBe(kind)
  })
})
