import { store } from '../state/state.ts'

/**
 * Keeps the page and everything that it loads on the device, so that it works without a network. Resolves
 * when all is kept, so that nothing is fetched in the background while a document is open.
 */
export async function installServiceWorker(): Promise<void> {
  // A program that lends the page a port of its own for an hour leaves nothing behind.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || store.get().label !== null) return
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  } catch {
    // Private windows of some browsers refuse it: the page then needs the network at its next start.
  }
}
