// One suite of `npm test` as a process of its own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ROOT } from './start-install.mjs'

/** Vitest's exit status. */
const FAILED_TESTS = 1

/** Run with everything it prints shown; answers the exit status. */
export function stream(program, args, env) {
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1
}

/**
 * Run a suite to its end, with what it adds to the environment. What it prints is shown only if it fails, since others run beside it.
 * Tried again are the files that failed, and the whole suite only where they are not all that went wrong.
 *
 * @returns its title, seconds, the names of files that passed when they were tried again, and, where Vitest ran, its files
 * with their tests
 */
export async function runSuite({ title, program, args, report, tries, env: own }, shared) {
  const env = { ...shared, ...own }
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const files = new Map()
  let again = []
  for (let tried = 1; ; tried++) {
    if (report) rmSync(report, { force: true })
    const { status, printed } = await finish(program, [...args, ...again], env)
    const found = report && existsSync(report) ? filesOf(report) : []
    for (const file of found) files.set(file.name, file)
    const passed = status === 0 && (!report || found.length > 0)
    if (!passed) process.stdout.write(`\n── ${title}\n${printed}\n`)
    if (passed || tried === tries) {
      process.stdout.write(`${passed ? '✓' : '✗'} ${title}, ${Math.round(seconds())} s\n`)
      return { title, passed, again, seconds: seconds(), files: [...files.values()] }
    }
    again = filesThatExplain(status, printed, found)
    process.stdout.write(`── ${title}: once more${again.length > 0 ? `, ${again.length} files` : ''}\n`)
    if (again.length === 0) files.clear()
  }
}

/** @returns the files that failed; none where the exit status says more than they do */
function filesThatExplain(status, printed, files) {
  // Vitest names errors of no test only in what it prints, and the file that they come from has passed.
  const isAll = status === FAILED_TESTS && !printed.includes('Unhandled Error')
  return isAll ? files.filter(({ failed }) => failed).map(({ name }) => name) : []
}

function finish(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => chunks.push(chunk))
    child.on('close', (status) => resolve({ status, printed: Buffer.concat(chunks).toString() }))
  })
}

/** Of Vitest's JSON report: what each file took, and how its tests ended. */
function filesOf(report) {
  return JSON.parse(readFileSync(report, 'utf8')).testResults.map(
    ({ name, status, startTime, endTime, assertionResults }) => {
      const count = (end) => assertionResults.filter((test) => test.status === end).length
      // A file that could not be loaded has no test that failed. One whose process was killed has passed, and its test
      // is pending.
      const failed = Math.max(count('failed') + count('pending'), status === 'failed' ? 1 : 0)
      return { name, seconds: (endTime - startTime) / 1000, passed: count('passed'), failed }
    },
  )
}
