/**
 * What OCR and typists put in the place of a digit, by shape (domain table of confusions). The case
 * matters: `G` is a 6, `g` a 9.
 */
const DIGIT_FOR: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
  g: '9',
  q: '9',
}

/** The reverse, for slots that hold letters. */
const LETTER_FOR: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  '|': 'I',
  '!': 'I',
}

/** Inside of a regular-expression class: every character that is or may stand for a digit. */
export const DIGIT_LIKE = '0-9OoQDIl|!ZzSsGBgq'

/** Subsets of 2^8 = 256 are tried in no time; a slot with more doubtful letters is not a number. */
const DOUBTFUL_MAX = 8

/**
 * Read a slot that can hold digits only: every look-alike becomes its digit. For slots with a check
 * digit use `repairDigits`, which proves the repair.
 *
 * @returns the text with look-alikes replaced; other characters stay
 */
export function toDigits(slot: string): string {
  return slot.replace(/\D/g, (char) => DIGIT_FOR[char] ?? char)
}

/** Read a slot that can hold letters only: `0` → `O`, `1` → `I`, `8` → `B`…, upper-case. */
export function toLetters(slot: string): string {
  return slot.replace(/[^A-Za-z]/g, (char) => LETTER_FOR[char] ?? char).toUpperCase()
}

/**
 * Repair a slot that holds exactly `length` digits and a check digit, separators aside.
 *
 * @param isValid the check-digit rule over plain digits
 * @returns the digits when the literal reading or the repaired one passes `isValid`; null when it does
 * not, and the caller keeps the literal reading
 */
export function repairDigits(
  slot: string,
  length: number,
  isValid: (digits: string) => boolean,
): string | null {
  // `|` and `!` are look-alikes, so they are not separators.
  const digits = toDigits(slot.replace(/[\s./,\-\u2010-\u2015]/g, ''))
  return digits.length === length && /^\d+$/.test(digits) && isValid(digits) ? digits : null
}

/**
 * Repair a slot in which letters are legal too (alphanumeric CNPJ): the literal reading when it passes,
 * else the reading in digits only, else the one set of substitutions that makes the check digit pass.
 *
 * @param slot characters without separators
 * @returns null when no set passes, or more than one does
 */
export function repairMixed(slot: string, isValid: (text: string) => boolean): string | null {
  const literal = slot.toUpperCase()
  if (isValid(literal)) return literal
  const digits = toDigits(slot)
  if (/^\d+$/.test(digits) && isValid(digits)) return digits
  const doubtful = [...slot].flatMap((char, at) => (DIGIT_FOR[char] === undefined ? [] : [at]))
  if (doubtful.length === 0 || doubtful.length > DOUBTFUL_MAX) return null
  const passing = new Set<string>()
  for (let subset = 1; subset < 1 << doubtful.length; subset++) {
    const chars = [...slot]
    doubtful.forEach((at, nth) => {
      const char = chars[at] ?? ''
      if ((subset >> nth) & 1) chars[at] = DIGIT_FOR[char] ?? char
    })
    const reading = chars.join('').toUpperCase()
    if (isValid(reading)) passing.add(reading)
    if (passing.size > 1) return null
  }
  const [only] = passing
  return only ?? null
}
