import type { Context } from 'hono'
import type { ApiContext } from '../app-context.ts'
import { toHex } from '../ids.ts'
import { plainTag } from './if-match.ts'

/**
 * Answers with a text that is the same for as long as the isolate lives. It is made when it is first asked for, since
 * whoever has no key may ask as often as they like; whoever has it already, by its ETag, is not sent it again.
 */
export function keptText(make: () => string) {
  let text: string | undefined
  let tag: string | undefined
  return async (
    c: Context<ApiContext>,
    headers: Readonly<Record<string, string>>,
    fill = (kept: string) => kept,
  ): Promise<Response> => {
    text ??= make()
    tag ??= toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
    const all = { ...headers, 'Cache-Control': 'no-cache', ETag: `"${tag}"` }
    const isKnown = plainTag(c.req.header('If-None-Match') ?? '') === tag
    return isKnown ? c.body(null, 304, all) : c.body(fill(text), 200, all)
  }
}
