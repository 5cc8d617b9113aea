import { DIGIT_LIKE, repairDigits, repairMixed } from './digits.ts'
import { type Hit, withoutOverlaps } from './hit.ts'

/** A kind of number that is printed in groups and proves itself by check digits. */
export interface PrintedNumber {
  /** As it is printed: `9` a digit, `#` a digit or a capital, `.`, `-` and `/` between the groups. */
  readonly mask: string
  /** Signs of the mask that tell it from other digits, whether or not its check digits pass. */
  readonly mark: RegExp
  /** `false`: digits in a row, or apart by spaces alone, count only when the check digits pass. */
  readonly isFoundBare: boolean
  /** More may follow after a stroke or a point: `…0114/50001`. */
  readonly hasSuffix: boolean
  /** The check-digit rule over the bare value. */
  readonly isValid: (value: string) => boolean
}

export interface NumberHit extends Hit {
  /** Digits and capitals only. */
  readonly value: string
  /** The check digits pass. */
  readonly valid: boolean
  /** Printed with signs of its mask. */
  readonly masked: boolean
}

const DATE = '\\d{2}/\\d{2}/\\d{4}'
/** A mask stands out even where a text layer glues a label or a date to it. */
const BEFORE = `(?:(?<!\\d)(?<!\\d[./-])|(?<=${DATE}))`
const AFTER = { whole: `(?:(?!\\d)(?![./-]\\d)|(?=${DATE}))`, begun: '(?!\\d)' }
/** Each sign of a mask as it is printed, or not printed, between digits. */
const PRINTED = { 9: '\\d', '#': '\\d', '.': ' ?[.,]? ?', '-': ' ?[-–—./]? ?', '/': ' ?/? ?' }
/** The same with look-alikes of digits, or letters: then all signs of the mask are needed. */
const MISREAD = {
  9: `[${DIGIT_LIKE}]`,
  '#': '[\\dA-Za-z|!]',
  '.': ' ?[.,:;] ?',
  '-': ' ?[-–—] ?',
  '/': ' ?/ ?',
}
/** With letters, and without all signs of the mask: then the letters must be those that are printed. */
const LETTERED = { ...PRINTED, '#': '[\\dA-Z]' }
const EXACT = { 9: '\\d', '#': '[\\dA-Z]', '.': '\\.', '-': ' ?[-–—] ?', '/': '/' }

/**
 * Source of a regular expression for a mask.
 *
 * @param signs what stands for each sign of the mask
 */
export function maskSource(mask: string, signs: Readonly<Record<string, string>>): string {
  return mask.replace(
    /(.)\1*/g,
    (run, sign: string) => `${signs[sign]}${run.length > 1 ? `{${run.length}}` : ''}`,
  )
}

/** A bare value with the signs of its mask. @throws {RangeError} when it has not as many places as the mask */
export function withMask(mask: string, value: string): string {
  const places = mask.replace(/[^9#]/g, '').length
  if (value.length !== places) throw new RangeError(`${value.length} signs for a number of ${places}`)
  let at = 0
  return mask.replace(/[9#]/g, () => value.charAt(at++))
}

/**
 * A finder of every number of one kind in a text. With the marks of its mask a number counts although its check
 * digits fail; apart by spaces only, with look-alikes of digits, a speck or a part of its mask, when they pass.
 */
export function numberFinder(kind: PrintedNumber): (text: string) => NumberHit[] {
  const { mask, mark, isFoundBare, isValid } = kind
  const printed = new RegExp(
    BEFORE + maskSource(mask, PRINTED) + (kind.hasSuffix ? AFTER.begun : AFTER.whole),
    'g',
  )
  const misread = new RegExp(`(?<![\\p{L}\\d@./-])${maskSource(mask, MISREAD)}(?![\\p{L}\\d])`, 'gu')
  const lettered = mask.includes('#')
    ? new RegExp(`(?<![\\p{L}\\d@./-])${maskSource(mask, LETTERED)}(?![\\p{L}\\d])`, 'gu')
    : null
  const digits = mask.replace(/[^9#]/g, '').length
  const specked = new RegExp(`(?<![\\d./-])\\d(?:[., /–-]?\\d){${digits - 1}}(?![\\d/-]|\\.\\d)`, 'g')
  const whole = new RegExp(`^${maskSource(mask, PRINTED)}$`)
  const exact = new RegExp(`^${maskSource(mask, EXACT)}$`)
  return (text) => {
    const hits: NumberHit[] = []
    const add = ({ index: start, 0: raw }: RegExpExecArray, mustPass: boolean): void => {
      const repaired = repair(kind, raw)
      if (mustPass && repaired === null) return
      const value = repaired ?? signsOf(raw).toUpperCase()
      const masked = /[^\d ]/.test(raw)
      hits.push({ value, valid: isValid(value), masked, start, end: start + raw.length, raw })
    }
    for (const match of text.matchAll(printed)) {
      const isMarked = mark.test(match[0])
      const counts = isMarked || (isFoundBare && /^\d+$/.test(match[0]))
      if (isMarked || !touchesSign(text, match)) add(match, !counts)
    }
    for (const match of text.matchAll(misread)) add(match, !exact.test(match[0]))
    for (const match of text.matchAll(specked)) {
      const [raw] = match
      if (isValid(signsOf(raw)) && withoutOneFault(raw).some((one) => whole.test(one))) add(match, true)
    }
    for (const match of lettered ? text.matchAll(lettered) : []) {
      if (/[A-Z]/.test(match[0]) && isValid(signsOf(match[0]))) add(match, true)
    }
    return withoutOverlaps(hits)
  }
}

/**
 * A print without each of its points and spaces: a speck is read as one, and a wide gap, `9.84.012.774-85`, `0023 914-33`. And with a
 * point for each hyphen, which a typewriter's point is read as: `04.885-271/0001-22`.
 */
function withoutOneFault(raw: string): string[] {
  const put = (sign: string, at: RegExp) =>
    [...raw.matchAll(at)].map(({ index }) => raw.slice(0, index) + sign + raw.slice(index + 1))
  return [...put('', /[. ]/g), ...put('.', /-/g)]
}

/** The number whose check digits prove one reading of a print. */
function repair({ mask, isValid }: PrintedNumber, raw: string): string | null {
  const signs = signsOf(raw)
  const { length } = mask.replace(/[^9#]/g, '')
  if (!mask.includes('#')) return repairDigits(signs, length, isValid)
  return signs.length === length ? repairMixed(signs, isValid) : null
}

function signsOf(raw: string): string {
  return raw.replace(/[^\dA-Za-z|!]/g, '')
}

function touchesSign(text: string, { index, 0: raw }: RegExpExecArray): boolean {
  return /[\dA-Za-z]/.test(text.charAt(index - 1) + text.charAt(index + raw.length))
}
