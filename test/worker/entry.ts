import api from '../../worker/src/index.ts'
import { areWakeUpsLost } from './webhook/lost-wake-ups.ts'

/** The API, the reader and the inspector behind one door. */
export default {
  ...api,
  async queue(batch, env) {
    if (batch.queue === 'ficha-webhooks' && areWakeUpsLost()) return batch.ackAll()
    return api.queue(batch, env)
  },
} satisfies typeof api
export { Inspector } from '../../worker/src/inspector.ts'
export { Reader } from '../../worker/src/reader.ts'
