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
      'service/**/*.test.ts',
      '*.test.ts',
    ],
    globalSetup: ['./contract/global-setup.ts'],
    // Whole flows start the real service; everything else ends in milliseconds.
    testTimeout: 60_000,
  },
})
