import { useEffect } from 'preact/hooks'
import { createStore, useStore } from '../state/store.ts'

/** What shows the text of any paper: it is no part of the first load. */
export type TextView = typeof import('./shown-late.ts')

const loaded = createStore<TextView | null>(null)
let loading: Promise<TextView> | null = null

/** Load it, so that nothing is requested while a document is open. */
export async function prepareTextView(): Promise<void> {
  loading ??= import('./shown-late.ts').catch((error: unknown) => {
    loading = null
    throw error
  })
  const view = await loading
  loaded.update(() => view)
}

/** Null until it is there. */
export function useTextView(isNeeded: boolean): TextView | null {
  useEffect(() => {
    if (isNeeded) void prepareTextView().catch(() => {})
  }, [isNeeded])
  return useStore(loaded, (view) => view)
}
