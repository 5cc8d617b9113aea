import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'

/** The back of a sheet: nothing is printed on it. */
export const layout: Layout = {
  name: 'empty-sheet',
  type: 51,
  source: 'none',
  variants: ['blank'],
  print: () => ({ html: sheet({ font: 'Go', sizePt: 10 }, html`<p></p>`), error: 'no_text_found' }),
}
