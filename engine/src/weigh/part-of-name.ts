/** `Ana Lima`, `A. L. P.` or `Ana L.` of `Ana Lima Prado`, not `Lima` alone, and no father of his `Filho`. */
export function isPartOf(part: string, whole: string): boolean {
  if (whole.startsWith(`${part} `) && OF_NEXT_GENERATION.test(whole.slice(part.length))) return false
  if (part === whole || (part.includes(' ') && ` ${whole} `.includes(` ${part} `))) return true
  const initials = part.split(/[. ]+/).filter(Boolean)
  // Initials alone are somebody's only where none is left out.
  if (initials.length > 1 && initials.every((one) => /^[A-Z]$/.test(one)))
    return [whole, whole.replace(PARTICLES, '')].some((name) => areInitials(initials, name.split(' ')))
  const words = part.replace(PARTICLES, '').match(/[A-Z']+/g) ?? []
  const isShort = words.length > 1 && words.some((word) => word.length === 1)
  if (!isShort || !/[A-Z]{3}/.test(whole)) return false
  const all = whole.replace(PARTICLES, '').split(' ')
  let from = 0
  return words.every((word) => {
    const at = all.findIndex(
      (own, i) => i >= from && (word.length === 1 ? own.startsWith(word) : own === word),
    )
    from = at + 1
    return at >= 0
  })
}

/** `E. F. D. M.` of `Eunice Ferreira de Menezes`; many leave out the particle's. */
function areInitials(initials: readonly string[], words: readonly string[]): boolean {
  return words.length === initials.length && words.every((word, i) => word.startsWith(initials[i] ?? ''))
}

const OF_NEXT_GENERATION = /^ (?:JUNIOR|JR|FILHO|NETO|SOBRINHO|SEGUNDO)$/
const PARTICLES = /(?<![^ ])(?:D[AEO]S?|E) /g
