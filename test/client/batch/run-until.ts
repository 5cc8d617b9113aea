import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SHORT_LIVED } from '../../short-lived.ts'

const FICHA = join(import.meta.dirname, '../../../cli/bin/ficha.mjs')

/**
 * A run of `ficha` that gets a signal as soon as a file has so many rows.
 *
 * @returns its exit status; null where the signal ended it at once
 */
export async function runUntil(
  rows: number,
  file: string,
  args: readonly string[],
  signal: 'SIGINT' | 'SIGKILL' = 'SIGINT',
): Promise<number | null> {
  const child = spawn(process.execPath, [SHORT_LIVED, FICHA, ...args], { stdio: 'ignore' })
  const ended = new AbortController()
  const closed = once(child, 'close').then(() => ended.abort())
  try {
    for await (const _ of watch(dirname(file), { signal: ended.signal })) {
      if (rowsOf(file) < rows) continue
      child.kill(signal)
      break
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error
  }
  await closed
  return child.exitCode
}

function rowsOf(file: string): number {
  if (!existsSync(file)) return 0
  return readFileSync(file, 'utf8').split('\n').length - 1
}
