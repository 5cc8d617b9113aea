import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidLicenceNumber } from '../../../engine/src/values/licence-number.ts'
import { findMrz } from '../../../engine/src/values/mrz.ts'
import { mrzCheckDigit } from '../../../engine/src/values/mrz-check-digit.ts'
import { digits, isoDay, SEEDED } from './arbitrary.ts'

type Lines = readonly [string, string, string]

const LINES: Lines = [
  'I<BRA135554113<419<<<<<<<<<<<<',
  '9302017F3107014BRA<<<<<<<<<<<2',
  'JOAO<<TESTE<DE<SOUZA<<<<<<<<<<',
]
const read = (lines: readonly string[]) => findMrz(lines.join('\n'))

describe('a zone', () => {
  it('is read as printed', () => {
    expect(read(LINES)).toMatchObject({
      licenceNumber: '13555411341',
      dateOfBirth: '1993-02-01',
      expirationDate: '2031-07-01',
      name: 'JOAO TESTE DE SOUZA',
      nameTruncated: false,
      checks: { licenceNumber: true, dateOfBirth: true, expirationDate: true, composite: true },
    })
  })

  it('says that a name did not fit', () => {
    const cut = [LINES[0], LINES[1], 'PEDRO<<AUGUSTO<FICTICIO<DOS<SA']
    expect(read(cut)).toMatchObject({ name: 'PEDRO AUGUSTO FICTICIO DOS SA', nameTruncated: true })
  })

  it.each([
    ['250101', '350101', '1925-01-01'],
    ['100101', '300101', '2010-01-01'],
    ['450312', '270101', '1945-03-12'],
    // A leap day has its century where the other one has none.
    ['000229', '350101', '2000-02-29'],
  ])('tells the century of birth %s by expiry %s', (birth, expiry, dateOfBirth) => {
    const second = `${birth}${mrzCheckDigit(birth)}F${expiry}${mrzCheckDigit(expiry)}${LINES[1].slice(15)}`
    expect(read([LINES[0], second, LINES[2]])).toMatchObject({ dateOfBirth })
  })

  it('gives no date that does not exist', () => {
    const birth = '930230'
    const second = `${birth}${mrzCheckDigit(birth)}${LINES[1].slice(7)}`
    expect(read([LINES[0], second, LINES[2]])).toMatchObject({ dateOfBirth: null })
  })

  it.each([
    [['P<BRA135554113<419<<<<<<<<<<<<', LINES[1], LINES[2]]],
    [[LINES[0], LINES[2], LINES[1]]],
    [['', '', '']],
  ])('%j is none', (lines) => {
    expect(read(lines)).toBeNull()
  })

  it('has the check digits of ICAO 9303', () => {
    expect([mrzCheckDigit('520727'), mrzCheckDigit('L898902C3')]).toEqual(['3', '6'])
    expect(() => mrzCheckDigit('a')).toThrow(RangeError)
  })

  it.each<[string, Lines]>([
    ['literal', LINES],
    ['spaces', ['I<BRA 135554113 <419<<<<<<<<<<<<', LINES[1], LINES[2]]],
    ['look-alikes', ['I<BRAI3SSS4113<4l9<<<<<<<<<<<<', '93O2O17F31O7O14BRA<<<<<<<<<<<2', LINES[2]]],
    [
      'fillers',
      ['I«BRA135554113(419KKKKKKKKKKKK', '9302017F3107014BRA<<<<CCCC<<<2', 'JOAO<<TESTE<DE<SOUZA<<<<<<K<KC'],
    ],
    [
      'counts',
      ['I<BRA135554113<419<<<<', '9302017F3107014BRA<<<<<<<<2', 'JOAO<<TESTE<DE<SOUZA<<<<<<<<<<<<<'],
    ],
    ['first letters', ['1<8RA135554113<419<<<<<<<<<<<<', LINES[1], LINES[2]]],
  ])('is repaired: %s', (_what, lines) => {
    expect(findMrz(`legenda\n${lines.join('\n')}\n`)).toEqual(read(LINES))
  })
})

describe('findMrz', () => {
  it('finds the zone between other lines', () => {
    const text = `Local / Place\n${LINES.join('\n')}\nSERPRO`
    expect(findMrz(text)).not.toBeNull()
    expect(findMrz(LINES.slice(0, 2).join('\n'))).toBeNull()
  })

  it('reads any card back', () => {
    fc.assert(
      fc.property(digits(9), isoDay, isoDay, fc.constantFrom('M', 'F'), (base, birth, expiry, sex) => {
        const number = numbersOf(base)[0] ?? ''
        const [from, to] = [birth.slice(2).replaceAll('-', ''), expiry.slice(2).replaceAll('-', '')]
        const first = `I<BRA${base}<${number.slice(9)}${mrzCheckDigit(number)}`.padEnd(30, '<')
        const dates = `${from}${mrzCheckDigit(from)}${sex}${to}${mrzCheckDigit(to)}BRA`.padEnd(29, '<')
        const composite = first.slice(5) + dates.slice(0, 7) + dates.slice(8, 15) + dates.slice(18)
        const lines = [first, dates + mrzCheckDigit(composite), LINES[2]]
        expect(read(lines)).toMatchObject({ licenceNumber: number })
        expect(Object.values(read(lines)?.checks ?? {})).toEqual([true, true, true, true])
      }),
      SEEDED,
    )
  })
})

/** The one number with these nine digits, or both where the two forms of the check digits differ. */
function numbersOf(base: string): string[] {
  return Array.from({ length: 100 }, (_, pair) => base + String(pair).padStart(2, '0')).filter(
    isValidLicenceNumber,
  )
}
