/** Groups of one length, `4FFA6-642D7`, `xks.x3g.cjj`, `4003.5674.5909`, as codes are printed to be typed. */
const GROUPS = /^([A-Za-z0-9]{3,6})(?:[.-](?:[A-Za-z0-9]{3,6})){1,9}$/
const HEX = /^(?:[0-9a-f]{16,128}|[0-9A-F]{16,128})$/
const LENGTH_MIN = 8

/** Whether a token looks drawn at random: no word, no date, no number of a register has its letters and digits so mixed. */
export function looksRandom(token: string): boolean {
  const bare = token.replace(/[.-]/g, '')
  if (bare.length < LENGTH_MIN || !/[A-Za-z]/.test(bare)) return false
  if (HEX.test(token)) return /\d/.test(token)
  const groups = token.split(/[.-]/)
  const alike = GROUPS.test(token) && groups.every((group) => group.length === groups[0]?.length)
  if (alike && groups.length > 1) return /\d/.test(token)
  if (groups.length > 1) return false
  // `qxSkPupfD4pw`, `zkqecfri2jhljpnx`: letters on both sides of a digit, or capitals inside a word.
  const mixed = /[A-Za-z]\d+[A-Za-z]/.test(token) || /\d[A-Za-z]+\d/.test(token)
  const capitals = /[a-z][A-Z]+[a-z]/.test(token) && /[A-Z].*[a-z][A-Z]/.test(token)
  return mixed || capitals
}
