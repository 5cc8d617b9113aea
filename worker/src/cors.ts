/** What a script may read of an answer, beside the body. */
const EXPOSED = [
  'X-Request-Id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Idempotency-Replayed',
  'X-File-Count',
  'X-Next-Cursor',
  'ETag',
  'Content-Disposition',
  'Server-Timing',
].join(', ')
/** A preflight holds for a day; browsers cap it at two hours or less themselves. */
const MAX_AGE_SECONDS = 86_400

/**
 * The headers with which a browser lets another site's page use the API.
 *
 * @param origins the deployment's `CORS_ORIGINS`: space-separated, `*` for all, empty for none
 * @param allow the Allow header of an OPTIONS answer
 */
export function corsHeaders(request: Request, origins: string, allow: string | null): Record<string, string> {
  if (origins === '') return {}
  const allowed = origins.split(' ')
  const origin = request.headers.get('Origin')
  const isAny = allowed.includes('*')
  const vary: Record<string, string> = isAny ? {} : { Vary: 'Origin' }
  if (origin === null || (!isAny && !allowed.includes(origin))) return vary
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method')
  return {
    ...vary,
    'Access-Control-Allow-Origin': isAny ? '*' : origin,
    'Access-Control-Expose-Headers': EXPOSED,
    ...(isPreflight
      ? {
          'Access-Control-Allow-Methods': allow ?? '',
          // Whatever is asked for: a key decides what is allowed, not a header's name.
          'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '',
          'Access-Control-Max-Age': String(MAX_AGE_SECONDS),
        }
      : {}),
  }
}
