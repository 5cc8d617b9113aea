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
    // One Chromium for all files, in which the engine is compiled once.
    isolate: false,
    fileParallelism: false,
    // Seconds each on a quiet machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
