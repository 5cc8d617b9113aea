/**
 * Keeps the files of one build of the page: the first visit fetches them all, later ones need no network.
 * The engine does not run here, and requests to the service are not touched.
 */

/** Filled in when the page is built. */
const BUILD: { readonly version: string; readonly files: readonly string[] } = '__FICHA_FILES__' as never
const CACHE = `ficha-${BUILD.version}`
/** As in the manifest, and in start/files-from-outside.ts. */
const SHARE = '/share'
const SHARED = 'shared-files'

/** What TypeScript's DOM library does not know of a service worker. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

addEventListener('install', (event) => {
  ;(event as ExtendableEvent).waitUntil(keepAll())
})

addEventListener('activate', (event) => {
  ;(event as ExtendableEvent).waitUntil(forgetOldBuilds())
})

addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent
  const { origin, pathname } = new URL(request.url)
  const isShared = request.method === 'POST' && origin === location.origin && pathname === SHARE
  if (isShared) return (event as FetchEvent).respondWith(keepShared(request))
  const isOurs = request.method === 'GET' && origin === location.origin
  if (!isOurs || !BUILD.files.includes(pathname)) return
  ;(event as FetchEvent).respondWith(keptOrFetched(request, pathname))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(BUILD.files)
}

/** Runs once no page of the old build is open any more. */
async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('ficha-') && name !== CACHE).map((name) => caches.delete(name)),
  )
}

/**
 * Files that another app shares come as a form. They wait on the device for the page, which takes them away
 * (start/files-from-outside.ts); no server hears of them.
 */
async function keepShared(request: Request): Promise<Response> {
  const files = (await request.formData()).getAll('files').filter((part) => part instanceof File)
  const cache = await caches.open(SHARED)
  // In their order: they may be the front and the back of one card.
  for (const file of files) {
    const headers = { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name) }
    await cache.put(`${SHARE}/${crypto.randomUUID()}`, new Response(file, { headers }))
  }
  return Response.redirect('/', 303)
}

async function keptOrFetched(request: Request, pathname: string): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(pathname)
  return kept ?? fetch(request)
}
