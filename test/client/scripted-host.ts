import type { Host } from '@ficha/client'

/** A service that answers from a list, and a clock that only pauses move. */
export interface ScriptedHost extends Host {
  readonly requests: readonly { readonly url: URL; readonly init: RequestInit }[]
  readonly pauses: readonly number[]
}

/** An answer, a network that fails, or an answer that takes its time. */
export type Step = Response | Error | { readonly afterMs: number; readonly response: Response }

export function scriptedHost(steps: readonly Step[]): ScriptedHost {
  const requests: { url: URL; init: RequestInit }[] = []
  const pauses: number[] = []
  let now = Date.parse('2026-11-21T12:00:00Z')
  return {
    requests,
    pauses,
    now: () => now,
    random: () => 0,
    async fetch(url, init) {
      const step = steps[requests.length]
      requests.push({ url: new URL(url), init })
      if (step === undefined) throw new RangeError(`request ${requests.length} was not expected`)
      if (step instanceof Error) throw step
      if (step instanceof Response) return step
      now += step.afterMs
      return step.response
    },
    async sleep(milliseconds) {
      pauses.push(milliseconds)
      now += milliseconds
    },
  }
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

export function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  return json({ type: `urn:ficha:problem:${code}`, status, code, title: code, detail: code }, status, {
    'Content-Type': 'application/problem+json',
    'X-Request-Id': 'request-1',
    ...headers,
  })
}

const HEAD = {
  id: '019a0000-0000-7000-8000-000000000001',
  type: 54,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
}
export const RECEIVED = { ...HEAD, status: 0, statusDesc: 'RECEIVED' }
export const FINISHED = { ...HEAD, status: 1, statusDesc: 'FINISHED', processTime: 1.5, data: {} }
