import type { OpenDocument } from '../state/state.ts'

/** Whether a person has said anything about a document that would be lost with it. */
export function hasWork({ corrections, confirmed, isConfirmed }: OpenDocument): boolean {
  return isConfirmed || confirmed.length > 0 || Object.keys(corrections).length > 0
}
