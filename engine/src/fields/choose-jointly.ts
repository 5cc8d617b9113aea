import type { Field } from '../types.ts'
import { type Candidate, fieldOf, logSumExp } from './choose.ts'

/** With more candidates per field the number of combinations grows beyond use; the rest is far behind. */
const CANDIDATES_MAX = 6

/** What was chosen for each field; a field that is absent here is not on the document. */
export type Choice<Name extends string> = ReadonlyMap<Name, Candidate>

/**
 * Choose the values of fields that compete for the same print (four dates, three numbers of 11 digits):
 * every combination is scored, and a field's confidence is the share of all combinations in which it
 * has that value. No place of the document serves two fields.
 *
 * @param fields five at most, each with its candidates
 * @param fit log-odds of a combination beyond its candidates' own scores, e.g. for dates in order
 */
export function chooseJointly<Name extends string>(
  fields: ReadonlyMap<Name, readonly Candidate[]>,
  fit: (choice: Choice<Name>) => number,
): ReadonlyMap<Name, Field> {
  const options = [...fields].map(
    ([name, candidates]) =>
      [name, [...candidates].sort((a, b) => b.score - a.score).slice(0, CANDIDATES_MAX)] as const,
  )
  const combinations: Combination<Name>[] = []
  const extend = (at: number, choice: Choice<Name>, score: number): void => {
    const option = options[at]
    if (!option) {
      combinations.push({ choice, score: score + fit(choice) })
      return
    }
    const [name, candidates] = option
    extend(at + 1, choice, score)
    for (const candidate of candidates) {
      if ([...choice.values()].some((other) => shareText(other, candidate))) continue
      extend(at + 1, new Map([...choice, [name, candidate]]), score + candidate.score)
    }
  }
  extend(0, new Map(), 0)
  return new Map(options.map(([name]) => [name, marginalField(name, combinations)]))
}

interface Combination<Name extends string> {
  readonly choice: Choice<Name>
  readonly score: number
}

function marginalField<Name extends string>(name: Name, combinations: readonly Combination<Name>[]): Field {
  const missing: number[] = []
  const groups = new Map<string, { readonly scores: number[]; best: Candidate; bestScore: number }>()
  for (const { choice, score } of combinations) {
    const candidate = choice.get(name)
    if (!candidate) {
      missing.push(score)
      continue
    }
    const key = JSON.stringify(candidate.value)
    const group = groups.get(key) ?? { scores: [], best: candidate, bestScore: score }
    group.scores.push(score)
    if (score > group.bestScore) Object.assign(group, { best: candidate, bestScore: score })
    groups.set(key, group)
  }
  const total = logSumExp(combinations.map(({ score }) => score))
  const share = (scores: readonly number[]) => Math.exp(logSumExp(scores) - total)
  const [winner] = [...groups.values()].sort((a, b) => share(b.scores) - share(a.scores))
  if (!winner || share(winner.scores) <= share(missing)) return fieldOf(null, share(missing))
  return fieldOf(winner.best, share(winner.scores))
}

function shareText(a: Candidate, b: Candidate): boolean {
  return a.spans.some((one) =>
    b.spans.some((two) => one.line === two.line && one.start < two.end && two.start < one.end),
  )
}
