import { useHash } from './use-hash.ts'

/** The page's places are fragments: whatever server it comes from, nothing but `/` is asked of it. */
export type Route =
  | { readonly kind: 'read' }
  | { readonly kind: 'help' }
  | { readonly kind: 'service'; readonly tab: ServiceTab; readonly id: string | null }

export const SERVICE_TABS = ['documents', 'webhooks', 'keys'] as const
export type ServiceTab = (typeof SERVICE_TABS)[number]

export function useRoute(): Route {
  return parseRoute(useHash())
}

export function parseRoute(hash: string): Route {
  const [place, tab, id] = hash.replace(/^#\/?/, '').split('/')
  if (place === 'help') return { kind: 'help' }
  if (place !== 'service') return { kind: 'read' }
  return { kind: 'service', tab: SERVICE_TABS.find((known) => known === tab) ?? 'documents', id: id ?? null }
}

export function serviceLink(tab: ServiceTab, id?: string): string {
  return `#/service/${tab}${id === undefined ? '' : `/${id}`}`
}
