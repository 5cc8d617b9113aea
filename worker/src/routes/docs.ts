import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { describeApi } from '../docs/describe-api.ts'
import { openApiDocument } from '../docs/openapi-document.ts'
import { fillBase, renderPage } from '../docs/page.ts'
import { STYLE } from '../docs/style.ts'
import { keptText } from './kept-text.ts'

/** The documentation for people: one page that loads nothing else. */
export function registerDocs(api: OpenAPIHono<ApiContext>): void {
  const answer = keptText(() => renderPage(openApiDocument.parse(describeApi(api))))
  // It is the same for every request, and the page's look is made of nothing else.
  let styleHash: Promise<string> | undefined
  api.get('/docs', async (c) => {
    styleHash ??= hashOf(STYLE)
    const headers = {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        // By its hash and not by a nonce: the page is the same for everybody, and may be kept.
        `style-src 'sha256-${await styleHash}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    }
    return answer(c, headers, (page) => fillBase(page, baseOf(c.req.url)))
  })
}

/** The address at which the page was opened, for commands that can be copied. */
function baseOf(url: string): string {
  return url.replace(/\/docs(?:[?#].*)?$/, '')
}

/** SHA-256 in base64. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
