import type { Span } from '../fields/span.ts'
import { fold } from '../values/fold.ts'
import { locate, type Run } from './role-runs.ts'

/** All runs of a document as one text, to match phrases of several words. */
export interface DocumentText {
  /** Lines of a run end with a line feed, runs with two. */
  readonly text: string
  /** The same in capitals without accents, line feeds as spaces, with the offsets of `text`. */
  readonly folded: string
  /** Where offsets [start, end) are printed. */
  readonly locate: (start: number, end: number) => Span[]
  /** The row in `Roles` of the first word that begins at an offset or behind it; Infinity behind the last one. */
  readonly rowAt: (offset: number) => number
}

export function documentText(runs: readonly Run[]): DocumentText {
  let end = 0
  const starts = runs.map(({ text }) => {
    const start = end
    end += text.length + 2
    return start
  })
  const text = runs.map((run) => run.text).join('\n\n')
  return {
    text,
    folded: fold(text).replaceAll('\n', ' '),
    rowAt: (offset) => {
      const i = starts.findLastIndex((start) => start <= offset)
      const after = runs
        .slice(Math.max(0, i))
        .flatMap(({ words }, j) => words.map(({ at, row }) => ({ at: at + (starts[i + j] ?? 0), row })))
      return after.find(({ at }) => at >= offset)?.row ?? Number.POSITIVE_INFINITY
    },
    locate: (from, to) =>
      runs.flatMap((run, i) => {
        const start = starts[i] ?? 0
        return from < start + run.text.length && to > start ? locate(run, from - start, to - start) : []
      }),
  }
}
