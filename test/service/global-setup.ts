import { mkdirSync, rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { isLong } from '../test-files.ts'
import { newPlace, type Service, startService, stopService } from './service.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The service that the files of `npm test` share; a long file starts its own, and ends it in its own ways. */
    service: Pick<Service, 'base' | 'place' | 'key'> & { readonly printed: string }
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TMPDIR } = project.config.env
  if (TMPDIR === undefined) throw new TypeError('the configuration names no folder for temporary files')
  mkdirSync(TMPDIR, { recursive: true })
  const service = isLong ? null : await startService(await newPlace())
  if (service) {
    const { base, place, key, printed } = service
    project.provide('service', { base, place, key, printed: printed() })
  }
  return async () => {
    if (service) {
      await stopService(service)
      rmSync(service.place.folder, { recursive: true, force: true })
    }
    // Chromium's too, which ends with the process of the tests.
    rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 10 })
  }
}
