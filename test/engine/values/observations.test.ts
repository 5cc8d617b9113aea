import { describe, expect, it } from 'vitest'
import {
  isObservation,
  parseComments,
  readCetpp,
  restrictionsIn,
  withoutDenied,
  withSeparators,
} from '../../../engine/src/values/observations.ts'
import { RESTRICTIONS } from '../../../engine/src/values/restriction-codes.ts'

describe('parseComments', () => {
  it.each([
    ['EAR,  CETPP\n A', 'EAR, CETPP A'],
    ['exerce atividade\nremunerada (EAR)', 'EAR'],
    ['EXERCE ATIVIDADE REMUNERADA (EAR)', 'EXERCE ATIVIDADE REMUNERADA (EAR)'],
    ['*****', null],
    ['  ', null],
    ['- -', null],
  ])('%j → %j', (text, comments) => {
    expect(parseComments(text)).toBe(comments)
  })
})

describe('isObservation', () => {
  it.each([
    'EAR',
    'A D',
    '99 A',
    'A – obrigatório o uso de lentes corretivas',
    'Visão monocular',
    'HABILITADO EM TRANSPORTE ESCOLAR',
    'Exerce atividade remunerada',
  ])('%j is one', (text) => {
    expect(isObservation(text)).toBe(true)
  })

  it.each([
    'MOPP? NÃO',
    // A small letter is a word, no restriction.
    '149,90 x 6',
    'à Argentina',
    '20',
    '142,30',
    'Prêmio total com IOF (10 x sem juros)',
    'BASE ESTADUAL',
    'Pontuação',
  ])('%j is none', (text) => {
    expect(isObservation(text)).toBe(false)
  })
})

describe('withSeparators', () => {
  it.each([
    ['EARIA', 'EAR/A'],
    ['EAR-A', 'EAR - A'],
    ['EARlCETPP', 'EAR/CETPP'],
    ['CETE1EAR', 'CETE/EAR'],
    ['EAR/A', 'EAR/A'],
    ['EARIAS', 'EARIAS'],
    ['EAR AX', 'EAR A X'],
    ['X99', 'X 99'],
    ['EAR CETCPA', 'EAR CETCP A'],
    ['EARX', 'EAR X'],
    ['CETE', 'CETE'],
    ['EM TRANSPORTE DE CARGA', 'EM TRANSPORTE DE CARGA'],
  ])('%j → %j', (text, mended) => {
    expect(withSeparators(text)).toBe(mended)
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
    'CURSO TRANSP CARGAS PERIGOSAS',
    'HABILITADO EM TRANSPORTE DE PRODUTOS PERIGOSOS',
    'Produto perigoso',
    'PROD. PERIG.',
    // A course date never takes it back.
    'CETPP VAL 12/2019',
    // The negation is about something else.
    'NAO HABILITADO EM CETE, CETPP',
    'CETPP. NÃO DIRIGE À NOITE',
    // One misread letter, nearer to CETPP than to CETCP.
    'CETPF',
  ])('%j: yes', (text) => {
    expect(readCetpp(text)).toMatchObject({ hasCetpp: true, doubtful: false })
  })

  it.each([
    '',
    'EAR',
    // Passengers, not dangerous goods.
    'CETCP',
    'CETVE CETCI CETE',
    'NÃO HABILITADO EM TRANSPORTE DE PRODUTOS PERIGOSOS',
    'EXCETO CETPP',
    'TRANSPORTE DE PRODUTOS PERIGOSOS - NÃO POSSUI',
    'MOPP: não',
    'HPPX',
  ])('%j: no', (text) => {
    expect(readCetpp(text)).toEqual({ hasCetpp: false, doubtful: false })
  })

  it('halfway between CETPP and CETCP is doubtful, and no', () => {
    expect(readCetpp('EAR CETGP')).toMatchObject({ hasCetpp: false, doubtful: true })
  })
})

it.each([
  ['A EAR MOPP', ['A']],
  ['EAR/A', ['A']],
  ['EARIA', ['A']],
  ['A X; CETPP VAL 12/2026', ['A', 'X']],
  ['D, F, D', ['D', 'F']],
  ['EAR 15 99', []],
  ['EXERCE A ATIVIDADE REMUNERADA', []],
  ['', []],
])('the restrictions of %s', (text, letters) => {
  expect(restrictionsIn(text)).toEqual(letters)
})

it('every letter has its meaning', () => {
  expect(Object.keys(RESTRICTIONS).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})

describe('withoutDenied', () => {
  it.each([
    ['EAR, MOPP', ': não possui', 'EAR, '],
    ['Res. N.º 12/2020:  A;  MOPP', ' - NÃO TEM', 'Res. N.º 12/2020:  A;  '],
    ['EAR, MOPP', ' em dia', 'EAR, MOPP'],
    ['EAR', ': não possui', 'EAR'],
  ])('%j before %j is %j', (text, behind, left) => {
    expect(withoutDenied(text, behind)).toBe(left)
  })
})
