import { describe, expect, it } from 'vitest'
import { findGivenOver } from '../../../engine/src/values/people-given.ts'

const [ANA, DAVI, RUI] = ['ANA LIMA', 'DAVI LIMA PRADO', 'RUI LIMA']

describe('people over whom a text gives an office', () => {
  const given = (text: string) => [...findGivenOver(text, [ANA, DAVI, RUI])]

  it.each([
    ['A GUARDA DE ANA E DE DAVI SERA EXERCIDA PELA AVO.', [ANA, DAVI]],
    ['CONCEDO A GUARDA PROVISORIA DAS NETAS ANA LIMA, RUI E DAVI LIMA PRADO, POR UM ANO', [ANA, DAVI, RUI]],
    ['NOMEIO TUTORES DE ANA LIMA E DE RUI LIMA, EM CONJUNTO, OS TIOS', [ANA, RUI]],
    ['A TUTELA DE ANA E RUI E, NA FALTA DE OUTRO, DE DAVI LIMA PRADO, A TIA', [ANA, RUI, DAVI]],
    ['A CURATELA DOS IRMAOS ANA E RUI. INDEFIRO A DE DAVI LIMA PRADO.', []],
    ['A GUARDA DE ANA LIMA, NASCIDA EM 2012, E DE DAVI', []],
    ['FICAM SOB A GUARDA DOS TIOS ANA E DAVI', []],
    ['A GUARDA DE ANA LIMA E SILVA', []],
  ])('%s', (text, names) => {
    expect(given(text)).toEqual(names)
  })

  it('a name that begins with a sign is nobody of a list', () => {
    expect([...findGivenOver('A GUARDA DE ANA E RUI', ['(ANA LIMA', '*', ANA, RUI])]).toEqual([ANA, RUI])
    expect([...findGivenOver('A GUARDA DE (ANA E *', ['(ANA LIMA', '*'])]).toEqual([])
  })
})
