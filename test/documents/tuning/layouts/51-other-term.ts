import type { Layout } from '../../generator/layout.ts'
import { layout as term } from './23-tjpr-curatela.ts'

/** A guardianship term sent as a licence. */
export const layout: Layout = {
  name: 'other-term',
  type: 51,
  variants: ['definitive'],
  async print(random, variant) {
    const { html } = await term.print(random, variant)
    return { html, error: 'wrong_document_type', detectedType: 23 }
  },
}
