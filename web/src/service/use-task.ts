import { FichaError } from '@ficha/client'
import { useCallback, useRef, useState } from 'preact/hooks'
import { useWords } from '../words/words.ts'
import { Unsendable } from './unsendable.ts'

export interface Task {
  readonly isBusy: boolean
  /** What to tell a person of the last failure. */
  readonly problem: string | null
  readonly run: (work: Work) => Promise<void>
}

/** `isLatest`: whether nothing else was asked for since; what is answered to an older question is not shown. */
type Work = (isLatest: () => boolean) => Promise<unknown>

/** One call to the service at a time, with what went wrong in words. Of calls that overlap only the last one's end is told. */
export function useTask(): Task {
  const words = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(0)
  const run = useCallback(
    async (work: Work) => {
      const own = ++latest.current
      const isLatest = () => own === latest.current
      setIsBusy(true)
      setProblem(null)
      try {
        await work(isLatest)
      } catch (error) {
        const problem = describe(error, words.console.problems)
        if (isLatest()) setProblem(problem)
      } finally {
        if (isLatest()) setIsBusy(false)
      }
    },
    [words],
  )
  return { isBusy, problem, run }
}

function describe(error: unknown, problems: Readonly<Record<string, string | undefined>>): string {
  if (error instanceof Unsendable) return problems[error.code] ?? error.message
  if (!(error instanceof FichaError)) throw error
  const details = error.errors.map(({ parameter, detail }) => `${parameter}: ${detail}`)
  return [problems[error.code] ?? error.message, ...details].join(' ')
}
