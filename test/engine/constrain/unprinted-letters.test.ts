import { describe, expect, it } from 'vitest'
import { letterModel } from '../../../engine/src/constrain/letter-model.ts'
import { hasUnprintedLetters, withUnprintedLetters } from '../../../engine/src/constrain/unprinted-letters.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import type { TextLine } from '../../../engine/src/types.ts'
import { recognisedLine, seen } from './recognised.ts'

const model = letterModel(await nodeRuntime().letters())

function ofLayer(text: string): TextLine {
  const { recognition: _, ...line } = recognisedLine(seen(text))
  return { ...line, source: 'text-layer' }
}

describe('letters for which question marks were printed', () => {
  it.each([
    ['Evelyn Le??o', 'Evelyn Leão'],
    ['Alexandre Gon??alves', 'Alexandre Gonçalves'],
    ['Elo?? Barbosa', 'Eloá Barbosa'],
    ['??ngela Ara??jo', 'Ângela Araújo'],
    ['MARIA DA CONCEI????O', 'MARIA DA CONCEIÇÃO'],
    ['Mendon??a, VIN??CIUS', 'Mendonça, VINÍCIUS'],
    ['JO??O S??', 'JOÃO SÁ'],
    // The recogniser takes the `o` after the marks for a zero.
    ['Evelyn Le??0', 'Evelyn Leão'],
  ])('%s is %s', (print, text) => {
    expect(withUnprintedLetters(recognisedLine(seen(print)), model).text).toBe(text)
    if (!print.endsWith('0')) expect(withUnprintedLetters(ofLayer(print), model).text).toBe(text)
  })

  it.each([
    ['JO?O DA SILVA', 'JOÃO DA SILVA'],
    ['MARIA DA CONCEI??O', 'MARIA DA CONCEIÇÃO'],
    ['Ant?nio', 'Antônio'],
  ])('of one byte each, %s is %s', (print, text) => {
    expect(withUnprintedLetters(ofLayer(print), model).text).toBe(text)
  })

  it('says what was printed, and how likely the letters are', () => {
    const { words } = withUnprintedLetters(recognisedLine(seen('Evelyn Le??o')), model)
    expect(words[1]).toMatchObject({ text: 'Leão', read: 'Le??o' })
    expect(words[1]?.confidence).toBeGreaterThan(0.85)
  })
})

describe('question marks that stay', () => {
  it.each([
    'Quem?',
    'Quem??',
    'quem assina?? o juiz',
    'Sim (por qu??)',
    'https://a.br/x?a=b',
    'x??y',
    '??? anos',
    'valor???? R$',
    // Several letters are as likely.
    'Cau?? Lima',
  ])('%s', (text) => {
    const line = ofLayer(text)
    expect(withUnprintedLetters(line, model)).toBe(line)
  })

  it('one of a word on pixels, where it may be any letter', () => {
    const line = recognisedLine(seen('JO?O DA SILVA'))
    expect(withUnprintedLetters(line, model)).toBe(line)
  })

  it('and the letters of words are not asked for', () => {
    const page = { index: 0, width: 1, height: 1, view: null, codes: [], issues: [] }
    const has = (text: string) => hasUnprintedLetters({ ...page, lines: [ofLayer(text)] })
    expect([has('Quem assina?'), has('a.br/?x=1'), has('Jo??o')]).toEqual([false, false, true])
  })

  it('a row of them takes no longer than others', () => {
    const line = ofLayer('?'.repeat(5000))
    expect(withUnprintedLetters(line, model)).toBe(line)
  })
})
