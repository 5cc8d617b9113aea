import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepts, type Grammar } from '../../../engine/src/constrain/grammar.ts'
import {
  CASE_NUMBER,
  CNPJ,
  CNPJ_ALPHANUMERIC,
  CPF,
  LICENCE_NUMBER,
  MRZ_LINES,
  NUP,
} from '../../../engine/src/constrain/grammars.ts'
import { readUnderGrammar } from '../../../engine/src/constrain/read-under-grammar.ts'
import { CPF_PRINT, isValidCpf } from '../../../engine/src/values/cpf.ts'
import { withMask } from '../../../engine/src/values/printed-number.ts'
import { withCheckDigits } from '../values/arbitrary.ts'
import { recognisedLine, type Seen, seen } from './recognised.ts'

function read(signs: readonly Seen[], grammar: Grammar | undefined) {
  if (!grammar) throw new TypeError('there is no such grammar')
  const line = recognisedLine(signs)
  return readUnderGrammar(line, 0, line.text.length, grammar)
}

const [NUMBER_LINE, DATES_LINE, NAME_LINE] = MRZ_LINES

describe('reading again under a grammar', () => {
  it.each<[string, Grammar | undefined, Seen[], string]>([
    ['a digit of a CPF', CPF, seen('165.32', { 1: 0.6, 4: 0.35 }, '.175-64'), '16532417564'],
    ['its check digit', CPF, seen('165.324.175-6', { 9: 0.7, 4: 0.2 }), '16532417564'],
    ['a letter for a digit', CPF, seen('16', { S: 0.9, 5: 0.09 }, '.324.175-64'), '16532417564'],
    [
      'two signs of it',
      CPF,
      seen('1', { 8: 0.55, 6: 0.4 }, '5.3', { Z: 0.6, 2: 0.3 }, '4.175-64'),
      '16532417564',
    ],
    ['a comma in its mask', CPF, seen('165,324.175-64'), '16532417564'],
    ['a space in its mask', CPF, seen('165. 324.175 -64'), '16532417564'],
    ['a CNPJ', CNPJ, seen('10.3', { B: 0.7, 8: 0.25 }, '9.777/0015-49'), '10389777001549'],
    [
      'an alphanumeric CNPJ',
      CNPJ_ALPHANUMERIC,
      seen('H8.ST', { O: 0.6, 0: 0.39 }, '.YMD/0B02-07'),
      'H8ST0YMD0B0207',
    ],
    ['a registro', LICENCE_NUMBER, seen('4019', { 5: 0.5, 6: 0.45 }, '834117'), '40196834117'],
    [
      'a case number',
      CASE_NUMBER,
      seen('3569551-39.20', { 7: 0.6, 2: 0.3 }, '2.8.26.0114'),
      '35695513920228260114',
    ],
    ['a federal process', NUP, seen('02001.0256', { 3: 0.6, 8: 0.35 }, '1/2024-10'), '02001025681202410'],
    [
      'the first line of a zone',
      NUMBER_LINE,
      seen('I<BRA40196', { B: 0.8, 8: 0.15 }, '341<170', '<<<<<<<<<<<<'),
      'IBRA40196834117' + '0',
    ],
    [
      'the second, a filler lost',
      DATES_LINE,
      seen('88051', { 8: 0.6, 9: 0.3 }, '7M2907170BRA<<<<<<<<<<4'),
      '8805197M2907170BRA4',
    ],
    [
      'the third',
      NAME_LINE,
      seen('MARIA', { K: 0.6, '<': 0.35 }, '<APARECIDA<EXEMPLO<SILVA'),
      'MARIA<<APARECIDA<EXEMPLO<SILVA',
    ],
  ])('finds %s', (_, grammar, signs, value) => {
    const found = read(signs, grammar)
    expect(found?.value).toBe(value)
    expect(found?.probability).toBeGreaterThan(0.5)
  })

  it('says how far it had to go', () => {
    const near = read(seen('165.32', { 1: 0.5, 4: 0.45 }, '.175-64'), CPF)
    const far = read(seen('165.32', { 1: 0.9, 4: 0.05 }, '.175-64'), CPF)
    const none = read(seen('165.324.175-64'), CPF)
    expect(none?.probability).toBeGreaterThan(0.99)
    expect(far?.probability).toBeLessThan(near?.probability ?? 0)
  })

  it.each<[string, Grammar, Seen[]]>([
    ['a wrong check digit that was read surely', CPF, seen('165.324.175-6', { 5: 0.99, 4: 0.005 })],
    ['a sign that the recogniser did not consider', CPF, seen('165.32', { 1: 0.999 }, '.175-64')],
    ['a word', CPF, seen('APARECIDA')],
    ['eleven equal digits', CPF, seen('000.000.000-00')],
  ])('keeps to the print: %s', (_, grammar, signs) => {
    expect(read(signs, grammar)).toBeNull()
  })

  it('reads a stretch of a line and nothing beside it', () => {
    const line = recognisedLine(seen('CPF 16', { S: 0.9, 5: 0.09 }, '.324.175-64 RG 1234'))
    expect(readUnderGrammar(line, 4, 18, CPF)?.text).toBe('165.324.175-64')
  })

  it('has nothing to say of a text layer', () => {
    const { recognition: _, ...line } = recognisedLine(seen('165.324.175-64'))
    expect(readUnderGrammar(line, 0, 14, CPF)).toBeNull()
  })

  const digit = fc.integer({ min: 0, max: 9 }).map(String)
  const doubtful = fc
    .array(
      fc.tuple(fc.constantFrom(...'0123456789OISZB.-/ '), fc.double({ min: 0.01, max: 1, noNaN: true })),
      {
        minLength: 2,
        maxLength: 5,
      },
    )
    .map((pairs): Seen => {
      const sum = pairs.reduce((total, [, share]) => total + share, 0)
      return Object.fromEntries(pairs.map(([sign, share]) => [sign, (0.99 * share) / sum]))
    })

  it('never leaves the grammar, whatever was seen', () => {
    const grammars = [CPF, LICENCE_NUMBER, CNPJ]
    fc.assert(
      fc.property(
        fc.array(doubtful, { minLength: 1, maxLength: 18 }),
        fc.constantFrom(...grammars),
        (signs, grammar) => {
          const found = read(signs, grammar)
          return found === null || (accepts(grammar, found.text) && found.probability >= 0.5)
        },
      ),
      { seed: 51, numRuns: 60 },
    )
  })

  it('never changes a valid reading that is sure', () => {
    fc.assert(
      fc.property(fc.array(digit, { minLength: 9, maxLength: 9 }), (digits) => {
        const base = digits.join('')
        if (/^(\d)\1+$/.test(base)) return true
        const cpf = withMask(
          CPF_PRINT.mask,
          withCheckDigits((pair) => base + pair, isValidCpf),
        )
        const found = read(
          [...cpf].map((sign) => ({
            [sign]: 0.95,
            1: sign === '1' ? 0.95 : 0.02,
            7: sign === '7' ? 0.95 : 0.02,
          })),
          CPF,
        )
        return found?.text === cpf
      }),
      { seed: 54, numRuns: 25 },
    )
  })
})
