import { describe, expect, it } from 'vitest'
import {
  findClassesWithState,
  isHatching,
  parseLicenceClass,
} from '../../../engine/src/values/licence-class.ts'

describe('licence classes', () => {
  it('reads every class as it is', () => {
    for (const name of 'ACC A B C D E AB AC AD AE A1 B1 C1 D1 BE CE C1E DE D1E'.split(' ')) {
      expect(parseLicenceClass(name)).toBe(name)
      expect(parseLicenceClass(` ${name.toLowerCase()} `)).toBe(name)
    }
  })

  it.each([
    ['E / MT', 'E', 'MT'],
    ['AB/AC', 'AB', 'AC'],
    ['C1E – RS', 'C1E', 'RS'],
    ['MG / AC', 'AC', 'MG'],
    ['SC-D', 'D', 'SC'],
  ])('with the state of the card before or behind: %j', (text, licenceClass, uf) =>
    expect(findClassesWithState(text)).toMatchObject([{ licenceClass, uf }]),
  )

  it.each(['A/B', '12/AC', 'SP/MT', 'E / MTX', 'CEP/SP'])('without one: %j', (text) =>
    expect(findClassesWithState(text)).toEqual([]),
  )

  it.each([
    ['A B', 'AB'],
    ['A+B', 'AB'],
    ['A,B', 'AB'],
    ['AB O', 'AB'],
    ['[ C', 'C'],
    ['A O B', 'AB'],
    ['B ou superior', null],
    ['F', null],
    ['ABC', null],
    ['EEEE', null],
    ['', null],
  ])('literal %j → %j', (text, value) => {
    expect(parseLicenceClass(text)).toBe(value)
  })

  it.each([
    ['8', 'B'],
    ['4B', 'AB'],
    ['A8', 'AB'],
    ['AÉ', 'AE'],
    ['0', 'D'],
    ['A0', 'AD'],
    ['BI', 'B1'],
    ['Cl', 'C1'],
    ['CIE', 'C1E'],
    ['D|E', 'D1E'],
    ['EI', null],
    ['I', null],
    ['7', null],
    ['*****', null],
  ])('repaired %j → %j', (text, value) => {
    expect(parseLicenceClass(text)).toBe(value)
  })

  it('knows a crossed-out box', () => {
    expect(['*****', '= = = =', 'IIIII', 'mmm', 'EEEE'].map(isHatching)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['', 'AB', 'AA', 'ACC', '**A'].map(isHatching)).toEqual([false, false, false, false, false])
  })
})
