import { WorkerEntrypoint } from 'cloudflare:workers'
import type { AskedType } from './document-type.ts'
import type { ReaderPort } from './env.ts'
import type { Judging } from './read/judge-reading.ts'
import type { ReadAnswer } from './read/read-answer.ts'
import { readDocument } from './read/read-document.ts'
import type { SentFiles } from './read/sent-files.ts'

/** The reader Worker: bytes in, a result out. It has no bindings, so a file that breaks it reaches nothing. */
export class Reader extends WorkerEntrypoint<object> implements ReaderPort {
  read(
    files: SentFiles,
    type: AskedType,
    pages: string | null,
    password: string | null,
    judging: Judging | null,
  ): Promise<ReadAnswer> {
    const reading = readDocument(files, type, pages, password, judging)
    // Should the caller go away, the turn ends with the reading and not with its time.
    this.ctx.waitUntil(reading.catch(() => {}))
    return reading
  }

  async ping(): Promise<'alive'> {
    return 'alive'
  }
}

/** Nothing but RPC: wrangler takes a module without a default export for something older. */
export default {} satisfies ExportedHandler
