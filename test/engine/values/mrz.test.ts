import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { licenceNumberCheckDigits } from '../../../engine/src/values/licence-number.ts'
import {
  findMrz,
  isValidMrz,
  type MrzLines,
  mrzCheckDigit,
  nameFromMrz,
  parseMrz,
  repairMrzLines,
} from '../../../engine/src/values/mrz.ts'
import { digits, isoDay, SEEDED } from './arbitrary.ts'

const LINES: MrzLines = [
  'I<BRA135554113<419<<<<<<<<<<<<',
  '9302017F3107014BRA<<<<<<<<<<<2',
  'JOAO<<TESTE<DE<SOUZA<<<<<<<<<<',
]

describe('parseMrz', () => {
  it('reads a card', () => {
    expect(parseMrz(LINES, 2026)).toEqual({
      licenceNumber: '13555411341',
      dateOfBirth: '1993-02-01',
      sex: 'F',
      expirationDate: '2031-07-01',
      nationality: 'BRA',
      name: 'JOAO TESTE DE SOUZA',
      nameTruncated: false,
      checks: { licenceNumber: true, dateOfBirth: true, expirationDate: true, composite: true },
    })
  })

  it('knows a name that did not fit', () => {
    const cut: MrzLines = [LINES[0], LINES[1], 'PEDRO<<AUGUSTO<FICTICIO<DOS<SA']
    expect(parseMrz(cut, 2026)).toMatchObject({ name: 'PEDRO AUGUSTO FICTICIO DOS SA', nameTruncated: true })
    expect(nameFromMrz('ANA<<<<<')).toBe('ANA')
  })

  it('gives no date that does not exist', () => {
    const birth = '930230'
    const second = `${birth}${mrzCheckDigit(birth)}${LINES[1].slice(7)}`
    expect(parseMrz([LINES[0], second, LINES[2]], 2026)).toMatchObject({ dateOfBirth: null })
  })

  it.each([
    [['I<BRA135554113<419', LINES[1], LINES[2]]],
    [['P<BRA135554113<419<<<<<<<<<<<<', LINES[1], LINES[2]]],
    [[LINES[0], LINES[2], LINES[1]]],
    [['', '', '']],
  ] as [MrzLines][])('%j is none', (lines) => {
    expect(parseMrz(lines, 2026)).toBeNull()
    expect(isValidMrz(lines)).toBe(false)
  })

  it('computes the check digits of ICAO 9303', () => {
    expect([mrzCheckDigit('520727'), mrzCheckDigit('L898902C3')]).toEqual(['3', '6'])
    expect(() => mrzCheckDigit('a')).toThrow(RangeError)
  })
})

describe('repairMrzLines', () => {
  it.each<[string, MrzLines]>([
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
  ])('%s', (_what, lines) => {
    expect(repairMrzLines(lines)).toEqual(LINES)
    expect(findMrz(`legenda\n${lines.join('\n')}\n`, 2026)).toMatchObject({ licenceNumber: '13555411341' })
  })
})

describe('findMrz', () => {
  it('points at the three lines', () => {
    const text = `Local / Place\n${LINES.join('\n')}\nSERPRO`
    expect(findMrz(text, 2026)).toMatchObject({ start: 14, raw: LINES.join('\n') })
    expect(findMrz(LINES.slice(0, 2).join('\n'), 2026)).toBeNull()
  })

  it('reads any card back', () => {
    fc.assert(
      fc.property(digits(9), isoDay, isoDay, fc.constantFrom('M', 'F'), (base, birth, expiry, sex) => {
        const number = base + licenceNumberCheckDigits(base)[0]
        const [from, to] = [birth.slice(2).replaceAll('-', ''), expiry.slice(2).replaceAll('-', '')]
        const first = `I<BRA${base}<${number.slice(9)}${mrzCheckDigit(number)}`.padEnd(30, '<')
        const dates = `${from}${mrzCheckDigit(from)}${sex}${to}${mrzCheckDigit(to)}BRA`.padEnd(29, '<')
        const composite = first.slice(5) + dates.slice(0, 7) + dates.slice(8, 15) + dates.slice(18)
        const lines: MrzLines = [first, dates + mrzCheckDigit(composite), LINES[2]]
        expect(isValidMrz(lines)).toBe(true)
        expect(findMrz(lines.join('\n'), 2026)).toMatchObject({ licenceNumber: number, sex })
      }),
      SEEDED,
    )
  })
})
