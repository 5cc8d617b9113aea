import { mkdirSync, rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { buildPage } from '../../scripts/build-page.mjs'
import { serve } from '../../web/serve.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page is served, with a slash at its end. */
    page: string
  }
}

/** The page as it is deployed: built, and served with its own headers. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { TMPDIR } = project.config.env
  if (TMPDIR === undefined) throw new TypeError('the configuration names no folder for temporary files')
  mkdirSync(TMPDIR, { recursive: true })
  buildPage()
  const { server, url } = await serve()
  project.provide('page', url)
  return () => {
    server.close()
    rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 10 })
  }
}
