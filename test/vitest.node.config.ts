import { defineConfig } from 'vitest/config'
import { z } from 'zod'
import { isLong, testFiles } from './test-files.ts'

/** The engine's tests, and those of its evaluation. */
const ENGINE = ['engine/**/*.test.ts', 'evaluate/**/*.test.ts']
const OTHERS = [
  'client/**/*.test.ts',
  'webhook/**/*.test.ts',
  'lifecycle/**/*.test.ts',
  'contract/node.test.ts',
  'scripts/*.test.ts',
  'packages/*.test.ts',
  '*.test.ts',
]
/** `npm test` runs the two halves beside each other. */
const FILES = { engine: ENGINE, others: OTHERS, all: [...ENGINE, ...OTHERS] }
const part = z.enum(['engine', 'others', 'all']).parse(process.env.FICHA_NODE_TESTS ?? 'all')

export default defineConfig({
  test: {
    name: 'node',
    root: import.meta.dirname,
    ...testFiles(...FILES[part]),
    // Loading the engine takes longer than most files take to run. The long files watch memory: each has its own process.
    isolate: isLong,
    // Other suites have the other processors: V8's own threads would only take turns with them.
    execArgv: isLong ? [] : ['--single-threaded-gc', '--max-semi-space-size=64'],
    // Most end in milliseconds; bombs and mutants take seconds on a small machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
