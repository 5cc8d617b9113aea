import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlates, repairPlate } from '../../../engine/src/values/plate.ts'
import { platesApart } from '../../../engine/src/values/plates-apart.ts'
import { SEEDED } from './arbitrary.ts'

describe('findPlates', () => {
  it.each([
    ['ABC-1234', 'ABC1234'],
    ['ABC1234', 'ABC1234'],
    ['XYZ 9876', 'XYZ9876'],
    ['ABC – 1234', 'ABC1234'],
    ['ABC1D23', 'ABC1D23'],
    ['BRA2E19', 'BRA2E19'],
    ['BRA-2E19', 'BRA2E19'],
    ['abc1d23', 'ABC1D23'],
  ])('%j', (text, value) => {
    expect(findPlates(text)).toMatchObject([{ value, raw: text, blacklisted: false }])
  })

  it.each([
    'AB-1234',
    'ABC-12D3',
    'ABCD123',
    'A8C1234',
    'ABC1DD3',
    'ABC12345',
    'dos 1234',
    'ABC\n1234',
    'RCC 0385/22',
  ])('%j is none', (text) => {
    expect(findPlates(text)).toEqual([])
  })

  it.each([
    'LEI 1234',
    'ART 1234',
    'NBR 1234',
    'NBR1234',
    'RES 4567',
    'DOC 1234',
    'SEI 1234',
    'ISO 9001',
    'ONU1203',
    'UTM1234',
  ])('%j is a false friend', (text) => {
    expect(findPlates(`conforme ${text},`)).toMatchObject([{ blacklisted: true }])
  })

  it('reads the glued table of the transport authorisation', () => {
    const text = 'Placa Nº RNTRC Tipo\nATF0000N/ACaminhão\nABC1D23N/AReboque\nABC1D23 123456789 Reboque'
    expect(findPlates(text).map(({ value }) => value)).toEqual(['ATF0000', 'ABC1D23', 'ABC1D23'])
  })
})

describe('repairPlate', () => {
  it.each([
    ['A8C1234', 'ABC1234'],
    ['ABCI2O4', 'ABC1204'],
    ['48C1234', null],
    ['0AB-1D2S', 'OAB1D25'],
    // The fifth may be either: it stays.
    ['ABC1O23', 'ABC1O23'],
    ['ABC1023', 'ABC1023'],
    ['ABC12345', null],
    ['', null],
  ])('%j → %j', (slot, plate) => {
    expect(repairPlate(slot)).toBe(plate)
  })

  it('leaves every real plate as it is', () => {
    const plate = fc.stringMatching(/^[A-Z]{3}\d[A-Z\d]\d{2}$/)
    fc.assert(
      fc.property(plate, (value) => {
        expect(repairPlate(value)).toBe(value)
        expect(findPlates(`placa ${value}.`)).toMatchObject([{ value }])
      }),
      SEEDED,
    )
  })
})

describe('platesApart', () => {
  it.each<[string, readonly string[] | null]>([
    ['RVB4C27/MKT8153', ['RVB4C27', '/', 'MKT8153']],
    ['RVB4C27/PR,', ['RVB4C27', '/', 'PR,']],
    ['DEZ2023/PR', null],
    ['LEI/2023', null],
    ['RVB4C27', null],
  ])('%s', (word, parts) => {
    expect(platesApart(word)).toEqual(parts)
  })

  it('takes a month and its year for no plate', () => {
    expect(findPlates('DEZ2023')).toMatchObject([{ blacklisted: true }])
  })

  it('takes no false friend for one but in a list of plates', () => {
    const blacklisted = (text: string) => findPlates(text).map((plate) => plate.blacklisted)
    expect(blacklisted('Placas: PPW-3C41, MTR-8820, QRB-1J77')).toEqual([false, false, false])
    expect(blacklisted('placa PPW-3C41, conforme LEI 1234')).toEqual([false, true])
    expect(blacklisted('ISO 9001, NBR 5410')).toEqual([true, true])
    expect(blacklisted('RES8E76 e ainda RES 8E76')).toEqual([false, true])
  })
})
