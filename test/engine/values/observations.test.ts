import { describe, expect, it } from 'vitest'
import { findObservations, parseComments, readCetpp } from '../../../engine/src/values/observations.ts'

describe('findObservations', () => {
  it('splits at spaces, commas, semicolons, slashes and line ends', () => {
    expect(findObservations('A, EAR;CETPP/15\nÓculos').map(({ value, kind }) => [value, kind])).toEqual([
      ['A', 'restriction'],
      ['EAR', 'course'],
      ['CETPP', 'course'],
      ['15', 'code'],
      ['OCULOS', 'text'],
    ])
  })

  it('drops hatching', () => {
    expect(findObservations('***** EAR ====')).toMatchObject([{ value: 'EAR', raw: 'EAR', start: 6 }])
  })
})

describe('parseComments', () => {
  it.each([
    ['EAR,  CETPP\n A', 'EAR, CETPP A'],
    ['*****', null],
    ['  ', null],
    ['- -', null],
  ])('%j → %j', (text, comments) => {
    expect(parseComments(text)).toBe(comments)
  })
})

describe('readCetpp', () => {
  it.each([
    'EAR, CETPP, A',
    'EAR\nCETPP\nA',
    'C.E.T.P.P.',
    'HPP',
    'HTPP',
    'MOPP',
    'HABILITADO EM TRANSPORTE DE PRODUTOS PERIGOSOS',
    'Produto perigoso',
    'PROD. PERIG.',
    // A course date never takes it back.
    'CETPP VAL 12/2019',
    // The negation is about something else.
    'NAO HABILITADO EM CETE, CETPP',
    // One misread letter, nearer to CETPP than to CETCP.
    'CETPF',
  ])('%j: yes', (text) => {
    expect(readCetpp(text)).toMatchObject({ hasCetpp: true, doubtful: false, hit: expect.anything() })
  })

  it.each([
    '',
    'EAR',
    // Passengers, not dangerous goods.
    'CETCP',
    'CETVE CETCI CETE',
    'NÃO HABILITADO EM TRANSPORTE DE PRODUTOS PERIGOSOS',
    'EXCETO CETPP',
    'HPPX',
  ])('%j: no', (text) => {
    expect(readCetpp(text)).toEqual({ hasCetpp: false, doubtful: false, hit: null })
  })

  it('halfway between CETPP and CETCP is doubtful, and no', () => {
    expect(readCetpp('EAR CETGP')).toMatchObject({ hasCetpp: false, doubtful: true, hit: { raw: 'CETGP' } })
  })
})
