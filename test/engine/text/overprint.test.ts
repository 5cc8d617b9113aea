import { describe, expect, it } from 'vitest'
import type { Glyph } from '../../../engine/src/decode/pdf-glyphs.ts'
import { linesFromGlyphs } from '../../../engine/src/text/lines-from-glyphs.ts'

const ADVANCE_EM = 0.5

type Print = readonly [text: string, left: number, baseline: number, em?: number, object?: number]

/** A text that a page prints at a place, in the order of its letters. */
function print([text, left, baseline, em = 10, object = 0]: Print): Glyph[] {
  return [...text].flatMap((letter, i): Glyph[] => {
    if (letter === ' ') return []
    const x = left + i * ADVANCE_EM * em
    const box = { left: x, top: baseline - em, right: x + ADVANCE_EM * em, bottom: baseline + 0.35 * em }
    const before = i > 0 && text[i - 1] === ' ' ? 'space' : 'glyph'
    const ink = { ...box, bottom: baseline }
    const origin = [x, baseline] as const
    return [
      {
        text: letter,
        ink,
        loose: box,
        origin,
        angleDegrees: 0,
        before,
        font: 0,
        object,
        isDrawn: true,
        clips: false,
      },
    ]
  })
}

function textsOf(...prints: Glyph[][]): string[] {
  return linesFromGlyphs(prints.flat())
    .map(({ text }) => text)
    .sort()
}

describe('a print over another', () => {
  it.each<[string, Print, Print]>([
    ['a stamp over a line', ['Proc. 1312/2022 a pedido', 0, 100], ['CANCELADA', 3, 102, 22]],
    ['a stamp printed first', ['SUSPENSA', 3, 102, 22], ['Processo 77/2021 do titular', 0, 100]],
    ['a line half over another', ['Protocolo 2024/889', 0, 100], ['Requerimento', 22.5, 101]],
    ['a cell that runs into the next', ['Rua Heitor Levi, 31, casa 2', 0, 100], ['Florianópolis', 101, 100]],
    ['a text object that starts on another', ['Deferido pela SUP', 0, 100], ['18/07/2028', 78, 100, 10, 1]],
    ['one that starts before its last letter', ['Deferido pela SUP', 0, 100], ['18/07/2028', 76, 100, 10, 1]],
    ['an alike line a little beside', ['assinado por Ana', 0, 100], ['de 12 de agosto', 2, 101]],
  ])('%s is a line of its own', (_, one, other) => {
    expect(textsOf(print(one), print(other))).toEqual([one[0], other[0]].sort())
  })

  it.each([
    ['bold made by printing twice', print(['Validade', 0, 100]), print(['Validade', 0.4, 100]), 'Validade'],
    ['an accent of its own', print(['Licenca', 0, 100]), print(['¸', 25.5, 100]), null],
  ])('%s is none', (_, one, other, text) => {
    const lines = textsOf(one, other)
    expect(lines).toHaveLength(1)
    if (text !== null) expect(lines).toEqual([text])
  })
})
