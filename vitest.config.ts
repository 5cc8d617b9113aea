import { parseArgs } from 'node:util'
import { defineConfig } from 'vitest/config'

/** Three hosts: Node (engine, client), real workerd (service, engine), Chromium (engine, client); and the whole service. */
const PROJECTS = {
  node: 'test/vitest.node.config.ts',
  worker: 'test/worker/vitest.config.ts',
  browser: 'test/browser/vitest.config.ts',
  service: 'test/service/vitest.config.ts',
  web: 'test/web/vitest.config.ts',
}

/** Those that `--project` names: what the others' plugins load takes three seconds of processor time. */
function asked(): string[] {
  const options = { project: { type: 'string', multiple: true } } as const
  const { project = [] } = parseArgs({ options, strict: false }).values
  const named = Object.entries(PROJECTS).filter(([name]) => project.includes(name))
  return (named.length > 0 ? named : Object.entries(PROJECTS)).map(([, config]) => config)
}

export default defineConfig({
  test: {
    projects: asked(),
    // Passing tests may log (the service does); what a failing one logged is shown.
    silent: 'passed-only',
    reporters: process.env.CI ? ['dot'] : ['default'],
  },
})
