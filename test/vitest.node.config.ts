import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'node',
    root: import.meta.dirname,
    include: [
      'engine/**/*.test.ts',
      'client/**/*.test.ts',
      'webhook/**/*.test.ts',
      'contract/node.test.ts',
      'evaluate/**/*.test.ts',
      '*.test.ts',
    ],
    globalSetup: ['./contract/global-setup.ts'],
    // Most end in milliseconds; bombs and mutants take seconds on a small machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
