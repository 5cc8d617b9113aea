import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { testFiles } from '../test-files.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  test: {
    name: 'service',
    root,
    ...testFiles('**/*.test.ts'),
    globalSetup: ['./global-setup.ts'],
    env: { TMPDIR: join(tmpdir(), `ficha-service-tests-${process.pid}`) },
    // Every long file starts the real service; the machine has few cores.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
