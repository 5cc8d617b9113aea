import { type Html, html, prose } from './html.ts'
import type { Operation } from './openapi-document.ts'
import { renderSchema, renderType } from './schema.ts'

/** One route: what it does, what it takes, what it answers. */
export function renderOperation(
  place: { readonly id: string; readonly method: string; readonly path: string },
  operation: Operation,
): Html {
  const bodies = Object.entries(operation.requestBody?.content ?? {})
  return html`<section id="${place.id}">
<h3>${operation.summary}</h3>
<p class="address"><span class="method ${place.method}">${place.method}</span><code>${place.path}</code></p>
${operation.description ? html`<p>${prose(operation.description)}</p>` : null}
${operation.parameters.length > 0 ? renderParameters(operation) : null}
${bodies.map(
  ([type, { schema }]) =>
    html`<h4>Body, ${type}</h4>${schema?.properties ? renderSchema(schema) : html`<p>${renderType(schema)}</p>`}`,
)}
<h4>Answers</h4>
<div class="scroll" tabindex="0"><table><tbody>
${Object.entries(operation.responses).map(
  ([status, { description, content }]) => html`<tr><td>${status}</td><td>${description}</td>
<td>${Object.values(content ?? {}).map(({ schema }) => renderType(schema))}</td></tr>
`,
)}</tbody></table></div>
</section>`
}

function renderParameters(operation: Operation): Html {
  return html`<h4>Parameters</h4>
<div class="scroll" tabindex="0"><table><tbody>
${operation.parameters.map(
  (parameter) => html`<tr><td><code>${parameter.name}</code></td><td class="soft">${parameter.in}</td>
<td>${renderType(parameter.schema)}</td><td>${parameter.description ? prose(parameter.description) : null}</td></tr>
`,
)}</tbody></table></div>`
}
