import type { ApiEnv } from './env.ts'
import { findOldestWaiting, isAnyHeld } from './store/due.ts'
import { onEachShard } from './store/shards.ts'
import { sweep } from './sweep/sweep.ts'

/**
 * What Cloudflare's servers do and show otherwise, for the supervisor of `npm start` (scripts/start-watch.mjs).
 * In a deployment these addresses do not exist.
 *
 * @returns null for every other request
 */
export async function answerLocally(request: Request, env: ApiEnv): Promise<Response | null> {
  if (env.ENVIRONMENT !== 'local') return null
  const { pathname } = new URL(request.url)
  const now = Date.now()
  if (pathname === '/local/sweep' && request.method === 'POST') {
    const failed = await sweep(env, now)
    if (failed.length > 0) return Response.json({ failed }, { status: 500 })
    const shards = onEachShard(env)
    const waiting = await Promise.all(shards.map(({ DB }) => findOldestWaiting(DB)))
    const held = await Promise.all(shards.map(({ DB }) => isAnyHeld(DB, now)))
    const [oldest] = waiting.filter((one) => one !== null).sort((a, b) => a.since - b.since)
    return Response.json({ oldestWaiting: oldest?.id ?? null, isReading: held.includes(true) })
  }
  if (pathname === '/local/workers') {
    // The inspector is asked what an upload asks it: a connection that answers a ping may be about to be replaced.
    const look = env.INSPECTOR.inspect([new TextEncoder().encode('nothing')], null, null)
    return Response.json({ reader: await stateOf(env.READER.ping()), inspector: await stateOf(look) })
  }
  return null
}

async function stateOf(answer: Promise<unknown>): Promise<'ok' | 'away'> {
  return answer.then(
    () => 'ok',
    () => 'away',
  )
}
