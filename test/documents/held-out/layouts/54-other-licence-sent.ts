import type { Layout } from '../../generator/layout.ts'
import { layout as licence } from './51-fluminense-grant.ts'

/** An operating licence sent as a driver's: both are called a licence. */
export const layout: Layout = {
  name: 'other-licence-sent',
  type: 54,
  variants: ['chemicals-by-road'],
  async print(random, variant) {
    const { html } = await licence.print(random, variant)
    return { html, error: 'wrong_document_type', detectedType: 51 }
  },
}
