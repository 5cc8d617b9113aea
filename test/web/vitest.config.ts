import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  test: {
    name: 'web',
    root,
    include: ['**/*.test.ts'],
    globalSetup: ['./global-setup.ts'],
    // One Chromium at a time: the machine has few cores, and each reads documents.
    fileParallelism: false,
    // Seconds each on a quiet machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
