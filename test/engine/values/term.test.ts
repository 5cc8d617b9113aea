import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTerm, findTerms } from '../../../engine/src/values/term.ts'
import { SEEDED } from './arbitrary.ts'

describe('findTerms', () => {
  it.each([
    ['válida por 10 (dez) anos, a partir', 10, 'year', false, '10 (dez) anos'],
    ['prazo de 48 (quarenta e oito) meses', 48, 'month', false, '48 (quarenta e oito) meses'],
    ['(48) meses, a contar da data', 48, 'month', false, '(48) meses'],
    ['(48) (quarenta e oito) meses', 48, 'month', false, '(48) (quarenta e oito) meses'],
    ['válida por cinco anos', 5, 'year', false, 'cinco anos'],
    ['dez (10) anos', 10, 'year', false, 'dez (10) anos'],
    ['válida por 1460 dias a contar', 1460, 'day', false, '1460 dias'],
    ['1.460 dias', 1460, 'day', false, '1.460 dias'],
    ['pelo prazo de 05 (cinco) anos', 5, 'year', false, '05 (cinco) anos'],
    ['VALIDA POR 12 /DOZE/ MESES A PARTIR', 12, 'month', false, '12 /DOZE/ MESES'],
    ['validade: 10 ano(s), com vencimento', 10, 'year', false, '10 ano(s)'],
    ['6 mês(es)', 6, 'month', false, '6 mês(es)'],
    ['um mês', 1, 'month', false, 'um mês'],
    ['180DIAS', 180, 'day', false, '180DIAS'],
    // The figure wins.
    ['10 (cinco) anos', 10, 'year', true, '10 (cinco) anos'],
    ['dez (12) anos', 12, 'year', true, 'dez (12) anos'],
    // Words that OCR garbled prove nothing.
    ['10 (dcz) anos', 10, 'year', false, '10 (dcz) anos'],
  ])('%j', (text, amount, unit, disagree, raw) => {
    expect(findTerms(text)).toMatchObject([{ amount, unit, disagree, raw }])
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
    expect(findTerms(text)).toEqual([])
  })

  it('gives each part of a compound term', () => {
    expect(findTerms('2 (dois) anos e 6 (seis) meses').map(({ amount, unit }) => [amount, unit])).toEqual([
      [2, 'year'],
      [6, 'month'],
    ])
  })

  it('reads any amount back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom('anos', 'meses', 'dias'),
        (amount, unit) => {
          expect(findTerms(`prazo de ${amount} ${unit}.`)).toMatchObject([{ amount }])
        },
      ),
      SEEDED,
    )
  })
})

describe('addTerm', () => {
  it.each([
    [{ amount: 1, unit: 'year' }, '2025-02-28'],
    [{ amount: 6, unit: 'month' }, '2024-08-29'],
    [{ amount: 90, unit: 'day' }, '2024-05-29'],
  ] as const)('%j', (term, end) => {
    expect(addTerm('2024-02-29', term)).toBe(end)
  })
})
