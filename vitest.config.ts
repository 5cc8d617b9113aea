import { defineConfig } from 'vitest/config'

/** Three hosts: Node (engine, client), real workerd (service, engine), Chromium (engine, client); and the whole service. */
export default defineConfig({
  test: {
    projects: [
      'test/vitest.node.config.ts',
      'test/worker/vitest.config.ts',
      'test/browser/vitest.config.ts',
      'test/service/vitest.config.ts',
      'test/web/vitest.config.ts',
    ],
    // Passing tests may log (the service does); what a failing one logged is shown.
    silent: 'passed-only',
    reporters: process.env.CI ? ['dot'] : ['default'],
  },
})
