import { describe, expect, it } from 'vitest'
import { repairDigits, repairMixed, toDigits, toLetters } from '../../../engine/src/values/digits.ts'

describe('look-alikes', () => {
  it('reads digits where digits are due', () => {
    expect(toDigits('OQD Il|! Z S G B gq')).toBe('000 1111 2 5 6 8 99')
    expect(toDigits('l2/O3/2O27')).toBe('12/03/2027')
    expect(toDigits('KX?')).toBe('KX?')
  })

  it('reads letters where letters are due', () => {
    expect(toLetters('0128|')).toBe('OIZBI')
    expect(toLetters('abc')).toBe('ABC')
    // 7 and 9 look like no capital.
    expect(toLetters('79')).toBe('79')
  })
})

describe('repairDigits', () => {
  const isMultipleOf97 = (text: string) => Number(text) % 97 === 0

  it.each([
    ['00970', '00970'],
    ['0O97O', '00970'],
    ['00.97-0', '00970'],
    // The repaired reading fails the check.
    ['0O971', null],
    // Not the length, not a look-alike.
    ['0970', null],
    ['0X970', null],
  ])('%j → %j', (slot, repaired) => {
    expect(repairDigits(slot, 5, isMultipleOf97)).toBe(repaired)
  })
})

describe('repairMixed', () => {
  it('keeps a literal reading that passes', () => {
    expect(repairMixed('bo', () => true)).toBe('BO')
  })

  it('prefers digits only', () => {
    expect(repairMixed('BO', (text) => text !== 'BO')).toBe('80')
  })

  it('takes the one set that passes, and none when two do', () => {
    expect(repairMixed('BOX', (text) => text === 'B0X')).toBe('B0X')
    expect(repairMixed('BOX', (text) => text === 'B0X' || text === '8OX')).toBeNull()
    expect(repairMixed('BOX', () => false)).toBeNull()
  })
})
