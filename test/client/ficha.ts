import { vi } from 'vitest'
import { run } from '../../cli/src/main.ts'

/** The command line in this process, so that the engine starts once for a file of tests. */
export async function ficha(...args: string[]) {
  const printed = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += text
      return true
    }),
  )
  try {
    return { status: await run(args), ...printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
