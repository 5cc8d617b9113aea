import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { testFiles } from '../test-files.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  test: {
    name: 'web',
    root,
    ...testFiles('**/*.test.ts'),
    globalSetup: ['./global-setup.ts'],
    // Chromium ends with the process of the tests, which leaves it no time to clear up: global-setup.ts does.
    env: { TMPDIR: join(tmpdir(), `ficha-page-${process.pid}`) },
    // One Chromium for all files, in which the engine is compiled once.
    isolate: false,
    fileParallelism: false,
    // Seconds each on a quiet machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
