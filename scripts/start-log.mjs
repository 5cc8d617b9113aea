// The log of the service: what all Workers say, over all starts.
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Some days of use; what is older is kept once, as service.log.1. */
const BYTES_MAX = 20_000_000
const TAIL_LINES = 40

/** @returns a function that makes one Worker's voice in the log, which remembers the last lines */
export function openLog(folder, isVerbose) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'service.log')
  if (existsSync(path) && statSync(path).size > BYTES_MAX) renameSync(path, `${path}.1`)
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 })
  return () => {
    const tail = []
    let rest = ''
    return {
      /** Whole lines only: three processes write here. */
      write(text) {
        const lines = (rest + text).split('\n')
        rest = lines.pop()
        for (const line of lines) {
          file.write(`${line}\n`)
          if (isVerbose) process.stdout.write(`${line}\n`)
        }
        tail.push(...lines.filter((line) => line.trim() !== ''))
        tail.splice(0, tail.length - TAIL_LINES)
      },
      tail: () => [...tail, rest].join('\n'),
    }
  }
}
