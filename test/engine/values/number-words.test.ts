import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise } from '../../../engine/src/values/normalise.ts'
import { readNumberWords, readNumberWordsBefore } from '../../../engine/src/values/number-words.ts'
import { SEEDED } from './arbitrary.ts'

/** The value of a text that is one cardinal and nothing else. */
function cardinalOf(text: string): number | null {
  const norm = normalise(text)
  const read = readNumberWords(norm, 0)
  return read?.end === norm.length ? read.value : null
}

describe('readNumberWords', () => {
  it.each([
    ['zero', 0],
    ['um', 1],
    ['uma', 1],
    ['catorze', 14],
    ['quatorze', 14],
    ['vinte e um', 21],
    ['quarenta e oito', 48],
    ['cem', 100],
    ['cento e vinte', 120],
    ['mil', 1000],
    ['um mil', 1000],
    ['mil quatrocentos e sessenta', 1460],
    ['dois mil e vinte e sete', 2027],
    ['mil novecentos e noventa e oito', 1998],
    ['hum mil novecentos e noventa e oito', 1998],
    ['nove mil novecentos e noventa e nove', 9999],
    ['TRÊS', 3],
    ['tre\u0302s', 3],
    // As typed in haste, or hyphenated.
    ['quarenta oito', 48],
    ['vinte-e-um', 21],
    // A speck beside a word.
    ['dois mil.e dez', 2010],
    // A letter lost or misread behind "e", where one numeral alone is so near.
    ['mil novecentos e itenta e sete', 1987],
    ['dois mil e vnte e quatro', 2024],
    ['mil novecentos e setemta', 1970],
    ['dois mil e dezesete', 2017],
    ['itenta', null],
    ['dois mil e na cidade', null],
    // Not one cardinal.
    ['um e dois', null],
    ['vinte e trinta', null],
    ['onze e um', null],
    // Beyond 9999.
    ['dez mil', null],
    ['cem mil', null],
    ['dois mil mil', null],
    ['umas', null],
    ['e', null],
    ['', null],
  ])('%j → %j', (text, value) => {
    expect(cardinalOf(text)).toBe(value)
  })

  it('reads every number from 0 to 9999', () => {
    for (let value = 0; value <= 9999; value++) expect(cardinalOf(inWords(value))).toBe(value)
  })
})

describe('readNumberWordsBefore', () => {
  it('finds any number before a word of a sentence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (value) => {
        const norm = normalise(`prazo de ${inWords(value)} dias`)
        expect(readNumberWordsBefore(norm, norm.length - ' dias'.length)).toEqual({ value, start: 9 })
      }),
      SEEDED,
    )
  })
})

/** An independent spelling of the numbers, for the round trip. */
function inWords(value: number): string {
  const small =
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
      ' ',
    )
  const tens = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
  const hundreds =
    '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
      ' ',
    )
  if (value < 20) return small[value] ?? ''
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 ? ` e ${inWords(value % 10)}` : ''}`
  if (value === 100) return 'cem'
  if (value < 1000)
    return `${hundreds[Math.floor(value / 100)]}${value % 100 ? ` e ${inWords(value % 100)}` : ''}`
  const thousands = value < 2000 ? 'mil' : `${small[Math.floor(value / 1000)]} mil`
  const rest = value % 1000
  if (rest === 0) return thousands
  return `${thousands}${rest < 100 || rest % 100 === 0 ? ' e ' : ' '}${inWords(rest)}`
}
