import type { Random } from './random.ts'

/** Invented numbers with valid check digits, and the masks they are printed in. */

/** 11 digits. */
export function cpf(random: Random): string {
  const base = random.digits(9)
  const first = mod11(base, [10, 9, 8, 7, 6, 5, 4, 3, 2])
  return base + first + mod11(base + first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
}

/** 14 digits. @param order the branch, e.g. '0001' for the head office */
export function cnpj(random: Random, order = '0001'): string {
  return closeCnpj(random.digits(8) + order)
}

/** 14 positions with letters, as issued from July 2026. */
export function alphanumericCnpj(random: Random): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  const root = Array.from({ length: 8 }, () =>
    random.chance(0.5) ? random.pick([...letters]) : random.digits(1),
  )
  return closeCnpj(`${root.join('')}0001`)
}

/** Another branch of the same company. */
export function branchOf(id: string, order: string): string {
  return closeCnpj(id.slice(0, 8) + order)
}

function closeCnpj(base: string): string {
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  const first = mod11(base, weights)
  return base + first + mod11(base + first, [6, ...weights])
}

function mod11(text: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, index) => total + weight * (text.charCodeAt(index) - 48), 0)
  return sum % 11 < 2 ? '0' : String(11 - (sum % 11))
}

export function maskCpf(id: string): string {
  return `${id.slice(0, 3)}.${id.slice(3, 6)}.${id.slice(6, 9)}-${id.slice(9)}`
}

export function maskCnpj(id: string): string {
  return `${id.slice(0, 2)}.${id.slice(2, 5)}.${id.slice(5, 8)}/${id.slice(8, 12)}-${id.slice(12)}`
}

export function maskId(id: string): string {
  return id.length === 11 ? maskCpf(id) : maskCnpj(id)
}

/** The same number with its last digit wrong. */
export function breakCheckDigit(id: string): string {
  return id.slice(0, -1) + ((Number(id.slice(-1)) + 3) % 10)
}

/** Old pattern `ABC1234` or Mercosul `ABC1D23`, without a hyphen. */
export function plate(random: Random, pattern: 'old' | 'mercosul'): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  // A prefix that is not one of the words that look like a plate (LEI 1234, ABNT NBR 1234, ...).
  const falseFriends = ['LEI', 'ART', 'NBR', 'ISO', 'RES', 'DEC', 'CEP', 'SEI', 'DOC', 'ONU', 'CNA', 'ABN']
  let prefix = ''
  do prefix = Array.from({ length: 3 }, () => random.pick([...letters])).join('')
  while (falseFriends.includes(prefix))
  if (pattern === 'old') return prefix + random.digits(4)
  return `${prefix}${random.digits(1)}${random.pick([...'ABCDEFGHIJ'])}${random.digits(2)}`
}

/** `ABC1234` → `ABC-1234`. */
export function hyphenated(value: string): string {
  return `${value.slice(0, 3)}-${value.slice(3)}`
}

/** Unified case number `NNNNNNN-DD.AAAA.8.TR.OOOO` (CNJ Resolution 65/2008). */
export function caseNumber(random: Random, year: number, court: string): string {
  const serial = `${random.int(0, 4)}${random.digits(6)}`
  const origin = String(random.int(1, 699)).padStart(4, '0')
  const rest = BigInt(`${serial}${year}8${court}${origin}00`) % 97n
  return `${serial}-${String(98n - rest).padStart(2, '0')}.${year}.8.${court}.${origin}`
}

/** The same case number with a wrong check digit. */
export function breakCaseNumber(number: string): string {
  const digit = (Number(number[8]) + 4) % 10
  return `${number.slice(0, 8)}${digit}${number.slice(9)}`
}

/** Federal process number `00000.000000/0000-00`. */
export function federalProcess(random: Random, year: number): string {
  const base = `0${random.pick(['2001', '2022', '2027', '2009'])}${random.digits(6)}${year}`
  const digit = (text: string): string => {
    const sum = [...text].reverse().reduce((total, char, index) => total + Number(char) * (index + 2), 0)
    return String(11 - (sum % 11)).slice(-1)
  }
  const first = digit(base)
  const second = digit(base + first)
  return `${base.slice(0, 5)}.${base.slice(5, 11)}/${base.slice(11)}-${first}${second}`
}

/** Driver licence register, 11 digits; the check digits of docs/domain.md 5.3, first branch only. */
export function licenceRegister(random: Random): string {
  for (;;) {
    const digits = [...random.digits(9)].map(Number)
    const weigh = (weight: (index: number) => number): number =>
      digits.reduce((total, digit, index) => total + digit * weight(index), 0) % 11
    const first = weigh((index) => 9 - index)
    const second = weigh((index) => index + 1)
    if (first < 10) return `${digits.join('')}${first}${second === 10 ? 0 : second}`
  }
}

export function hex(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick([...'0123456789ABCDEF'])).join('')
}

export function alphanumeric(random: Random, count: number): string {
  const chars = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
  return Array.from({ length: count }, () => random.pick([...chars])).join('')
}

/** Identity card as printed by several states. */
export function rg(random: Random, style: 'dotted' | 'plain' | 'withX' = 'dotted'): string {
  const body = `${random.int(10, 59)}.${random.digits(3)}.${random.digits(3)}`
  if (style === 'plain') return body.replaceAll('.', '').slice(0, 7)
  return `${body}-${style === 'withX' ? 'X' : random.digits(1)}`
}

/** The three lines of a Brazilian licence (docs/domain.md 1.9); `birth` and `expiry` are ISO dates. */
export function licenceMrz(card: {
  readonly register: string
  readonly birth: string
  readonly sex: 'M' | 'F'
  readonly expiry: string
  readonly name: string
}): readonly [string, string, string] {
  const value = (char: string): number => {
    if (char === '<') return 0
    return /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 55
  }
  const check = (text: string): number =>
    [...text].reduce((sum, char, index) => sum + value(char) * ([7, 3, 1][index % 3] ?? 1), 0) % 10
  const short = (date: string): string => date.slice(2).replaceAll('-', '')
  const { register } = card
  const first = `I<BRA${register.slice(0, 9)}<${register.slice(9)}${check(register)}`.padEnd(30, '<')
  const [birth, expiry] = [short(card.birth), short(card.expiry)]
  const start = `${birth}${check(birth)}${card.sex}${expiry}${check(expiry)}BRA`.padEnd(29, '<')
  const second = start + check(first.slice(5) + start.slice(0, 7) + start.slice(8, 15) + start.slice(18))
  const plain = card.name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'-]/g, '')
    .toUpperCase()
  const [given = '', ...rest] = plain.split(' ')
  return [first, second, `${given}<<${rest.join('<')}`.slice(0, 30).padEnd(30, '<')]
}
