const HEX = /^(?:[0-9a-f]{16,128}|[0-9A-F]{16,128})$/
const LENGTH_MIN = 8

/** Letters that OCR reads for hexadecimal digits. */
const HEX_FOR: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', S: '5', Z: '2', G: '6' }
/** A code with more letters outside of the sixteen digits is another kind of code. */
const STRANGE_SHARE_MAX = 0.2

/** Fewer letters in the other case than this share are misread: C and c have one shape. */
const OTHER_CASE_MAX = 0.25

/** A code of small letters with at least this many of them has no capital among them. */
const SMALL_LETTERS_MIN = 4

/**
 * A code read from pixels, corrected by its other characters: a hexadecimal one (`A1C58ABOF73174FB`) has its digits restored
 * and one case, the capital stroke in one of small letters (`8I4jnqpan6`) is an `l`; other codes stay.
 */
export function repairCode(code: string): string {
  const hex = inOneCase(withHexDigits(code))
  const small = hex.replace(/I/g, 'l')
  const isSmall = /^[a-z\d]+$/.test(small) && /\d/.test(small) && small.length >= LENGTH_MIN
  return isSmall && hex.replace(/[^a-z]/g, '').length >= SMALL_LETTERS_MIN ? small : hex
}

function inOneCase(code: string): string {
  if (!HEX.test(code.toLowerCase())) return code
  const capitals = code.replace(/[^A-F]/g, '').length
  const share = capitals / Math.max(1, code.replace(/\d/g, '').length)
  if (share <= OTHER_CASE_MAX) return code.toLowerCase()
  return share >= 1 - OTHER_CASE_MAX ? code.toUpperCase() : code
}

function withHexDigits(code: string): string {
  const bare = code.replace(/[^A-Za-z0-9]/g, '')
  const strange = bare.replace(/[0-9A-Fa-f]/g, '').length
  const isHex = bare.length >= LENGTH_MIN && /\d/.test(bare) && /[A-Fa-f]/.test(bare)
  if (strange === 0 || !isHex || strange > STRANGE_SHARE_MAX * bare.length) return code
  const repaired = code.replace(/[G-Zg-z]/g, (char) =>
    char === 'l' ? '1' : (HEX_FOR[char.toUpperCase()] ?? char),
  )
  return /[G-Zg-z]/.test(repaired) ? code : repaired
}
