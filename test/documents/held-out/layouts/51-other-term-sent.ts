import type { Layout } from '../../generator/layout.ts'
import { layout as term } from './23-mineira-grid.ts'

/** A term of guardianship sent as a licence. */
export const layout: Layout = {
  name: 'other-term-sent',
  type: 51,
  variants: ['grandmother'],
  async print(random, variant) {
    const { html } = await term.print(random, variant)
    return { html, error: 'wrong_document_type', detectedType: 23 }
  },
}
