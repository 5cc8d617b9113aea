// What the supervisor asks the API Worker about the service, in local mode alone (worker/src/local.ts).

/** Three minutes: the sweeper has sent a waiting document's message again by then, twice. */
const STUCK_LOOKS = 3

/**
 * One minute of Cloudflare's: the sweeper runs, and answers with who has waited longest.
 *
 * @throws when it did not run
 */
export async function sweep(base, timeoutMs) {
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(`${base}/local/sweep`, { method: 'POST', signal })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`it answered ${answer.status} ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

/** Do the other Workers answer the API? */
export async function hasAllWorkers(base) {
  try {
    const answer = await fetch(`${base}/local/workers`, { signal: AbortSignal.timeout(2_000) })
    const text = await answer.text()
    return answer.ok && Object.values(JSON.parse(text)).every((state) => state === 'ok')
  } catch {
    return false
  }
}

/** @returns true when the service would take an upload */
export async function isHealthy(base, timeoutMs) {
  return (await askHealth(base, timeoutMs)) === 200
}

/** @returns false when nothing answers: a service that says no is not silent, it may wait for its inspector */
export async function isThere(base, timeoutMs) {
  return (await askHealth(base, timeoutMs)) !== null
}

async function askHealth(base, timeoutMs) {
  try {
    const answer = await fetch(`${base}/health`, { signal: AbortSignal.timeout(timeoutMs) })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
}

/**
 * Tells a queue that died from one that is long: the same document is the first in the row, look after look, while
 * nothing is being read.
 *
 * @returns a function that is told each minute's `{oldestWaiting, isReading}` and says whether the service is stuck
 */
export function createStuckWatch() {
  let [first, looks] = [null, 0]
  return ({ oldestWaiting, isReading }) => {
    const isSame = oldestWaiting !== null && oldestWaiting === first && !isReading
    first = oldestWaiting
    looks = isSame ? looks + 1 : 0
    if (looks < STUCK_LOOKS) return false
    first = null
    return true
  }
}
