import { FichaError } from '@ficha/client'
import { useCallback, useState } from 'preact/hooks'
import { useWords } from '../words/words.ts'
import { Unsendable } from './unsendable.ts'

export interface Task {
  readonly isBusy: boolean
  /** What to tell a person of the last failure. */
  readonly problem: string | null
  readonly run: (work: () => Promise<unknown>) => Promise<void>
}

/** One call to the service at a time, with what went wrong in words. */
export function useTask(): Task {
  const words = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      setIsBusy(true)
      setProblem(null)
      try {
        await work()
      } catch (error) {
        setProblem(describe(error, words.console.problems))
      } finally {
        setIsBusy(false)
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
