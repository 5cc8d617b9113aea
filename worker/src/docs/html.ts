/** A piece of HTML that needs no escaping any more. */
export interface Html {
  readonly html: string
}

type Part = Html | string | number | readonly Part[] | null | undefined

/** HTML from a template; everything that is not HTML itself is escaped. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: pieces.map((piece, i) => piece + render(parts[i])).join('') }
}

function render(part: Part): string {
  if (part === null || part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'html' in part ? part.html : part.map(render).join('')
}

/** Text with `code` in backticks, as descriptions have it. */
export function prose(text: string): Html {
  const parts = text.split('`')
  return {
    html: parts.map((part, i) => (i % 2 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part))).join(''),
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
