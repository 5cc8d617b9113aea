// `npm test`: installs what is missing, then checks types, style and behaviour. Plain JavaScript with
// Node's own modules, because it runs on a fresh clone before anything is installed.
//   npm test                   every suite, in minutes
//   npm test -- NAME …         the test files whose paths hold one of the names
//   npm test -- --slowest      the 30 slowest files as well
//   npm run test:long          the long suites that `npm run test:all` adds
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assertNode, installMissing, LOCAL_ENV, prepareWasm, ROOT } from './start-install.mjs'
import { ensureChromium } from './test-chromium.mjs'
import { printSlowest, printTable } from './test-report.mjs'
import { runSuite, stream } from './test-suite.mjs'

/** The local simulator drops a connection or starves now and then on a busy machine: a file that failed is tried again. */
const SIMULATOR_TRIES = 2
/** Run by Node: `npx` would start npm first, for each suite. */
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false }, slowest: { type: 'boolean', default: false } },
})

assertNode()
installMissing()
prepareWasm()
const reports = join(ROOT, 'node_modules/.cache/ficha-tests')
mkdirSync(reports, { recursive: true })
const env = { ...LOCAL_ENV, CHROMIUM: ensureChromium(), FICHA_TESTS: options.long ? 'long' : 'short' }

if (names.length > 0) process.exit(stream(process.execPath, [VITEST, 'run', ...names], env))

/** Lanes run side by side. The last mostly waits for a service; the others take as long as each other on two processors. */
const SHORT = [
  [
    // By one checker: each further one works out most types anew.
    command('Types', 'npm', ['run', '--silent', 'typecheck']),
    { ...vitest('Engine and evaluation in Node', ['node']), env: { FICHA_NODE_TESTS: 'engine' } },
  ],
  [
    vitest('Service in workerd', ['worker'], SIMULATOR_TRIES),
    // What it compares with has been read in Node for workerd's suite by then.
    vitest('Engine and client in Chromium', ['browser'], SIMULATOR_TRIES),
  ],
  [
    command('Style', 'npx', ['biome', 'check', '.']),
    vitest('Page in Chromium', ['web'], SIMULATOR_TRIES),
    { ...vitest('Client, webhooks and tools in Node', ['node']), env: { FICHA_NODE_TESTS: 'others' } },
  ],
  [vitest('The whole service', ['service'], SIMULATOR_TRIES)],
]
const LONG = [
  [vitest('Accuracy, memory and broken files, in Node', ['node'])],
  [
    // Without an account: all Workers are bundled and keep their size.
    command('Deployment', 'node', ['scripts/deploy.mjs', '--dry-run']),
    {
      ...vitest('Service in workerd, three databases', ['worker'], SIMULATOR_TRIES),
      env: { FICHA_TESTS: 'short', FICHA_SHARDS: '3' },
    },
    vitest('Long documents in the page', ['web'], SIMULATOR_TRIES),
    vitest('The whole service: kills and load', ['service'], SIMULATOR_TRIES),
  ],
]

const lanes = options.long ? LONG : SHORT
const started = performance.now()
const outcomes = (await Promise.all(lanes.map(runLane))).flat()
if (options.slowest) printSlowest(outcomes)
printTable(outcomes, (performance.now() - started) / 1000)
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1)

async function runLane(suites) {
  const done = []
  for (const suite of suites) done.push(await runSuite(suite, env))
  return done
}

function command(title, program, args) {
  return { title, program, args, report: null, tries: 1 }
}

function vitest(title, projects, tries = 1) {
  const report = join(reports, `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`)
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [VITEST, 'run', ...projects.map((name) => `--project=${name}`), ...reporting]
  return { title, program: process.execPath, args, report, tries }
}
