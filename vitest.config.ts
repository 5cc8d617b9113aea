import { defineConfig } from 'vitest/config'

/** Three hosts: Node (engine, client, whole service), real workerd (service, engine), Chromium (engine, page). */
export default defineConfig({
  test: {
    projects: ['test/vitest.node.config.ts', 'test/worker/vitest.config.ts', 'test/browser/vitest.config.ts'],
    // Passing tests may log (the service does); what a failing one logged is shown.
    silent: 'passed-only',
    reporters: process.env.CI ? ['dot'] : ['default'],
  },
})
