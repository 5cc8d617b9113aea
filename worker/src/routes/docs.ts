import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { describeApi } from '../docs/describe-api.ts'
import { openApiDocument } from '../docs/openapi-document.ts'
import { renderPage } from '../docs/page.ts'

/** The documentation for people: one page that loads nothing else. */
export function registerDocs(api: OpenAPIHono<ApiContext>): void {
  api.get('/docs', (c) => {
    const nonce = crypto.randomUUID()
    const document = openApiDocument.parse(describeApi(api))
    return c.html(renderPage(document, nonce, baseOf(c.req.url)), 200, {
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-cache',
    })
  })
}

/** The address at which the page was opened, for commands that can be copied. */
function baseOf(url: string): string {
  return url.replace(/\/docs(?:[?#].*)?$/, '')
}
