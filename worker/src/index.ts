import { createApp } from './app.ts'
import { consumeWebhooks } from './courier/consume-webhooks.ts'
import type { ApiEnv } from './env.ts'
import { answerLocally } from './local.ts'
import { consumeExtraction } from './queue/consume-extraction.ts'
import { buryDeadLetter } from './queue/dead-letters.ts'
import { recoverAtStart, sweep } from './sweep/sweep.ts'

const app = createApp()

/** The API Worker. */
export default {
  async fetch(request, env, ctx) {
    ctx.waitUntil(recoverAtStart(env, Date.now()))
    return (await answerLocally(request, env)) ?? app.fetch(request, env, ctx)
  },
  async scheduled(_controller, env) {
    await sweep(env, Date.now())
  },
  async queue(batch, env) {
    if (batch.queue === 'ficha-webhooks') return consumeWebhooks(batch, env)
    for (const message of batch.messages) {
      if (batch.queue === 'ficha-extraction') await consumeExtraction(message, env)
      else await buryDeadLetter(message, env, Date.now())
    }
  },
} satisfies ExportedHandler<ApiEnv>
