import { type Html, html, prose } from './html.ts'
import type { Schema } from './openapi-document.ts'

const SCHEMAS = '#/components/schemas/'

/** A schema's members as a table; of one that is no object, its type. */
export function renderSchema(schema: Schema): Html {
  const parts = schema.allOf ?? [schema]
  const bases = parts.filter((part) => part.$ref !== undefined)
  const own = parts.filter((part) => part.properties !== undefined)
  if (own.length === 0)
    return html`<p>${renderType(schema)} ${schema.description ? prose(schema.description) : null}</p>`
  const rows = own.flatMap((part) =>
    Object.entries(part.properties ?? {}).map(([name, member]) => ({
      name,
      member,
      isRequired: part.required?.includes(name) ?? false,
    })),
  )
  return html`${schema.description ? html`<p>${prose(schema.description)}</p>` : null}
${bases.map((base) => html`<p class="soft">Everything of ${renderType(base)}, and:</p>`)}
<div class="scroll" tabindex="0"><table><thead><tr><th>Member</th><th>Type</th><th></th></tr></thead><tbody>
${rows.map(
  ({ name, member, isRequired }) => html`<tr><td><code>${name}</code></td><td>${renderType(member)}</td>
<td>${isRequired ? null : html`<span class="soft">optional</span> `}${member.description ? prose(member.description) : null}</td></tr>
`,
)}</tbody></table></div>`
}

/** A type in a few words, linked where it has a name. */
export function renderType(schema: Schema | undefined): Html {
  if (schema === undefined) return html`any`
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace(SCHEMAS, '')
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (schema.enum !== undefined)
    return html`${join(schema.enum.map((value) => html`<code>${String(value)}</code>`))}`
  const union = schema.oneOf ?? schema.anyOf ?? schema.allOf
  if (union !== undefined) return html`${join(union.map(renderType))}`
  if (schema.items !== undefined) return html`list of ${renderType(schema.items)}`
  const type = [schema.type ?? 'any'].flat().join(' or ')
  return html`${type}${schema.format ? ` (${schema.format})` : null}`
}

function join(parts: readonly Html[]): Html[] {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [html` · `, part]))
}
