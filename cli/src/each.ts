import { FichaError } from '@ficha/client'
import { FAILED, OK } from './command.ts'
import { describeError, printJson, say } from './print.ts'
import { type ProgressBar, progressBar } from './progress.ts'

/**
 * Do something to several files or documents, one after the other: one that fails says so and does not
 * keep the others from their turn.
 *
 * @param name what an item is called in JSON: `file`, `id`
 * @param act prints its result after `bar.clear()`
 * @returns the exit status
 */
export async function forEach(
  items: readonly string[],
  { name, json }: { readonly name: string; readonly json: boolean },
  act: (item: string, bar: ProgressBar) => Promise<number>,
): Promise<number> {
  const bar = progressBar(items.length)
  let status: number = OK
  for (const item of items) {
    bar.show(item)
    const result = await act(item, bar).catch((error: unknown) => {
      bar.clear()
      report(error, { [name]: item }, json)
      return FAILED
    })
    bar.clear()
    if (result !== OK) status = result
    bar.step()
  }
  return status
}

/**
 * Say what went wrong.
 *
 * @throws what is neither the service's nor the file system's answer: it is ours and must not pass for theirs
 */
export function report(error: unknown, item: Readonly<Record<string, string>>, json: boolean): void {
  const known = error instanceof FichaError ? error : fileError(error)
  if (known === null) throw error
  if (json) printJson({ ...item, error: known })
  else say([...Object.values(item), describeError(known)].join(': '))
}

function fileError(error: unknown): FichaError | null {
  if (!(error instanceof Error)) return null
  if ('syscall' in error && 'code' in error) return new FichaError('file_not_read', error.message)
  return null
}
