import type { OpenDocument } from '../state/state.ts'

export function SendDocument(_: { readonly document: OpenDocument }) {
  return null
}
