import { WorkerEntrypoint } from 'cloudflare:workers'
import type { ReaderEnv, ReaderPort } from './env.ts'
import { consumeExtraction } from './queue/consume-extraction.ts'
import type { InspectAnswer } from './read/inspect-answer.ts'
import { inspectFiles } from './read/inspect-files.ts'

/** What the API Worker may ask by RPC. */
export class Reader extends WorkerEntrypoint<ReaderEnv> implements ReaderPort {
  inspect(files: readonly Uint8Array[], pages: string | null): Promise<InspectAnswer> {
    return inspectFiles(files, pages)
  }

  async ping(): Promise<'alive'> {
    return 'alive'
  }
}

/** The reader Worker: the only one that opens documents. */
export default {
  async queue(batch, env) {
    for (const message of batch.messages) await consumeExtraction(message, env)
  },
} satisfies ExportedHandler<ReaderEnv>
