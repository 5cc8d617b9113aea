import { beginsWithGivenName } from '../values/given-names.ts'
import type { RunWord } from './role-runs.ts'

/**
 * `Ana Lima / Rui Luz` above `Eva Sá / Ivo Reis`: four people; days have strokes as well. A name that the line broke, `/ Rui` or
 * `/ Rui Carlos`, goes on.
 */
export function arePairs(last: RunWord, first: RunWord): boolean {
  const [above, below] = [last, first].map(({ line }) => line.line.text)
  return (
    /\/ ?[^/\d ]+ [^/\d]+$/.test(above ?? '') &&
    /^[^/\d ]+ [^/\d]+\//.test(below ?? '') &&
    !beginsWithGivenName(last.text)
  )
}
