import { say } from '../print.ts'

const WIDTH = 24
/** Where nobody watches a terminal, a log gets a line so often. */
const LOG_MS = 30_000
const MINUTE = 60
const HOUR = 3600

export interface RunProgress {
  /** One document more is done. */
  step(): void
  /** Take the bar away, so that something else can be printed. */
  clear(): void
}

/** How far a run is, how fast, and how long it will take: a bar on a terminal, a line now and then in a log. */
export function runProgress(total: number, now: () => number = () => performance.now()): RunProgress {
  const started = now()
  let done = 0
  let logged = started
  const { stderr } = process
  return {
    step() {
      done += 1
      const text = progressText(done, total, (now() - started) / 1000)
      if (stderr.isTTY) {
        const filled = Math.round((WIDTH * done) / total)
        stderr.write(`\r\x1b[2K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${text}`)
      } else if (now() - logged >= LOG_MS) {
        logged = now()
        say(text)
      }
    },
    clear() {
      if (stderr.isTTY) stderr.write('\r\x1b[2K')
    },
  }
}

/** `120/2000, 2.4 a second, 13 min left` */
export function progressText(done: number, total: number, seconds: number): string {
  if (done === 0 || seconds <= 0) return `${done}/${total}`
  const rate = done / seconds
  const speed = rate >= 1 ? `${rate.toFixed(1)} a second` : `${(1 / rate).toFixed(1)} s each`
  return `${done}/${total}, ${speed}, ${spelt((total - done) / rate)} left`
}

function spelt(seconds: number): string {
  if (seconds < MINUTE) return `${Math.ceil(seconds)} s`
  if (seconds < HOUR) return `${Math.ceil(seconds / MINUTE)} min`
  const hours = Math.floor(seconds / HOUR)
  return `${hours} h ${Math.ceil((seconds - hours * HOUR) / MINUTE)} min`
}
