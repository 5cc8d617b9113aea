import { createMiddleware } from 'hono/factory'
import type { ApiContext } from './app-context.ts'
import { corsHeaders } from './cors.ts'
import { log } from './log.ts'
import { countRequest } from './metrics.ts'

const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Around every request: its id, its headers, one log line and one data point. Ids, codes and durations;
 * never an address as sent, since a path or a query may carry what a client types.
 */
export const observe = createMiddleware<ApiContext>(async (c, next) => {
  const startedAt = Date.now()
  const requestId = crypto.randomUUID()
  c.set('requestId', requestId)
  await next()
  await drainLocally(c.req.raw, c.env.ENVIRONMENT)
  const ms = Date.now() - startedAt
  const headers = {
    ...c.get('limitHeaders'),
    ...corsHeaders(c.req.raw, c.env.CORS_ORIGINS ?? '', c.res.headers.get('Allow')),
    'X-Request-Id': requestId,
    'Server-Timing': `total;dur=${ms}`,
    // An answer is data, whatever a document was made to look like: no browser runs or frames it.
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': c.res.headers.get('Content-Security-Policy') ?? NOTHING_RUNS,
  }
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  const { method } = c.req
  const { status } = c.res
  const [route, code, caller] = [c.get('route'), c.get('problemCode'), c.get('caller')]
  log({
    event: 'request',
    requestId,
    method,
    route,
    status,
    code,
    ms,
    tenantId: caller?.tenantId,
    keyId: caller?.keyId,
    documentId: c.get('documentId'),
  })
  countRequest(c.env, { tenantId: caller?.tenantId, method, route, status, code, ms })
})

/** The local proxy turns an answer into a 503 now and then if the request's body was left unread. */
async function drainLocally(request: Request, environment: string): Promise<void> {
  if (environment !== 'local' || request.body === null || request.bodyUsed) return
  await request.body.pipeTo(new WritableStream()).catch(() => {})
}
