import { describeProblem, PROBLEM_CODES } from '../problem.ts'
import { html, prose } from './html.ts'
import type { OpenApiDocument, Operation } from './openapi-document.ts'
import { renderOperation } from './operation.ts'
import { renderSchema } from './schema.ts'
import { STYLE } from './style.ts'
import { renderVerification } from './verification.ts'

/** Where the page names the address at which it is opened. */
const BASE = '{{base}}'

/** @param page as `renderPage` makes it, once for all addresses */
export function fillBase(page: string, base: string): string {
  const { html: escaped } = html`${base}`
  return page.replaceAll(BASE, () => escaped)
}

/** The documentation as one page without scripts, made of the OpenAPI document; `fillBase` gives it its address. */
export function renderPage(document: OpenApiDocument): string {
  const groups = document.tags.map((tag) => ({ ...tag, operations: operationsOf(document, tag.name) }))
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} API</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<nav aria-label="Contents">
<a href="#start"><strong>${document.info.title} API</strong></a>
<a href="#start">First steps</a><a href="#verify">Verify a webhook</a><a href="#errors">Errors</a><a href="#limits">Limits</a>
${groups.map(
  (group) => html`<h2>${group.name}</h2>
${group.operations.map(
  ([method, path, operation]) =>
    html`<a href="#${anchor(method, path)}" title="${operation.summary}"><span class="method ${method}">${method}</span>${path}</a>
`,
)}`,
)}
<h2>Schemas</h2>
${Object.keys(document.components.schemas).map(
  (name) => html`<a href="#schema-${name}">${name}</a>
`,
)}
</nav>
<main>
<h1 id="start">${document.info.title} API</h1>
<p class="soft">Version ${document.info.version} · <a href="openapi.json">openapi.json</a></p>
<p>${prose(document.info.description)}</p>
<h3>Upload a document</h3>
<pre tabindex="0">curl -H "SERVICE-API-KEY: $KEY" -F type=auto -F files=@document.pdf ${BASE}/documents/upload</pre>
<h3>Fetch its fields, waiting up to 20 seconds for them</h3>
<pre tabindex="0">curl -H "SERVICE-API-KEY: $KEY" "${BASE}/documents/$ID?wait=20"</pre>
${renderVerification()}
<h2 id="errors">Errors</h2>
<p>Every error is <code>application/problem+json</code> (RFC 9457) with a stable <code>code</code>. All parameters that
are not valid come in one answer, under <code>errors</code>. No value that was sent is repeated. Titles are
Portuguese where <code>Accept-Language</code> prefers it. Every answer carries
<code>X-Request-Id</code>: name it when you ask us.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>
${problems().map(
  ({ code, status, title }) => html`<tr><td>${status}</td><td><code>${code}</code></td><td>${title}</td></tr>
`,
)}</tbody></table></div>
<h2 id="limits">Limits</h2>
<p><a href="limits">/limits</a> says all of them to a program. Answers carry <code>RateLimit</code> and
<code>RateLimit-Policy</code>; 429 and 503 say in <code>Retry-After</code> when to try again. Uploads over the burst wait a
few seconds for their turn before they are refused.</p>
${groups.map(
  (group) => html`<h2>${group.name}</h2><p>${prose(group.description)}</p>
${group.operations.map(([method, path, operation]) =>
  renderOperation({ id: anchor(method, path), method, path }, operation),
)}`,
)}
<h2>Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) => html`<h3 id="schema-${name}">${name}</h3>${renderSchema(schema)}`,
)}
</main>
</body>
</html>
`
  return page.html
}

function operationsOf(document: OpenApiDocument, tag: string): [string, string, Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): [string, string, Operation][] =>
      operation.tags.includes(tag) ? [[method, path, operation]] : [],
    ),
  )
}

function anchor(method: string, path: string): string {
  return `${method}${path.replace(/[^a-z]+/gi, '-')}`
}

function problems(): { code: string; status: number; title: string }[] {
  return PROBLEM_CODES.map((code) => ({ code, ...describeProblem(code) })).sort((a, b) => a.status - b.status)
}
