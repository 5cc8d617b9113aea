import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runSuite } from '../../scripts/test-suite.mjs'

/** What is tried again is all that did not pass, whether or not the report says that it failed. */
const folder = mkdtempSync(join(tmpdir(), 'ficha-suite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type End = 'passed' | 'failed' | 'pending' | 'skipped'
interface Try {
  readonly files: Readonly<
    Record<string, { readonly status: 'passed' | 'failed'; readonly tests: readonly End[] }>
  >
  readonly printed?: string
  readonly exit: number
}

const honest = { status: 'failed', tests: ['passed', 'failed'] } as const
const fine = { status: 'passed', tests: ['passed', 'skipped'] } as const
/** As Vitest reports a file whose worker was killed. */
const killed = { status: 'passed', tests: ['passed', 'pending'] } as const

/** A program in Vitest's place, which writes its reports: what it was asked for, try by try, and what came of it. */
async function run(name: string, tries: readonly Try[]) {
  const [program, report, log] = ['mjs', 'json', 'log'].map((end) => join(folder, `${name}.${end}`))
  if (!program || !report || !log) throw new RangeError('no path')
  const reports = tries.map(({ files, printed = '', exit }) => ({
    exit,
    printed,
    report: {
      testResults: Object.entries(files).map(([file, { status, tests }]) => ({
        name: file,
        status,
        startTime: 0,
        endTime: 1000,
        assertionResults: tests.map((end) => ({ status: end })),
      })),
    },
  }))
  writeFileSync(log, '')
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
     const [log, report, ...names] = process.argv.slice(2)
     const done = readFileSync(log, 'utf8').split('\\n').length - 1
     appendFileSync(log, names.join(' ') + '\\n')
     const one = ${JSON.stringify(reports)}[done]
     console.log(one.printed)
     writeFileSync(report, JSON.stringify(one.report))
     process.exitCode = one.exit`,
  )
  const args = [program, log, report]
  const suite = { title: name, program: process.execPath, args, report, tries: 2 }
  const outcome = await runSuite(suite, process.env)
  return { ...outcome, asked: readFileSync(log, 'utf8').split('\n').slice(0, -1) }
}

test('a file that failed is tried again by itself', async () => {
  const { asked, passed, again, files } = await run('failed', [
    { files: { a: honest, b: fine }, exit: 1 },
    { files: { a: fine }, exit: 0 },
  ])
  expect(asked).toEqual(['', 'a'])
  expect([passed, again]).toEqual([true, ['a']])
  expect(files.map(({ failed }) => failed)).toEqual([0, 0])
})

test('a file whose worker was killed is tried again with one that failed', async () => {
  const { asked, passed } = await run('killed', [
    { files: { a: honest, b: killed, c: fine }, exit: 1 },
    { files: { a: fine, b: killed }, exit: 1 },
  ])
  expect(asked).toEqual(['', 'a b'])
  expect(passed).toBe(false)
})

test.each<[string, Try]>([
  [
    'an error that belongs to no test',
    { files: { a: honest, b: fine }, printed: '⎯ Unhandled Errors ⎯', exit: 1 },
  ],
  ['an exit that is no failed test', { files: { a: honest, b: fine }, exit: 134 }],
  ['no file that says why', { files: { a: fine, b: fine }, exit: 1 }],
])('%s: the whole suite is tried again', async (name, first) => {
  const { asked, passed, again } = await run(name, [first, { files: { a: fine, b: fine }, exit: 0 }])
  expect(asked).toEqual(['', ''])
  expect([passed, again]).toEqual([true, []])
})
