/** What the client needs from where it runs. Tests hand in their own clock. */
export interface Host {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Resolves after a pause; rejects with the signal's reason when it is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  /** In [0, 1). */
  readonly random: () => number
}

/** Node, browsers and Workers alike. */
export const systemHost: Host = {
  // Called as a method of anything but the global object, a browser's fetch throws.
  fetch: (url, init) => globalThis.fetch(url, init),
  now: () => Date.now(),
  sleep,
  random: () => Math.random(),
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
