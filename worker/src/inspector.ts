import { WorkerEntrypoint } from 'cloudflare:workers'
import type { InspectorPort } from './env.ts'
import type { InspectAnswer } from './read/inspect-answer.ts'
import { inspectFiles } from './read/inspect-files.ts'

/** The inspector Worker: the reader's code, asked to look at an upload. An upload never waits for a reading. */
export class Inspector extends WorkerEntrypoint<object> implements InspectorPort {
  inspect(
    files: readonly Uint8Array[],
    pages: string | null,
    password: string | null,
  ): Promise<InspectAnswer> {
    const look = inspectFiles(files, pages, password)
    // Should the caller go away, the turn ends with the look and not with its time.
    this.ctx.waitUntil(look.catch(() => {}))
    return look
  }

  async ping(): Promise<'alive'> {
    return 'alive'
  }
}

/** Nothing but RPC: wrangler takes a module without a default export for something older. */
export default {} satisfies ExportedHandler
