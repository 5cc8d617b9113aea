// One suite of `npm test` as a process of its own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ROOT } from './start-install.mjs'

/** Run with everything it prints shown; answers the exit status. */
export function stream(program, args, env) {
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1
}

/**
 * Run a suite to its end, with what it adds to the environment. What it prints is shown only if it fails, since others run beside it.
 *
 * @returns its title, seconds and, where Vitest ran, its files with their tests
 */
export async function runSuite({ title, program, args, report, tries, env: own }, shared) {
  const env = { ...shared, ...own }
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  for (let tried = 1; ; tried++) {
    if (report) rmSync(report, { force: true })
    const { status, printed } = await finish(program, args, env)
    const files = report && existsSync(report) ? filesOf(report) : []
    const passed = status === 0 && (!report || files.length > 0)
    if (!passed) process.stdout.write(`\n── ${title}\n${printed}\n`)
    if (passed || tried === tries) {
      process.stdout.write(`${passed ? '✓' : '✗'} ${title}, ${Math.round(seconds())} s\n`)
      return { title, passed, tried, seconds: seconds(), files }
    }
    process.stdout.write(`── ${title}: once more\n`)
  }
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
    ({ name, startTime, endTime, assertionResults }) => {
      const count = (status) => assertionResults.filter((test) => test.status === status).length
      return { name, seconds: (endTime - startTime) / 1000, passed: count('passed'), failed: count('failed') }
    },
  )
}
