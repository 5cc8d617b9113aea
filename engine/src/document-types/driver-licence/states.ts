import { findUfs, isUf } from '../../values/uf.ts'
import type { FoundValue } from '../../weigh/role-field.ts'

/** The only state that a text names. */
export function onlyState(text: string): string | null {
  const states = new Set(findUfs(text).map(({ uf }) => uf))
  const [state] = states
  return states.size === 1 && state ? state : null
}

/** The states whose codes a pattern's group finds. */
export function statesBy(pattern: RegExp): (text: string) => FoundValue[] {
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: raw, 1: code = '', index }) => {
      const value = code.toUpperCase()
      return isUf(value) ? [{ value, start: index, end: index + raw.length }] : []
    })
}
