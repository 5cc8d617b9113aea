import type { Layout } from '../../generator/layout.ts'
import { layout as inea } from './51-inea.ts'

/** An environmental licence sent as a guardianship term. */
export const layout: Layout = {
  name: 'other-licence',
  type: 23,
  variants: ['quarry'],
  async print(random, variant) {
    const { html } = await inea.print(random, variant)
    return { html, error: 'wrong_document_type', detectedType: 51 }
  },
}
