import api from '../../worker/src/index.ts'
import reader from '../../worker/src/reader.ts'

export { Reader } from '../../worker/src/reader.ts'

/** The API Worker and the reader Worker behind one door. */
export default {
  fetch: api.fetch,
  scheduled: api.scheduled,
  queue: (batch, env) =>
    batch.queue === 'ficha-extraction' ? reader.queue(batch, env) : api.queue(batch, env),
} satisfies ExportedHandler<Cloudflare.Env>
