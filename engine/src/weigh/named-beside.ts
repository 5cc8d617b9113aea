import type { Mention } from './mention.ts'
import { PROPOSED_MIN } from './proposal.ts'
import type { Run, RunWord } from './role-runs.ts'

interface Print {
  readonly mention: Mention
  readonly words: readonly RunWord[]
  readonly probability: number
}

/** `Lima (falecida) e de`: from the last word of a name to the next name. */
const AND = /^\S*\p{L}(?: \([^()]*\))? e (?:d[aeo] )?$/iu

/** The names with a role, and those that `e` puts beside one: whom the network may take for such a person is one as probably. */
export function withNamedBeside<P extends Print>(
  prints: readonly P[],
  role: string,
  runs: readonly Run[],
): P[] {
  const runOf = new Map(runs.flatMap((run) => run.words.map((word) => [word, run])))
  const inOrder = prints.toSorted((a, b) => (a.words[0]?.row ?? 0) - (b.words[0]?.row ?? 0))
  return inOrder.reduce<P[]>((own, print) => {
    const [before, first] = [own.at(-1), print.words[0]]
    const last = before?.words.at(-1)
    const run = first && runOf.get(first)
    const isInRun = last && run && run === runOf.get(last) && print.probability >= PROPOSED_MIN
    if (before && isInRun && AND.test(run.text.slice(last.at, first.at).replaceAll('\n', ' ')))
      own.push({ ...print, probability: Math.max(before.probability, print.probability) })
    else if (print.mention.role === role) own.push(print)
    return own
  }, [])
}
