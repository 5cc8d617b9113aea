import { findUfs, isUf } from '../../values/uf.ts'
import type { Find } from '../../weigh/values-of-grammar.ts'

/** The only state that a text names. */
export function onlyState(text: string): string | null {
  const states = new Set(findUfs(text).map(({ uf }) => uf))
  const [state] = states
  return states.size === 1 && state ? state : null
}

/** The codes that a pattern's group finds: of states, where nothing else is said. */
export function codesBy(pattern: RegExp, isCode: (code: string) => boolean = isUf): Find {
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: raw, 1: code = '', index }) => {
      const value = code.toUpperCase()
      return isCode(value) ? [{ value, start: index, end: index + raw.length }] : []
    })
}
