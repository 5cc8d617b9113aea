// What `npm test` says at its end.
import { relative } from 'node:path'
import { ROOT } from './start-install.mjs'

const SLOWEST = 30

/** One table: suite, tests, seconds. Its last line is what scripts look for. */
export function printTable(suites, seconds) {
  const sum = (files, key) => files.reduce((total, file) => total + file[key], 0)
  const width = Math.max(...suites.map(({ title }) => title.length)) + 14
  const row = (suite, tests, time) =>
    process.stdout.write(`${suite.padEnd(width)}${String(tests).padStart(7)}${String(time).padStart(9)}\n`)
  process.stdout.write('\n')
  row('Suite', 'Tests', 'Seconds')
  for (const { title, passed, seconds: took, files } of suites) {
    const note = passed ? '' : ' (FAILED)'
    row(title + note, sum(files, 'passed') + sum(files, 'failed') || '', took.toFixed(1))
  }
  const files = suites.flatMap((suite) => suite.files)
  row('All, side by side', sum(files, 'passed') + sum(files, 'failed'), seconds.toFixed(1))
  const failed = Math.max(sum(files, 'failed'), suites.filter(({ passed }) => !passed).length)
  for (const name of suites.flatMap(({ passed, again }) => (passed ? again : []))) {
    process.stdout.write(`Passed when it was tried again: ${relative(ROOT, name)}\n`)
  }
  process.stdout.write(`\nTests: ${sum(files, 'passed')} passed, ${failed} failed\n`)
}

export function printSlowest(suites) {
  const files = suites.flatMap((suite) => suite.files).sort((a, b) => b.seconds - a.seconds)
  process.stdout.write(`\nThe ${SLOWEST} slowest files, in seconds:\n`)
  for (const { name, seconds } of files.slice(0, SLOWEST)) {
    process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${relative(ROOT, name)}\n`)
  }
}
