import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPlace, parsePlace } from '../../../engine/src/values/place.ts'
import { findUfs, parseUf, stateCourt, stateName, UFS } from '../../../engine/src/values/uf.ts'
import { SEEDED } from './arbitrary.ts'

describe('places', () => {
  it.each([
    ['CAMPINAS, SP', 'CAMPINAS', 'SP'],
    ['CAMPINAS-SP', 'CAMPINAS', 'SP'],
    ['CAMPINAS/SP', 'CAMPINAS', 'SP'],
    ['Campinas (SP)', 'Campinas', 'SP'],
    ['Campinas – SP', 'Campinas', 'SP'],
    ['BRASILIA-DISTRITO FEDERAL,DF', 'BRASILIA', 'DF'],
    ['RIO DE JANEIRO,RJ', 'RIO DE JANEIRO', 'RJ'],
    ['SÃO PAULO-SÃO PAULO,SP', 'SÃO PAULO', 'SP'],
    // A hyphen inside the city.
    ['EMBU-GUAÇU/SP', 'EMBU-GUAÇU', 'SP'],
    ["Olho d'Água das Flores-AL", "Olho d'Água das Flores", 'AL'],
    ['CIDADE OCIDENTAL - GO', 'CIDADE OCIDENTAL', 'GO'],
    ['S. PAULO, SP', 'S. PAULO', 'SP'],
    // Born abroad.
    ['LISBOA/EX', 'LISBOA', 'EX'],
  ])('%j', (text, city, uf) => {
    expect(parsePlace(text)).toEqual({ city, uf })
  })

  it.each([
    ['CAMPINAS SP', { city: 'CAMPINAS', uf: 'SP' }],
    ['Campinas, São Paulo', { city: 'Campinas', uf: 'SP' }],
    ['LISBOA/EXTERIOR', { city: 'LISBOA', uf: 'EX' }],
    // The state first, as a form's caption asks for it.
    ['SP / CAMPINAS', { city: 'CAMPINAS', uf: 'SP' }],
    ['RS/São José do Norte', { city: 'São José do Norte', uf: 'RS' }],
    ['XX/CAMPINAS', null],
    // Words that introduce a city are none of it, and a body names its state in the same way.
    ['natural de Campinas/SP', { city: 'Campinas', uf: 'SP' }],
    ['DETRAN-SP', null],
    ['MOGI-GUAÇU', null],
    ['12345/SP', null],
    ['SP', null],
  ])('slot %j', (text, place) => {
    expect(parsePlace(text)).toEqual(place)
  })

  it('formats what it parses', () => {
    const place = { city: 'São Luís do Paraitinga', uf: 'SP' } as const
    expect(formatPlace(place)).toBe('São Luís do Paraitinga/SP')
    expect(parsePlace(formatPlace(place))).toEqual(place)
  })
})

describe('units of the federation', () => {
  it('has a court in every state', () => {
    expect([stateCourt('SP'), stateCourt('DF')]).toEqual(['TJSP', 'TJDFT'])
  })

  it('reads codes and names in any case', () => {
    expect(UFS).toHaveLength(27)
    fc.assert(
      fc.property(fc.constantFrom(...UFS), (uf) => {
        for (const text of [uf, uf.toLowerCase(), `(${uf})`, stateName(uf), stateName(uf).toUpperCase()]) {
          expect(parseUf(text)).toBe(uf)
        }
        expect(findUfs(`Estado do ${stateName(uf)}`)).toMatchObject([{ uf, form: 'name' }])
      }),
      SEEDED,
    )
    expect([parseUf('EX'), parseUf('Exterior'), parseUf('XX'), parseUf('')]).toEqual(['EX', 'EX', null, null])
  })

  it.each<[string, string[]]>([
    // The longest name wins.
    ['MATO GROSSO DO SUL e MATO GROSSO', ['MS', 'MT']],
    ['Paraná, Paraíba e Pará', ['PR', 'PB', 'PA']],
    ['GOVERNO DO ESTADO DO PARA', ['PA']],
    // The preposition, and lower-case codes.
    ['para o que se fizer', []],
    ['CAMPINAS/SP e DETRAN-MG', ['SP', 'MG']],
    ['Goianápolis, RNA', []],
  ])('in %j', (text, ufs) => {
    expect(findUfs(text).map(({ uf }) => uf)).toEqual(ufs)
  })
})
