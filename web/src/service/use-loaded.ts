import { useCallback, useEffect, useState } from 'preact/hooks'
import { type Task, useTask } from './use-task.ts'

/** A short list of the service, and how to ask for it again. `load` must stay the same between drawings. */
export function useLoaded<T>(load: () => Promise<readonly T[]>): {
  readonly items: readonly T[]
  readonly task: Task
  readonly reload: () => Promise<void>
  /** Does something to the list, and asks for it again; of what fails, the problem stays to be read. */
  readonly act: (work: () => Promise<unknown>) => void
} {
  const [items, setItems] = useState<readonly T[]>([])
  const task = useTask()
  const { run } = task
  const reload = useCallback(
    () =>
      run(async (isLatest) => {
        const items = await load()
        if (isLatest()) setItems(items)
      }),
    [run, load],
  )
  useEffect(() => void reload(), [reload])
  const act = (work: () => Promise<unknown>) => void run(() => work().then(reload))
  return { items, task, reload, act }
}
