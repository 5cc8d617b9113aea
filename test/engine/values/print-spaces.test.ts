import { describe, expect, it } from 'vitest'
import { withPrintSpaces } from '../../../engine/src/values/print-spaces.ts'

describe('withPrintSpaces', () => {
  it.each([
    ['Extração de areia ,argila', 'Extração de areia, argila'],
    ['telhas;tijolos', 'telhas; tijolos'],
    ['1113- SERRARIA', '1113 - SERRARIA'],
    ['47.10.10 –Transporte', '47.10.10 – Transporte'],
    ['classes de risco 2, 3,6 e 8', 'classes de risco 2, 3, 6 e 8'],
    ['POSTO ( COM LAVAGEM )', 'POSTO (COM LAVAGEM)'],
    ['resíduos Classel', 'resíduos Classe I'],
    ['resíduos classe ll', 'resíduos classe II'],
    ['metais (galvanoplastia): serviços de', 'metais (galvanoplastia); serviços de'],
    // What printers set so themselves.
    ['4930-2/03 - Transporte', '4930-2/03 - Transporte'],
    ['até 3,5 t/dia e/ou 1.200,00 m²', 'até 3,5 t/dia e/ou 1.200,00 m²'],
    ['matéria-prima, exceto: tintas', 'matéria-prima, exceto: tintas'],
    ['Classe IV', 'Classe IV'],
    ['classes 3, 6 e 9', 'classes 3, 6 e 9'],
  ])('%s', (read, expected) => {
    expect(withPrintSpaces(read)).toBe(expected)
  })
})
