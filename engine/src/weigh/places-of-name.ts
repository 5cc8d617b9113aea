import { grouped } from '../in-order.ts'
import { remembered } from '../remembered.ts'
import { fold } from '../values/fold.ts'
import type { Run } from './role-runs.ts'

/** Every place where the runs print a name, whatever its role. */
export function placesOf(key: string, runs: readonly Run[]): number[] {
  const parts = key.split(' ')
  return runs.flatMap((run) => {
    const { folded, at } = foldedWords(run)
    return (at.get(parts[0] ?? '') ?? []).flatMap((i) => {
      const row = run.words[i]?.row
      return row !== undefined && parts.every((part, j) => folded[i + j] === part) ? [row] : []
    })
  })
}

/** Words of a run without accents and signs, and the numbers of those that are alike. */
interface FoldedWords {
  readonly folded: readonly string[]
  readonly at: ReadonlyMap<string, readonly number[]>
}

/** Folded once for all names. */
const foldedWords = remembered(({ words }: Run): FoldedWords => {
  const folded = words.map(({ text }) => fold(text).replace(/[^A-Z']+$/, ''))
  return { folded, at: grouped(folded.keys(), (i) => folded[i] ?? '') }
})
