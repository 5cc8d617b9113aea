import { createClient, type FichaClient } from '@ficha/client'
import { createStore, useStore } from '../state/store.ts'
import { hostWithProgress } from './upload-host.ts'

/** The API key: in memory, or in this tab's session if a person says so. Never in anything that outlives the tab. */
const SESSION_KEY = 'ficha-api-key'

const keyStore = createStore<string | null>(sessionStorage.getItem(SESSION_KEY))

export function useClient(): FichaClient | null {
  const key = useStore(keyStore, (key) => key)
  return key === null ? null : clientFor(key)
}

export function keepKey(apiKey: string, keepForSession: boolean): void {
  if (keepForSession) sessionStorage.setItem(SESSION_KEY, apiKey)
  keyStore.update(() => apiKey)
}

export function forgetKey(): void {
  sessionStorage.removeItem(SESSION_KEY)
  keyStore.update(() => null)
}

/** One client for a key, so that a component may depend on it. */
let known: { readonly key: string; readonly client: FichaClient } | null = null

function clientFor(key: string): FichaClient {
  if (known?.key !== key) known = { key, client: connect(key) }
  return known.client
}

/** The service that serves this page; its own policy lets it talk to no other. */
export function connect(apiKey: string): FichaClient {
  return createClient({ url: `${location.origin}/v1`, apiKey }, hostWithProgress)
}
