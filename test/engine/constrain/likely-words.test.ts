import { describe, expect, it } from 'vitest'
import { letterModel } from '../../../engine/src/constrain/letter-model.ts'
import { withLikelyWords } from '../../../engine/src/constrain/likely-words.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import { recognisedLine, type Seen, seen } from './recognised.ts'

const model = letterModel(await nodeRuntime().letters())

/** A sign that was taken, and the one that is printed. */
const doubt = (taken: string, other: string, share: number): Seen => ({
  [taken]: 0.95 - share,
  [other]: share,
})

describe('a doubtful word takes the letters that words are made of', () => {
  it.each<[string, (string | Seen)[], string]>([
    ['a digit for a letter', ['dese', doubt('8', 's', 0.05), 'pero'], 'desespero'],
    ['a short word', ['de ', doubt('a', 'o', 0.02), 's vinhos a', doubt('8', 's', 0.1)], 'de as vinhos as'],
    ['one in capitals', ['COMPRO', doubt('U', 'V', 0.05), 'ANTE'], 'COMPROVANTE'],
    [
      'a name with one',
      ['M', doubt('n', 'u', 0.05), 'nicípio de Se', doubt('r', 'r', 0.9), 'ra'],
      'Município de Serra',
    ],
    ['a word beside a sign', ['(', doubt('n', 'm', 0.05), 'ediante)'], '(mediante)'],
    ['an accent that may be dust', ['m', doubt('ú', 'u', 0.4), 'nicípio'], 'município'],
    ['an accent that may be the dot of an i', ['V', doubt('í', 'i', 0.09), 'nicius'], 'Vinicius'],
    ['a name that many have', ['Ediva', doubt('i', 'l', 0.015), 'do'], 'Edivaldo'],
    ['two letters of one', ['deno', doubt('z', 'm', 0.05), 'ina', doubt('c', 'd', 0.2), 'a'], 'denominada'],
  ])('%s', (_name, signs, text) => {
    expect(withLikelyWords(recognisedLine(seen(...signs)), model).text).toBe(text)
  })

  it('and says what was read first, and how likely it is', () => {
    const { words } = withLikelyWords(recognisedLine(seen('o dese', doubt('8', 's', 0.05), 'pero')), model)
    expect(words[1]).toMatchObject({ text: 'desespero', read: 'dese8pero' })
    expect(words[1]?.confidence).toBeGreaterThan(0.5)
    expect(words[1]?.confidence).toBeLessThanOrEqual(1)
  })
})

describe('what stands as it was read', () => {
  it.each<[string, (string | Seen)[]]>([
    ['a word that was surely read', ['dese8pero']],
    ['a code', ['XB7', doubt('z', 'a', 0.3), '9-L8h']],
    ['a number', ['1', doubt('3', 'e', 0.3), '5.2', doubt('0', 'o', 0.3), '1']],
    ['an address', ['https://a.br/', doubt('x', 'a', 0.4), 'q']],
    ['a mail address', ['jo', doubt('x', 'a', 0.4), 'o@a.br']],
    ['a plate', ['AB', doubt('C', 'O', 0.4), '1D23']],
    ['a strange name, clearly read', ['Wlad', doubt('y', 'i', 0.001), 'sław']],
    ['one that ends as no word does', ['Przybys', doubt('z', '2', 0.4)]],
    ['a name whose accent is seen', ['B', doubt('ö', 'o', 0.05), 'hm']],
    ['one whose acute is seen', ['Mart', doubt('í', 'i', 0.02), 'nez']],
    ['a letter that stands alone', [doubt('B', 'A', 0.1)]],
  ])('%s', (_name, signs) => {
    const line = recognisedLine(seen(...signs))
    expect(withLikelyWords(line, model)).toEqual(line)
  })

  it('a line of a text layer', () => {
    const { recognition: _, ...line } = recognisedLine(seen('dese', doubt('8', 's', 0.05), 'pero'))
    expect(withLikelyWords(line, model)).toBe(line)
  })
})

it('bytes of another model are refused with their number', async () => {
  const bytes = await nodeRuntime().letters()
  expect(() => letterModel(bytes.subarray(1))).toThrow(`${bytes.length - 1} bytes of letters`)
})
