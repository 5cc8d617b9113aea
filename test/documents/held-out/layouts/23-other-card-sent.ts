import type { Layout } from '../../generator/layout.ts'
import { layout as card } from './54-portal-export.ts'

/** A driver's licence sent where a term was asked for. */
export const layout: Layout = {
  name: 'other-card-sent',
  type: 23,
  variants: ['coach'],
  async print(random, variant) {
    const { html } = await card.print(random, variant)
    return { html, error: 'wrong_document_type', detectedType: 54 }
  },
}
