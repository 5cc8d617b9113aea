import { basename } from 'node:path'
import { printable } from './print.ts'

const WIDTH = 24

export interface ProgressBar {
  /** Draw the bar with what is being read now. */
  show(file: string): void
  /** Take the bar away, so that output can be printed. */
  clear(): void
  step(): void
}

/** A bar on standard error when that is a terminal; nothing in a pipe, nothing for a single file's blink. */
export function progressBar(total: number): ProgressBar {
  let done = 0
  const { stderr } = process
  if (!stderr.isTTY) return { show() {}, clear() {}, step() {} }
  return {
    show(file) {
      const filled = Math.round((WIDTH * done) / total)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      const room = Math.max(10, (stderr.columns ?? 80) - WIDTH - 14)
      stderr.write(`\r\x1b[2K${bar} ${done}/${total} ${printable(basename(file)).slice(0, room)}`)
    },
    clear() {
      stderr.write('\r\x1b[2K')
    },
    step() {
      done += 1
    },
  }
}
