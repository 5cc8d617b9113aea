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
  buildPage()
  const { server, url } = await serve()
  project.provide('page', url)
  return () => server.close()
}
