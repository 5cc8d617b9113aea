import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLength, findLengths } from '../../../engine/src/values/term.ts'
import { SEEDED } from './arbitrary.ts'

describe('findLengths', () => {
  it.each([
    ['válida por 10 (dez) anos, a partir', 10, 'year', '10 (dez) anos'],
    ['prazo de 48 (quarenta e oito) meses', 48, 'month', '48 (quarenta e oito) meses'],
    ['365 /trezentos e sessenta e cinco/ dias', 365, 'day', '365 /trezentos e sessenta e cinco/ dias'],
    ['(48) meses, a contar da data', 48, 'month', '(48) meses'],
    ['(48) (quarenta e oito) meses', 48, 'month', '(48) (quarenta e oito) meses'],
    ['válida por cinco anos', 5, 'year', 'cinco anos'],
    ['dez (10) anos', 10, 'year', 'dez (10) anos'],
    ['válida por 1460 dias a contar', 1460, 'day', '1460 dias'],
    ['1.460 dias', 1460, 'day', '1.460 dias'],
    ['pelo prazo de 05 (cinco) anos', 5, 'year', '05 (cinco) anos'],
    ['VALIDA POR 12 /DOZE/ MESES A PARTIR', 12, 'month', '12 /DOZE/ MESES'],
    ['validade: 10 ano(s), com vencimento', 10, 'year', '10 ano(s)'],
    ['6 mês(es)', 6, 'month', '6 mês(es)'],
    ['um mês', 1, 'month', 'um mês'],
    ['180DIAS', 180, 'day', '180DIAS'],
    // The figure wins.
    ['10 (cinco) anos', 10, 'year', '10 (cinco) anos'],
    ['dez (12) anos', 12, 'year', 'dez (12) anos'],
    // Words that OCR garbled prove nothing.
    ['10 (dcz) anos', 10, 'year', '10 (dcz) anos'],
  ])('%j', (text, amount, unit, raw) => {
    expect(findLengths(text)).toMatchObject([{ terms: [{ amount, unit }], raw }])
  })

  it.each([
    // A date in words, not a term.
    'aos 12 (doze) dias do mês de março',
    '12/03/2027 anos',
    'no ano de 2020',
    'os dias úteis',
    '0 dias',
    '12345 dias',
    '1,5 anos',
    'anoitecer de 3 anosmil',
  ])('%j has none', (text) => {
    expect(findLengths(text)).toEqual([])
  })

  it.each([
    ['2 (dois) anos e 6 (seis) meses', ['2 (dois) anos e 6 (seis) meses']],
    ['1 ano, 3 meses e 10 dias', ['1 ano, 3 meses e 10 dias']],
    ['1 ano, prorrogável por mais 1 ano', ['1 ano', '1 ano']],
    ['60 meses e 5 anos', ['60 meses', '5 anos']],
  ])('%j', (text, lengths) => {
    expect(findLengths(text).map(({ raw }) => raw)).toEqual(lengths)
  })

  it('reads any amount back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom('anos', 'meses', 'dias'),
        (amount, unit) => {
          expect(findLengths(`prazo de ${amount} ${unit}.`)).toMatchObject([{ terms: [{ amount }] }])
        },
      ),
      SEEDED,
    )
  })
})

describe('addLength', () => {
  it.each([
    [{ amount: 1, unit: 'year' }, '2025-02-28'],
    [{ amount: 6, unit: 'month' }, '2024-08-29'],
    [{ amount: 90, unit: 'day' }, '2024-05-29'],
  ] as const)('%j', (term, end) => {
    expect(addLength('2024-02-29', [term])).toBe(end)
  })
})
