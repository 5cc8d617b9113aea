import { raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'

/** The empty back of a sheet: it is of no type and carries nothing. */
export const layout: Layout = {
  name: 'blank',
  type: 51,
  source: 'none',
  variants: ['sheet'],
  print: () => ({ html: sheet({ font: 'Carlito', sizePt: 10 }, raw('&#160;')), error: 'no_text_found' }),
}
