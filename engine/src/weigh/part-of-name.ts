import { isParticle, SUFFIXES } from '../values/person-name-words.ts'

/** `Ana Lima`, `A. L. P.` or `Ana L.` of `Ana Lima Prado`, not `Lima` alone, and no father of his `Filho`. */
export function isPartOf(part: string, whole: string): boolean {
  if (whole.startsWith(`${part} `) && SUFFIXES.has(whole.slice(part.length + 1))) return false
  if (part === whole || (part.includes(' ') && ` ${whole} `.includes(` ${part} `))) return true
  const initials = part.split(/[. ]+/).filter(Boolean)
  // Initials alone are somebody's only where none is left out.
  if (initials.length > 1 && initials.every((one) => /^[A-Z]$/.test(one)))
    return [whole.split(' '), telling(whole)].some((names) => areInitials(initials, names))
  const words = telling(part).flatMap((word) => word.match(/[A-Z']+/g) ?? [])
  const isShort = words.length > 1 && words.some((word) => word.length === 1)
  if (!isShort || !/[A-Z]{3}/.test(whole)) return false
  const all = telling(whole)
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

/** The words of a name but for its particles. */
function telling(name: string): string[] {
  return name.split(' ').filter((word) => !isParticle(word))
}
